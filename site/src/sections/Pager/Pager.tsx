import type { SectionProps } from '../common.ts';
import styles from './Pager.module.css';
import type { pager } from './Pager.schema.ts';

export function Pager({ title, pages }: SectionProps<typeof pager>) {
  return (
    <nav className="wrap" aria-label={title} data-unsearched="">
      <ol role="list" className={styles.root}>
        {pages.map(({ label, path, isCurrent }) => (
          <li key={path}>
            <a href={path} {...(isCurrent && { 'aria-current': 'page' as const })}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
