import { form } from 'words:forms';
import { getValue } from '../../../../contract/form-field.ts';
import { useContext, useId } from 'react';
import { FieldErrors, FieldHints } from '../Form/field-errors.ts';
import { Choices } from './Choices.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './Field.module.css';

/** A label, a field and room for one sentence. Uncontrolled, so text typed before hydration stays. */
export function Field(props: FieldProps) {
  const { name, label, type, required, hint, options = [], value } = props;
  const id = useId();
  const found = useContext(FieldErrors)[name];
  const advice = useContext(FieldHints)[name];
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
    'aria-invalid': error !== '',
    'data-missing': props.missing,
    'data-max': props.maxLength,
  };
  if (type === 'choices') return <Choices {...props} error={error} />;
  if (type === 'hidden') return <input type="hidden" name={name} defaultValue={value} />;
  return (
    <div className={styles.root}>
      <label htmlFor={id}>
        {label}
        {required === false && <span> {form.optional}</span>}
      </label>
      {type === 'textarea' && <textarea {...common} rows={6} />}
      {type === 'select' && (
        <select {...common}>
          {value && !options.some((option) => getValue(option) === value) && (
            <option value={value}>{value}</option>
          )}
          <option value="">{props.placeholder}</option>
          {options.map((option) => (
            <option key={option.label} value={getValue(option)}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {type !== 'textarea' && type !== 'select' && (
        <input
          {...common}
          type={type}
          inputMode={props.inputMode}
          data-list={props.list}
          data-choose={props.list && props.placeholder}
        />
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {props.answer && (
        <p className={styles.answer} role="status">
          {props.answer}
        </p>
      )}
      {type === 'email' && (
        <p className={styles.answer} aria-live="polite">
          {advice}
        </p>
      )}
      <p className={styles.error} id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}
