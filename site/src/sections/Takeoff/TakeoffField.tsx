import type { TakeoffFieldWords } from '../../../../contract/takeoff-fields.ts';
import type { FieldView } from '../../../../domain/takeoff/show-takeoff.ts';
import styles from './TakeoffField.module.css';

interface Props {
  name: string;
  /** ID in the page, unique across rows. */
  id: string;
  words: TakeoffFieldWords;
  view: FieldView;
  /** The row's name, which assistive technology reads before the label. */
  row?: string;
}

/** A field of a takeoff, with its hint and error. */
export function TakeoffField({ name, id, words, view, row }: Props) {
  const { value, error, read, options } = view;
  const notes = [words.hint && `${id}-hint`, !options && `${id}-error`].filter(Boolean).join(' ');
  const common = { id, className: 'control', name, defaultValue: value };
  return (
    <div className={styles.root}>
      <label htmlFor={id}>
        {row && <span className="visually-hidden">{row} </span>}
        {words.label}
      </label>
      {options ? (
        <select {...common} aria-describedby={notes || undefined}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...common} type="text" aria-describedby={notes} aria-invalid={error !== ''} />
      )}
      {words.hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {words.hint}
        </p>
      )}
      {!options && (
        <p className={error ? styles.error : styles.read} id={`${id}-error`}>
          {error || read}
        </p>
      )}
    </div>
  );
}
