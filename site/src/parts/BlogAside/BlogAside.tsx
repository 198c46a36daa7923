import { formatDay } from '../../../../contract/language.ts';
import { recentPosts } from '../../entries/recent-posts.ts';
import { SearchForm } from '../SearchForm/SearchForm.tsx';
import styles from './BlogAside.module.css';

interface Link {
  label: string;
  path: string;
}

export interface BlogAsideData {
  /** The accessible name of the sidebar and the headings of its four parts. */
  headings: { label: string; search: string; recent: string; categories: string; tags: string };
  recent: { title: string; path: string; date: string }[];
  categories: (Link & { count: number })[];
  tags: Link[];
}

interface Props extends BlogAsideData {
  /** The path of this page's category or article. */
  current?: string | undefined;
}

/** The sidebar of each list, and the last part of each article. */
export function BlogAside({ headings, recent, categories, tags, current }: Props) {
  const others = recent.filter(({ path }) => path !== current).slice(0, recentPosts);
  return (
    <aside className={styles.root} aria-label={headings.label}>
      <div className={styles.part}>
        <h2>{headings.search}</h2>
        <SearchForm id="search-blog" />
      </div>
      <div className={styles.part}>
        <h2>{headings.recent}</h2>
        <ul role="list" className={styles.lines}>
          {others.map(({ title, path, date }) => (
            <li key={path}>
              <a href={path}>{title}</a>
              <time dateTime={date}>{formatDay(date)}</time>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.part}>
        <h2>{headings.categories}</h2>
        <ul role="list" className={styles.lines}>
          {categories.map(({ label, path, count }) => (
            <li key={path} className={styles.category}>
              <a href={path} {...(path === current ? { 'aria-current': 'page' } : {})}>
                {label}
              </a>
              <span aria-hidden="true">{count}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.part}>
        <h2>{headings.tags}</h2>
        <ul role="list" className={styles.tags}>
          {tags.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
