import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/field-props.ts';
import styles from './AnswerForm.module.css';

interface Props {
  button: string;
  fields?: readonly FieldProps[];
  /** A hidden field, for answers that consist of the button alone. */
  hidden?: { name: string; value: string };
  tone?: 'loud' | 'outline';
}

/** A short form that is posted to the page's own address without JavaScript. */
export function AnswerForm({ button, fields = [], hidden, tone = 'loud' }: Props) {
  return (
    <form className={styles.root} method="post" aria-label={button} noValidate={fields.length > 0}>
      {fields.map((field) => (
        <Field key={field.name} {...field} />
      ))}
      {hidden && <input type="hidden" {...hidden} />}
      <Button label={button} tone={tone} />
    </form>
  );
}
