import styles from './Button.module.css';

interface Props {
  label: string;
  /** `loud`: the next step, in the accent. `outline`: beside it. */
  tone?: 'loud' | 'outline';
  /** `true` while the form is being sent. */
  isBusy?: boolean;
}

/** Submits the form it is in. */
export function Button({ label, tone = 'loud', isBusy }: Props) {
  return (
    <button className={styles.root} data-tone={tone} type="submit" aria-disabled={isBusy}>
      {label}
    </button>
  );
}
