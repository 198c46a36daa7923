import { Fragment, useContext, type ReactNode } from 'react';
import type { TakeoffFieldWords } from '../../../../contract/takeoff/takeoff-fields.ts';
import type { CellView, ChoiceView } from '../../../../contract/takeoff/takeoff-shape.ts';
import { Each, IsTemplate } from './Each.tsx';
import styles from './TakeoffField.module.css';

interface Props {
  name: string;
  /** Path of the field in the tree of the page. */
  path: string;
  /** Id in the page; tells one row from the others, too. */
  id: string;
  words: TakeoffFieldWords;
  view: CellView | ChoiceView;
  /** Which row it is, for assistive technology, before the label. */
  row?: string;
}

/** One field of a takeoff, with its hint and its error. */
export function TakeoffField(props: Props) {
  const { id, words, row, view } = props;
  const notes = [words.hint && `${id}-hint`, 'error' in view && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.root}>
      <label htmlFor={id}>
        {row && <span className="visually-hidden">{row} </span>}
        {words.label}
      </label>
      {'chosen' in view ? (
        <Choice {...props} view={view} notes={notes} />
      ) : (
        <input
          id={id}
          className="control"
          name={props.name}
          type="text"
          defaultValue={view.value}
          aria-describedby={notes}
          aria-invalid={view.invalid as 'true' | 'false'}
        />
      )}
      {words.hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {words.hint}
        </p>
      )}
      {'error' in view && (
        <p className={styles.error} id={`${id}-error`}>
          {view.error}
        </p>
      )}
    </div>
  );
}

function Choice({ name, path, id, view, notes }: Props & { view: ChoiceView; notes: string }) {
  return (
    <select
      id={id}
      className="control"
      name={name}
      aria-describedby={notes || undefined}
      defaultValue={view.chosen[0]?.value}
    >
      <Options path={path} view={view}>
        {({ value, label }) => <option value={value}>{label}</option>}
      </Options>
    </select>
  );
}

interface OptionsProps {
  path: string;
  view: ChoiceView;
  children: (option: { value: string; label: string }) => ReactNode;
}

/** One list in the browser, so that what is chosen stays when the result changes; three lists in the template. */
export function Options({ path, view, children }: OptionsProps) {
  const all = [...view.before, ...view.chosen, ...view.after];
  if (!useContext(IsTemplate))
    return all.map((option) => <Fragment key={option.value}>{children(option)}</Fragment>);
  return (['before', 'chosen', 'after'] as const).map((part) => (
    <Each key={part} path={`${path}.${part}`} of={view[part]}>
      {children}
    </Each>
  ));
}
