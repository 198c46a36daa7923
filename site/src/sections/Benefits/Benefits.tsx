import { Accordion } from '../../parts/Accordion/Accordion.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Benefits.module.css';
import type { benefits } from './Benefits.schema.ts';

export function Benefits({ label, title, text, items, open, picture }: SectionProps<typeof benefits>) {
  return (
    <div className={`wrap ${styles.root}`}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(width < 62rem) 100vw, 34rem" />
        </div>
      )}
      <div className={styles.words}>
        <SectionHead label={label} title={title} text={text} />
        <Accordion items={items} open={open} />
      </div>
    </div>
  );
}
