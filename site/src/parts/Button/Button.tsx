import styles from './Button.module.css';

interface Props {
  label: string;
  /** `loud`: the primary action, in the accent color. `outline`: a secondary action. */
  tone?: 'loud' | 'outline';
  /** `true` while the form is being sent. */
  isBusy?: boolean;
}

/** A submit button. */
export function Button({ label, tone = 'loud', isBusy }: Props) {
  return (
    <button className={styles.root} data-tone={tone} type="submit" aria-disabled={isBusy}>
      {label}
    </button>
  );
}
