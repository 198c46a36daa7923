import { frame } from 'words:site';
import { getCallAddress } from '../../../../domain/typed/phone.ts';
import type { Company } from '../../../../contract/company.ts';
import type { Navigation } from '../../collections/navigation.ts';
import { Icon } from '../../parts/Icon/Icon.tsx';
import styles from './CallBar.module.css';

interface Props {
  company: Company;
  navigation: Navigation;
  /** One-page sites have a form on the page. */
  menu: 'page' | 'sections';
}

/** The bar at the bottom of a phone's screen keeps the call and the quote in the thumb's reach. */
export function CallBar({ company, navigation, menu }: Props) {
  return (
    <nav className={styles.root} aria-label={frame.callBar}>
      <a href={getCallAddress(company.phone)}>
        <Icon name="phone" />
        {frame.call}
      </a>
      <a data-tone="loud" href={menu === 'sections' ? '#contact' : navigation.quote.path}>
        {navigation.quote.label}
      </a>
    </nav>
  );
}
