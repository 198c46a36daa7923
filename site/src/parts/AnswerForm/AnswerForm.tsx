import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import styles from './AnswerForm.module.css';

interface Props {
  button: string;
  /** One field for free text. */
  field?: { name: string; label: string; maxLength: number; value: string };
  /** Sent along when the button is the whole answer. */
  hidden?: { name: string; value: string };
  tone?: 'loud' | 'outline';
}

/** One answer to one question, posted to the address of the page itself; it needs no script. */
export function AnswerForm({ button, field, hidden, tone = 'loud' }: Props) {
  return (
    <form className={styles.root} method="post" aria-label={button}>
      {field && <Field {...field} type="textarea" required />}
      {hidden && <input type="hidden" {...hidden} />}
      <Button label={button} tone={tone} />
    </form>
  );
}
