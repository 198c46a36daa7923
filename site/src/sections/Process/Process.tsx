import { Drawing } from '../../parts/Drawing/Drawing.tsx';
import { Marked } from '../../parts/Marked/Marked.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Process.module.css';
import type { process } from './Process.schema.ts';

export function Process({ label, title, text, steps }: SectionProps<typeof process>) {
  return (
    <div className={`wrap ${styles.root}`}>
      <SectionHead label={label} title={title} text={text} />
      <ol role="list" className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <div className={styles.line} aria-hidden="true">
              <span>{index + 1}</span>
            </div>
            {step.picture ? (
              <div className={styles.picture}>
                <Picture picture={step.picture} sizes="(width < 48rem) 6rem, (width < 62rem) 46vw, 19rem" />
              </div>
            ) : (
              step.drawing && (
                <div className={styles.drawing}>
                  <Drawing name={step.drawing} />
                </div>
              )
            )}
            <h3>{step.title}</h3>
            <p className="quiet">
              <Marked text={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
