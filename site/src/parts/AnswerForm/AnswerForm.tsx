import styles from './AnswerForm.module.css';

interface Props {
  button: string;
  /** One field for free text. */
  field?: { name: string; label: string; maxLength: number };
  /** Sent along when the button is the whole answer. */
  hidden?: { name: string; value: string };
  tone?: 'strong' | 'quiet';
}

/** One answer to one question, posted to the address of the page itself; it needs no script. */
export function AnswerForm({ button, field, hidden, tone = 'strong' }: Props) {
  return (
    <form className={styles.root} method="post">
      {field && (
        <label className={styles.field}>
          {field.label}
          <textarea name={field.name} rows={6} maxLength={field.maxLength} required />
        </label>
      )}
      {hidden && <input type="hidden" {...hidden} />}
      <button className={styles.button} data-tone={tone} type="submit">
        {button}
      </button>
    </form>
  );
}
