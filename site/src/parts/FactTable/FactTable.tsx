import { Marked } from '../Marked/Marked.tsx';
import type { Fact } from '../../fields/fact.ts';
import { SampleMark } from '../SampleMark/SampleMark.tsx';
import styles from './FactTable.module.css';

interface Props {
  /** `sample` marks one fact; a section of samples only has the mark in its head. */
  facts: (Fact & { sample?: boolean })[];
  look?: 'cells' | 'rows' | undefined;
}

/** Labeled facts with links to their sources. Every direction has its own look for them. */
export function FactTable({ facts, look }: Props) {
  return (
    <dl className={look === 'rows' ? styles.rows : `fact-table ${styles.root}`} data-look={look}>
      {facts.map(({ label, value, source, sample }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Marked text={value} /> {sample && <SampleMark />}
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
