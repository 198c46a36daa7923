import type { Company } from '../../../../contract/company.ts';
import type { Menus } from '../../collections/navigation.ts';
import { isLongName } from '../../logo/fit-header.ts';
import { isAlone } from '../../logo/logo.ts';
import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Logo } from '../Logo/Logo.tsx';
import styles from './FooterBrand.module.css';

interface Props {
  company: Company;
  quote: Menus['quote'];
}

/** Logo, name and tagline, and the quote link. */
export function FooterBrand({ company, quote }: Props) {
  return (
    <div className={styles.root}>
      <p className={styles.name} data-long={isLongName(company.name) || undefined}>
        <Logo logo={company.logo} name={company.name} size={48} />
        {!isAlone(company.logo) && <span>{company.name}</span>}
      </p>
      <p className="quiet">{company.tagline}</p>
      <ActionLink {...quote} />
    </div>
  );
}
