import { Picture } from '../../parts/Picture/Picture.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import { TickList } from '../../parts/TickList/TickList.tsx';
import type { RoomProps } from '../common.ts';
import styles from './Results.module.css';
import type { results } from './Results.schema.ts';

export function Results({ label, title, text, items, picture }: RoomProps<typeof results>) {
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
