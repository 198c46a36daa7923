import { useId } from 'react';
import { form } from 'words:forms';
import { writeChoice } from '../../../../contract/form-field.ts';
import { eachItem, endOfItems } from '../../../../contract/page-tree.ts';
import styles from './Choices.module.css';
import type { FieldProps } from './field-props.ts';

/** Several choices, of which any number can be ticked. */
export function Choices({ name, label, required, hint, choices = [], boxes, error }: FieldProps) {
  const id = useId();
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
        {choices.map((choice, index) => (
          <label key={choice.label}>
            <Box name={name} value={writeChoice(choice)} lists={boxes?.[index]} />
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

interface BoxProps {
  name: string;
  value: string;
  lists: { ticked: string; open: string } | undefined;
}

/** A slot cannot be an attribute, so a page that the server fills in has the box twice, each once or not at all. */
function Box({ name, value, lists }: BoxProps) {
  const box = { type: 'checkbox', name, value };
  if (!lists) return <input {...box} />;
  const { ticked, open } = lists;
  return (
    <>
      {eachItem(ticked)}
      <input {...box} defaultChecked />
      {endOfItems(ticked)}
      {eachItem(open)}
      <input {...box} />
      {endOfItems(open)}
    </>
  );
}
