import { Marked } from '../Marked/Marked.tsx';
import type { Fact } from '../../lib/fact.ts';
import { SampleMark } from '../SampleMark/SampleMark.tsx';
import styles from './FactTable.module.css';

interface Props {
  /** `sample` marks one fact; a section of samples only has the mark in its head. */
  facts: (Fact & { sample?: boolean })[];
  look?: 'cells' | 'rows' | undefined;
}

/** Labeled facts side by side, like a drawing's title block, with links to their sources. */
export function FactTable({ facts, look }: Props) {
  return (
    <dl className={look === 'rows' ? styles.rows : styles.root} data-look={look}>
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
