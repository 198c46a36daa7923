import { formatDate } from '../../lib/dates.ts';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { RoomProps } from '../common.ts';
import styles from './Articles.module.css';
import type { articles } from './Articles.schema.ts';

export function Articles({ label, title, items }: RoomProps<typeof articles>) {
  return (
    <div className={`wrap ${styles.root}`}>
      <SectionHead label={label} title={title} />
      <ul className="cards">
        {items.map((item) => (
          <li key={item.path} className={styles.card}>
            <div className={styles.picture}>
              <Picture picture={item.picture} sizes="(width < 48rem) 92vw, 26rem" />
            </div>
            <p className={styles.meta}>
              <time dateTime={item.date}>{formatDate(item.date)}</time>
              <span>{item.category}</span>
            </p>
            <h3>
              <a href={item.path}>{item.title}</a>
            </h3>
            <p className="quiet">{item.excerpt}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
