/** The groups of fields of a takeoff. Uncontrolled, so that what is typed before React arrives stays. */
import { lists, singles } from 'words:takeoff';
import type { TakeoffFieldWords } from '../../../../contract/takeoff/takeoff-fields.ts';
import { cellsOf, type ListName, type SingleName } from '../../../../contract/takeoff/takeoff-fields.ts';
import type { CellView, ChoiceView, TakeoffView } from '../../../../contract/takeoff/takeoff-shape.ts';
import { Each } from './Each.tsx';
import { Options, TakeoffField } from './TakeoffField.tsx';
import styles from './TakeoffFields.module.css';

/** Fields that are asked once. */
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

/** Chooses which trades are counted; styles hide the other one at once, without JavaScript, too. */
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
