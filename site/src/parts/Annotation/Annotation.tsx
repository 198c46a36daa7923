import styles from './Annotation.module.css';

/** A small line above a title. Its case, plane and mark are the direction's. */
export function Annotation({ text }: { text: string }) {
  return <p className={styles.root}>{text}</p>;
}
