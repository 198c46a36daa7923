import { useId } from 'react';
import styles from '../Field/Field.module.css';

interface Props {
  name: string;
  label: string;
  accept: string;
  /** The types to accept in browsers that convert none. */
  originals?: string;
  /** The number of files that the visitor may still add. */
  left: number;
}

export function FileField({ name, label, accept, originals, left }: Props) {
  const id = useId();
  return (
    <p className={styles.root}>
      <label htmlFor={id}>{label}</label>
      <input
        className="control"
        id={id}
        name={name}
        type="file"
        accept={accept}
        multiple
        data-left={left}
        data-originals={originals}
      />
    </p>
  );
}
