import { Picture } from '../../parts/Picture/Picture.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import { TickList } from '../../parts/TickList/TickList.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Checklist.module.css';
import type { checklist } from './Checklist.schema.ts';

export function Checklist({ label, title, text, items, picture }: SectionProps<typeof checklist>) {
  return (
    <div className={`wrap ${styles.root}`}>
      <SectionHead label={label} title={title} text={text} />
      <TickList items={items} />
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(width < 62rem) 92vw, 36rem" />
        </div>
      )}
    </div>
  );
}
