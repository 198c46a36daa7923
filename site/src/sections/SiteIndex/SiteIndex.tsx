import { useId } from 'react';
import type { RoomProps } from '../common.ts';
import styles from './SiteIndex.module.css';
import type { siteIndex } from './SiteIndex.schema.ts';

type Props = RoomProps<typeof siteIndex> & {
  /** Pages that search engines list too. */
  pages: { title: string; path: string; description: string }[];
};

/** Without JavaScript the list is complete; SiteIndex.client.ts keeps what the words of the address ask for. */
export function SiteIndex({ label, pages }: Props) {
  const id = useId();
  return (
    <div className={`wrap ${styles.root}`} data-site-index="">
      <form className={styles.form} action="/search" method="get" role="search">
        <label htmlFor={id}>{label}</label>
        <input id={id} name="q" type="search" />
        <button type="submit">Search</button>
      </form>
      <p role="status" data-site-index-status="" />
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.title}</a>
            <p className="quiet">{page.description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
