import type { SectionProps } from '../common.ts';
import styles from './FactSheet.module.css';
import type { factSheet } from './FactSheet.schema.ts';

export function FactSheet({ title, text }: SectionProps<typeof factSheet>) {
  return (
    <div className={`wrap ${styles.root}`}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
