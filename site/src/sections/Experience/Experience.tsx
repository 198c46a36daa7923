import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Experience.module.css';
import type { experience } from './Experience.schema.ts';

export function Experience({ label, title, items }: SectionProps<typeof experience>) {
  return (
    <div className={`wrap ${styles.root}`}>
      <SectionHead label={label} title={title} />
      <ol role="list" className={styles.list}>
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
