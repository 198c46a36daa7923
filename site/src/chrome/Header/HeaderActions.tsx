import { frame } from 'words:site';
import type { Company } from '../../../../contract/company.ts';
import { getCallAddress, isTollFree } from '../../../../domain/typed/phone.ts';
import type { Navigation } from '../../collections/navigation.ts';
import { Icon } from '../../parts/Icon/Icon.tsx';
import styles from './HeaderActions.module.css';

interface Props {
  company: Company;
  navigation: Navigation;
  menu: 'page' | 'sections';
}

/** The phone number, the quote link, and the menu button for small windows. */
export function HeaderActions({ company, navigation, menu }: Props) {
  const { label, tollFree = label } = navigation.call;
  return (
    <>
      <a className={styles.call} href={getCallAddress(company.phone)}>
        <Icon name="phone" />
        <span>
          <span className={styles.callLabel}>{isTollFree(company.phone) ? tollFree : label}</span>{' '}
          {company.phone.shown}
        </span>
      </a>
      <a
        className={styles.quote}
        data-tone="loud"
        href={menu === 'sections' ? '#contact' : navigation.quote.path}
      >
        {navigation.quote.label}
      </a>
      <button
        className={styles.toggle}
        type="button"
        aria-label={frame.openPanel}
        aria-haspopup="dialog"
        // Opens the dialog without JavaScript. chrome.client.ts does so in browsers without `command`.
        {...{ command: 'show-modal', commandfor: 'menu-panel' }}
      >
        <Icon name="menu" size={26} />
      </button>
    </>
  );
}
