import type { ReactNode } from 'react';
import { Form } from '../Form/Form.tsx';
import { useForm } from '../Form/use-form.ts';
import styles from './DemoForm.module.css';

interface Props {
  /** The form's accessible name. */
  label: string;
  /** The message after a submit: this is a demonstration, and nothing was sent. */
  said: string;
  children: ReactNode;
}

/** A form that validates its fields and sends nothing, with or without JavaScript. */
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
