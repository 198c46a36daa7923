import type { ReactNode } from 'react';
import { Form } from '../Form/Form.tsx';
import { useForm } from '../Form/use-form.ts';
import styles from './DemoForm.module.css';

interface Props {
  /** Name of the form for screen readers. */
  label: string;
  /** What the form says after a submit: that this is a demonstration and nothing was sent. */
  said: string;
  children: ReactNode;
}

/** A form that checks its fields and then sends nothing, with JavaScript and without. */
export function DemoForm({ label, said, children }: Props) {
  const form = useForm({ send: () => ({ line: said, isDone: true }), forgetsLine: true });
  return (
    <Form form={form} label={label} method="dialog" className={styles.root}>
      {children}
      <p className={styles.status} role="status">
        {form.answer.line}
      </p>
    </Form>
  );
}
