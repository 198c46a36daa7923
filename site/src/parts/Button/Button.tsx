import styles from './Button.module.css';

interface Props {
  label: string;
  /** `loud`: the next step, in the accent. `outline`: beside it. */
  tone?: 'loud' | 'outline';
}

/** Submits the form it is in. */
export function Button({ label, tone = 'loud' }: Props) {
  return (
    <button className={styles.root} data-tone={tone} type="submit">
      {label}
    </button>
  );
}
