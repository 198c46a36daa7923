import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import styles from './AnswerForm.module.css';

interface Props {
  button: string;
  /** One free-text field. */
  field?: { name: string; label: string; maxLength: number; value: string };
  /** A hidden field, for answers that consist of the button alone. */
  hidden?: { name: string; value: string };
  tone?: 'loud' | 'outline';
}

/** One question with one answer, posted to the page's own address without JavaScript. */
export function AnswerForm({ button, field, hidden, tone = 'loud' }: Props) {
  return (
    <form className={styles.root} method="post" aria-label={button}>
      {field && <Field {...field} type="textarea" required />}
      {hidden && <input type="hidden" {...hidden} />}
      <Button label={button} tone={tone} />
    </form>
  );
}
