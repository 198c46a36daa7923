import { samples as words } from 'words:site';
import styles from './SampleMark.module.css';

/** Marks a card whose content is invented; it goes when `sample: true` goes from the content. */
export function SampleMark() {
  return <small className={styles.root}>{words.mark}</small>;
}
