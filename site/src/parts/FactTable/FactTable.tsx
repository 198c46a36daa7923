import { Marked } from '../Marked/Marked.tsx';
import type { Fact } from '../../lib/fact.ts';
import styles from './FactTable.module.css';

/** Labeled facts side by side, like a drawing's title block, with links to their sources. */
export function FactTable({ facts, look }: { facts: Fact[]; look?: 'cells' | 'rows' | undefined }) {
  return (
    <dl className={look === 'rows' ? styles.rows : styles.root} data-look={look}>
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
