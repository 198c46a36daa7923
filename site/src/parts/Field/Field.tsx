import { form } from 'words:forms';
import type { InvalidEvent } from 'react';
import type { FormField } from '../../../../contract/enquiry-forms.ts';
import styles from './Field.module.css';

export interface FieldSpec extends FormField {
  /** For a script that puts a list in place of the text field: the list's name. */
  list?: string | undefined;
}

interface Props extends FieldSpec {
  id: string;
  /** Sentence under the field; empty when it is right. */
  error?: string;
  value?: string;
  /** Overrides what the error says about validity; for pages that the server fills in. */
  invalid?: string;
  /** Islands say themselves what is wrong; in other forms explain-fields.ts does, and these two are left out. */
  onInvalid?: (event: InvalidEvent<HTMLInputElement>) => void;
  onInput?: (name: string) => void;
}

/** A label, a field and space for one sentence. Uncontrolled, so what is typed before React arrives stays. */
export function Field(props: Props) {
  const {
    id,
    name,
    label,
    type,
    required,
    hint,
    options,
    error = '',
    value,
    invalid,
    onInvalid,
    onInput,
  } = props;
  const notes = [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' ');
  const common = {
    id,
    className: 'control',
    name,
    required: required !== false,
    defaultValue: value,
    autoComplete: props.autoComplete,
    'aria-describedby': notes,
    'aria-invalid': (invalid ?? String(error !== '')) as 'true' | 'false',
    ...(onInvalid ? {} : { 'data-missing': props.missing }),
    ...(onInput && { onInput: () => onInput(name) }),
    // One handler for three elements: all it reads exists on each of them.
    ...(onInvalid && { onInvalid: onInvalid as (event: InvalidEvent<HTMLElement>) => void }),
  };
  return (
    <div className={styles.root}>
      <label htmlFor={id}>
        {label}
        {required === false && <span> {form.optional}</span>}
      </label>
      {type === 'textarea' && <textarea {...common} rows={6} maxLength={props.maxLength} />}
      {type === 'select' && (
        <select {...common}>
          {value && <option value={value}>{value}</option>}
          <option value="">{props.placeholder}</option>
          {options?.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
      {type !== 'textarea' && type !== 'select' && (
        <input {...common} type={type} maxLength={props.maxLength} data-list={props.list} />
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className={styles.error} id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}
