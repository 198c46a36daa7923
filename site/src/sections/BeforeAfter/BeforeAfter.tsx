import { Chips } from '../../parts/Chips/Chips.tsx';
import { Marked } from '../../parts/Marked/Marked.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './BeforeAfter.module.css';
import type { beforeAfter } from './BeforeAfter.schema.ts';

/** The pictures are stacked, and only the selected one is visible. */
export function BeforeAfter({ label, title, text, items, open }: SectionProps<typeof beforeAfter>) {
  return (
    <div className={`wrap ${styles.root}`}>
      <SectionHead label={label} title={title} text={text} />
      <Chips
        className={styles.choices}
        legend={title}
        mark="stage"
        chosen={open}
        choices={items.map((item, index) => ({
          number: index + 1,
          name: item.title,
          content: (
            <>
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.title}>{item.title}</span>
            </>
          ),
        }))}
      />
      <div className={styles.frame}>
        {items.map((item, index) => (
          <figure key={item.title} data-of={index + 1}>
            <div className={styles.picture}>
              <Picture picture={item.picture} sizes="(width < 62rem) 100vw, 54rem" />
            </div>
            <figcaption>
              <Marked text={item.text} />
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
