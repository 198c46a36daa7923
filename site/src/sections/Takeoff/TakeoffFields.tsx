/** The field groups of a takeoff. Uncontrolled, so text typed before hydration stays. */
import { lists, singles } from 'words:takeoff';
import {
  type TakeoffFieldWords,
  cellsOf,
  type ListName,
  type SingleName,
} from '../../../../contract/takeoff-fields.ts';
import type { FieldView, TakeoffView } from '../../../../domain/takeoff/show-takeoff.ts';
import { TakeoffField } from './TakeoffField.tsx';
import styles from './TakeoffFields.module.css';

/** Fields that occur once. */
export function Settings({ names, view }: { names: readonly SingleName[]; view: TakeoffView }) {
  return (
    <div className={styles.settings}>
      {names.map((name) => (
        <TakeoffField
          key={name}
          name={name}
          id={`takeoff-${name}`}
          words={singles[name]}
          view={view.singles[name]}
        />
      ))}
    </div>
  );
}

const noView: FieldView = { value: '', error: '' };

/** A list of rows, with an empty one at its end. */
export function Rows({ list, view }: { list: ListName; view: TakeoffView }) {
  const { title, hint, row: rowWords, cells } = lists[list];
  const words = cells as Record<string, TakeoffFieldWords>;
  return (
    <fieldset className={styles.rows} data-list={list}>
      <legend>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ol role="list">
        {view.rows[list].map(({ number, cells: fields }) => (
          <li key={number}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            {cellsOf(list).map(([name]) => (
              <TakeoffField
                key={name}
                name={`${list}-${name}`}
                id={`${list}-${name}-${number}`}
                words={words[name] ?? { label: name }}
                view={fields[name] ?? noView}
                row={rowWords.replace('{number}', number)}
              />
            ))}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/** Selects the trades to count. CSS hides the other trade at once, even without JavaScript. */
export function WorkChoice({ view }: { view: TakeoffView }) {
  const { work } = view.singles;
  return (
    <fieldset className={styles.work}>
      <legend>{singles.work.label}</legend>
      <div>
        {work.options?.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="work" value={value} defaultChecked={value === work.value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
