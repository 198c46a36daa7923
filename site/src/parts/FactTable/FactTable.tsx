import { Marked } from '../Marked/Marked.tsx';
import type { Fact } from '../../lib/fact.ts';
import styles from './FactTable.module.css';

/** Labeled facts with links to their sources. Every direction has its own look for them. */
export function FactTable({ facts, look }: { facts: Fact[]; look?: 'cells' | 'rows' | undefined }) {
  return (
    <dl className={look === 'rows' ? styles.rows : `fact-table ${styles.root}`} data-look={look}>
      {facts.map(({ label, value, source }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Marked text={value} />
          </dd>
          {source && (
            <dd className={styles.source}>
              <a href={source.url} rel="noopener">
                {source.name}
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
