import { frame } from 'words:site';
import { getCallAddress } from '../../../../domain/typed/phone.ts';
import type { Company } from '../../../../contract/company.ts';
import type { Navigation } from '../../collections/navigation.ts';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { SearchForm } from '../../parts/SearchForm/SearchForm.tsx';
import styles from './MobilePanel.module.css';

interface Props {
  company: Company;
  navigation: Navigation;
  menu: 'page' | 'sections';
}

/** The menu on small screens: a modal dialog that the header's button opens. */
export function MobilePanel({ company, navigation, menu }: Props) {
  return (
    <dialog className={styles.root} id="menu-panel" aria-label={frame.panel} {...{ closedby: 'any' }}>
      <button
        className={styles.close}
        type="button"
        aria-label={frame.closePanel}
        {...{ command: 'close', commandfor: 'menu-panel' }}
      >
        <Icon name="close" size={26} />
      </button>
      <nav aria-label={frame.panel}>
        <ul role="list" className={styles.menu}>
          {menu === 'sections'
            ? navigation.onePage.map(({ label, anchor }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`} data-section-link={anchor}>
                    {label}
                  </a>
                </li>
              ))
            : navigation.header.map((item) =>
                'path' in item ? (
                  <li key={item.label}>
                    <a href={item.path}>{item.label}</a>
                  </li>
                ) : (
                  <li key={item.label}>
                    <details className={styles.sub}>
                      <summary>
                        {item.label}
                        <Icon name="plus" />
                      </summary>
                      <ul role="list">
                        {item.items.map((child) => (
                          <li key={child.path}>
                            <a href={child.path}>{child.label}</a>
                          </li>
                        ))}
                      </ul>
                    </details>
                  </li>
                ),
              )}
        </ul>
      </nav>
      <a
        className={styles.quote}
        data-tone="loud"
        href={menu === 'sections' ? '#contact' : navigation.quote.path}
      >
        {navigation.quote.label}
      </a>
      <SearchForm id="search-panel" />
      <ul role="list" className={styles.facts}>
        <li>
          <Icon name="pin" />
          {company.town}, {company.state}
        </li>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </li>
        <li>
          <Icon name="phone" />
          <a href={getCallAddress(company.phone)}>{company.phone.shown}</a>
        </li>
      </ul>
    </dialog>
  );
}
