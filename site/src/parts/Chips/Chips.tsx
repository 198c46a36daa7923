import { useId, type ReactNode } from 'react';
import styles from './Chips.module.css';

interface Props {
  /** The subject of the choice. */
  legend: string;
  /** `true`: visible, not only for screen readers. */
  showsLegend?: boolean;
  /** Name of the data attribute that style sheets select by: `filter` becomes `data-filter`. */
  mark: string;
  choices: readonly Choice[];
  chosen: number;
  /** Replaces the default look, boxes in a row. */
  className?: string | undefined;
}

interface Choice {
  /** Value of the attribute. */
  number: number;
  name: string;
  /** Replaces the visible name. */
  content?: ReactNode;
}

/** Radio buttons that look like buttons. CSS shows the matching content, so they need no JavaScript. */
export function Chips({ legend, showsLegend = false, mark, choices, chosen, className }: Props) {
  const group = useId();
  return (
    <fieldset className={`${styles.root} ${className ?? styles.boxes}`}>
      <legend className={showsLegend ? undefined : 'visually-hidden'}>{legend}</legend>
      {choices.map(({ number, name, content = name }) => (
        <label key={name}>
          <input
            type="radio"
            name={group}
            defaultChecked={number === chosen}
            aria-label={name}
            {...{ [`data-${mark}`]: number }}
          />
          {/* The radio button already has this name, so screen readers skip the label. */}
          <span aria-hidden="true">{content}</span>
        </label>
      ))}
    </fieldset>
  );
}
