import { demonstration as words } from 'words:shop';
import type { RoomProps } from '../common.ts';
import styles from './Demonstration.module.css';
import type { demonstration } from './Demonstration.schema.ts';

/** Hatched at its start like a cut through material on a drawing: this part is not built. */
export function Demonstration({ text }: RoomProps<typeof demonstration>) {
  return (
    <div className={styles.root}>
      <div className={`wrap ${styles.note}`} role="note">
        <strong>{words.label}</strong>
        <p>{text}</p>
      </div>
    </div>
  );
}
