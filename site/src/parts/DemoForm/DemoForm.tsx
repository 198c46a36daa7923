import type { ReactNode } from 'react';
import styles from './DemoForm.module.css';

interface Props {
  /** What the form says after a submit: that this is a demonstration and nothing was sent. */
  said: string;
  children: ReactNode;
}

/**
 * A form that checks its fields and then sends nothing: `method="dialog"` outside a dialog ends after the browser's
 * checks, also without JavaScript. DemoForm.client.ts says under each field what is wrong, and at the end `said`.
 */
export function DemoForm({ said, children }: Props) {
  return (
    <form method="dialog" className={styles.root} data-demo-form={said}>
      {children}
      <p className={styles.status} role="status" />
    </form>
  );
}
