import { form } from 'words:forms';
import { useContext, useId } from 'react';
import type { FormField } from '../../../../contract/enquiry-forms.ts';
import { FieldErrors } from '../Form/field-errors.ts';
import styles from './Field.module.css';

interface Props extends FormField {
  /** Sentence under the field, where no form around it says one. */
  error?: string;
  value?: string;
  /** Overrides what the error says about validity; for pages that the server fills in. */
  invalid?: string;
  /** For a script that puts a list in place of the text field: the list's name. */
  list?: string | undefined;
}

/** A label, a field and space for one sentence. Uncontrolled, so what is typed before React arrives stays. */
export function Field(props: Props) {
  const { name, label, type, required, hint, options, value, invalid } = props;
  const id = useId();
  const found = useContext(FieldErrors)[name];
  const error = props.error ?? found ?? '';
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
    'data-missing': props.missing,
  };
  if (type === 'hidden') return <input type="hidden" name={name} defaultValue={value} />;
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
        <input
          {...common}
          type={type}
          maxLength={props.maxLength}
          data-list={props.list}
          data-choose={props.list && props.placeholder}
        />
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
