import { samples as words } from 'words:site';
import styles from './SampleMark.module.css';

/** Marks a card with invented content until its `sample: true` is removed. */
export function SampleMark() {
  return <small className={styles.root}>{words.mark}</small>;
}
