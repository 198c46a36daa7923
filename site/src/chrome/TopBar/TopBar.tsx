import { frame, hours as hourWords } from 'words:site';
import type { Company } from '../../../../contract/company.ts';
import { formatHours } from '../../../../domain/format-hours.ts';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { SearchForm } from '../../parts/SearchForm/SearchForm.tsx';
import styles from './TopBar.module.css';

/** A thin line above the menu: welcome, town, hours, email, social profiles and the search box. */
export function TopBar({ company }: { company: Company }) {
  return (
    <div className={styles.root} data-surface="graphite">
      <div className={`wrap ${styles.line}`}>
        <p className={styles.welcome}>{company.welcome}</p>
        <ul role="list" className={styles.facts}>
          <li>
            <Icon name="pin" size={16} />
            {company.town}, {company.state}
          </li>
          <li>
            <Icon name="clock" size={16} />
            {formatHours(company.hours, hourWords)}
          </li>
          <li>
            <Icon name="mail" size={16} />
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </li>
        </ul>
        <ul role="list" className={styles.social}>
          {company.social.map(({ platform, label, url }) => (
            <li key={platform}>
              <a href={url} aria-label={label} rel="noopener">
                <Icon name={platform} size={16} />
              </a>
            </li>
          ))}
        </ul>
        <button className={styles.toggle} type="button" popoverTarget="search-box" aria-label={frame.search}>
          <Icon name="search" size={18} />
        </button>
        <div className={styles.search} id="search-box" popover="auto" data-surface="paper">
          <SearchForm id="search-top" />
        </div>
      </div>
    </div>
  );
}
