import { Marked } from '../../parts/Marked/Marked.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Prose.module.css';
import type { prose } from './Prose.schema.ts';

export function Prose({ parts }: SectionProps<typeof prose>) {
  return (
    <div className={`wrap ${styles.root}`}>
      {parts.map(({ heading, text }) => (
        <div key={text[0]} className={styles.part}>
          {heading && <h2>{heading}</h2>}
          <div className="stack">
            {text.map((paragraph) => (
              <p key={paragraph}>
                <Marked text={paragraph} />
              </p>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
