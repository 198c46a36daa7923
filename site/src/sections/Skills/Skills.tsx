import { SectionHead } from '../../parts/SectionHead/SectionHead.tsx';
import type { SectionProps } from '../common.ts';
import styles from './Skills.module.css';
import type { skills } from './Skills.schema.ts';

/** The bar is an SVG, because its width is data and the site's security policy blocks style attributes. */
export function Skills({ sample, label, title, text, items }: SectionProps<typeof skills>) {
  return (
    <div className={`wrap ${styles.root}`}>
      <SectionHead label={label} title={title} text={text} isSample={sample} />
      <ul role="list" className={styles.list} data-skills="">
        {items.map((item) => (
          <li key={item.title}>
            <p className={styles.line}>
              <span>{item.title}</span>
              <span className={styles.percent}>{item.percent}%</span>
            </p>
            <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
              <rect className={styles.track} width="100%" height="100%" />
              <rect className={styles.fill} width={`${String(item.percent)}%`} height="100%" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
