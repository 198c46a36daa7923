import { useId, type ReactNode } from 'react';
import styles from './Chips.module.css';

interface Props {
  /** What is chosen. */
  legend: string;
  /** `true`: on the page, too, and not only for screen readers. */
  showsLegend?: boolean;
  /** Attribute by which style sheets ask which one is chosen: `filter` is `data-filter`. */
  mark: string;
  choices: readonly Choice[];
  chosen: number;
  /** A look of its own, instead of boxes in a row. */
  className?: string | undefined;
}

interface Choice {
  /** Value of the attribute. */
  number: number;
  name: string;
  /** Shown in place of the name. */
  content?: ReactNode;
}

/** Radio buttons that look like buttons: CSS shows what belongs to the chosen one, without a script. */
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
          {/* A screen reader reads the name of the button, and not its label again. */}
          <span aria-hidden="true">{content}</span>
        </label>
      ))}
    </fieldset>
  );
}
