import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { RoomProps } from '../common.ts';
import styles from './Career.module.css';
import type { career } from './Career.schema.ts';

export function Career({ label, title, items }: RoomProps<typeof career>) {
  return (
    <div className={`wrap ${styles.root}`}>
      <SectionHead label={label} title={title} />
      <ol className={styles.list}>
        {items.map(({ years, role, place }) => (
          <li key={years + role}>
            <p className={styles.years}>{years}</p>
            <div>
              <h3>{role}</h3>
              <p className="quiet">{place}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
