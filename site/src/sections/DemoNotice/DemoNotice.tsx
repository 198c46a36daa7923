import { demonstration as words } from 'words:shop';
import type { SectionProps } from '../common.ts';
import styles from './DemoNotice.module.css';
import type { demoNotice } from './DemoNotice.schema.ts';

/** A hatched start, like a cut through material on a drawing, marks a part that is not built. */
export function DemoNotice({ text }: SectionProps<typeof demoNotice>) {
  return (
    <div className={styles.root}>
      <div className={`wrap ${styles.note}`} role="note">
        <strong>{words.label}</strong>
        <p>{text}</p>
      </div>
    </div>
  );
}
