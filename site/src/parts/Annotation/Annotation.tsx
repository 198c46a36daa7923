import styles from './Annotation.module.css';

/** A small line above a title. The direction decides its case, background and mark. */
export function Annotation({ text }: { text: string }) {
  return <p className={styles.root}>{text}</p>;
}
