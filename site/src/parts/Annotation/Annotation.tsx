import styles from './Annotation.module.css';

/** Small wide-set capitals behind a dimension line, as a drawing labels its parts. */
export function Annotation({ text }: { text: string }) {
  return <p className={styles.root}>{text}</p>;
}
