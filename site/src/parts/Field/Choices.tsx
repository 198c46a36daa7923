import { useId } from 'react';
import { form } from 'words:forms';
import { writeChoice } from '../../../../contract/form-field.ts';
import styles from './Choices.module.css';
import type { FieldProps } from './field-props.ts';

/** A group of checkboxes. */
export function Choices({ name, label, required, hint, choices = [], value = '', error }: FieldProps) {
  const id = useId();
  const ticked = value.split(/\r?\n/);
  return (
    <div
      className={styles.root}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error`}
    >
      <p className={styles.label} id={`${id}-label`}>
        {label}
        {required === false && <span> {form.optional}</span>}
      </p>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.label}>
            <input
              type="checkbox"
              name={name}
              value={writeChoice(choice)}
              defaultChecked={ticked.includes(writeChoice(choice))}
            />
            <span>
              <b>{choice.label}</b>
              {choice.note && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      <p className={styles.error} id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}
