import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface Props extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'form' | 'formNoValidate' | 'name' | 'value'
> {
  label: string;
  /** `loud`: the primary action, in the accent color. `outline`: a secondary action. */
  tone?: 'loud' | 'outline';
  /** `true` while the form is being sent. */
  isBusy?: boolean;
}

/** A submit button. */
export function Button({ label, tone = 'loud', isBusy, ...others }: Props) {
  return (
    <button className={styles.root} data-tone={tone} type="submit" aria-disabled={isBusy} {...others}>
      {label}
    </button>
  );
}
