import { useId } from 'react';
import { stages as words } from 'words:site';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './BeforeAfter.module.css';
import type { beforeAfter } from './BeforeAfter.schema.ts';

/** Radio buttons and CSS, as in Projects: the pictures are stacked, and only the chosen one is visible. */
export function BeforeAfter({ label, title, text, items, open }: SectionProps<typeof beforeAfter>) {
  const group = useId();
  return (
    <div className={`wrap ${styles.root}`}>
      <SectionHead label={label} title={title} text={text} />
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{words.choose}</legend>
        {items.map((item, index) => (
          <label key={item.title}>
            <input type="radio" name={group} defaultChecked={index + 1 === open} data-stage={index + 1} />
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.title}>{item.title}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.frame}>
        {items.map((item, index) => (
          <figure key={item.title} data-of={index + 1}>
            <div className={styles.picture}>
              <Picture picture={item.picture} sizes="(width < 62rem) 100vw, 54rem" />
            </div>
            <figcaption>{item.text}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
