/** The fields of a takeoff. Uncontrolled, so that what is typed before React arrives stays. */
import { lists, singles } from 'words:takeoff';
import { Fragment, useContext, type ReactNode } from 'react';
import type { TakeoffFieldWords } from '../../../../contract/takeoff-words.ts';
import {
  cellsOf,
  longestText,
  type ListName,
  type SingleName,
} from '../../../../contract/takeoff/takeoff-fields.ts';
import type { CellView, ChoiceView, TakeoffView } from '../../../../contract/takeoff/takeoff-shape.ts';
import { Each, IsTemplate } from './Each.tsx';
import styles from './TakeoffFields.module.css';

interface FieldProps {
  name: string;
  /** Path of the field in the tree of the page. */
  path: string;
  /** Also tells one row from the others. */
  id: string;
  words: TakeoffFieldWords;
  view: CellView | ChoiceView;
  /** For assistive technology, before the label: which row. */
  row?: string;
}

function TakeoffField(props: FieldProps) {
  const { id, words, row, view } = props;
  const notes = [words.hint && `${id}-hint`, 'error' in view && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
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
          autoComplete="off"
          maxLength={longestText}
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

function Choice({ name, path, id, view, notes }: FieldProps & { view: ChoiceView; notes: string }) {
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
function Options({ path, view, children }: OptionsProps) {
  const all = [...view.before, ...view.chosen, ...view.after];
  if (!useContext(IsTemplate))
    return all.map((option) => <Fragment key={option.value}>{children(option)}</Fragment>);
  return (['before', 'chosen', 'after'] as const).map((part) => (
    <Each key={part} path={`${path}.${part}`} of={view[part]}>
      {children}
    </Each>
  ));
}

/** What is asked once. */
export function Settings({ names, view }: { names: readonly SingleName[]; view: TakeoffView }) {
  return (
    <div className={styles.settings}>
      {names.map((name) => (
        <TakeoffField
          key={name}
          name={name}
          path={`singles.${name}`}
          id={`takeoff-${name}`}
          words={singles[name]}
          view={view.singles[name]}
        />
      ))}
    </div>
  );
}

const noView: CellView = { value: '', error: '', invalid: 'false' };

/** A list of rows with an empty one at its end. */
export function Rows({ list, view }: { list: ListName; view: TakeoffView }) {
  const { title, hint, row: rowWords, cells } = lists[list];
  const words = cells as Record<string, TakeoffFieldWords>;
  const rows: readonly { number: string }[] = view.rows[list];
  return (
    <fieldset className={styles.rows} data-list={list}>
      <legend>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ol>
        <Each path={`rows.${list}`} of={rows}>
          {(row) => (
            <li>
              <span className={styles.number} aria-hidden="true">
                {row.number}
              </span>
              {cellsOf(list).map(([name]) => (
                <TakeoffField
                  key={name}
                  name={`${list}-${name}`}
                  path={`rows.${list}.${name}`}
                  id={`${list}-${name}-${row.number}`}
                  words={words[name] ?? { label: name }}
                  view={(row as unknown as Record<string, CellView | ChoiceView>)[name] ?? noView}
                  row={rowWords.replace('{number}', row.number)}
                />
              ))}
            </li>
          )}
        </Each>
      </ol>
    </fieldset>
  );
}

/** Which trades are counted; styles hide the other one at once, also without JavaScript. */
export function WorkChoice({ view }: { view: TakeoffView }) {
  const { work } = view.singles;
  return (
    <fieldset className={styles.work}>
      <legend>{singles.work.label}</legend>
      <div>
        <Options path="singles.work" view={work}>
          {({ value, label }) => (
            <label>
              <input
                type="radio"
                name="work"
                value={value}
                defaultChecked={value === work.chosen[0]?.value}
              />
              <span>{label}</span>
            </label>
          )}
        </Options>
      </div>
    </fieldset>
  );
}
