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
  key: string;
  content: ReactNode;
}

/** Radio buttons that look like buttons: CSS shows what belongs to the chosen one, without a script. */
export function Chips({ legend, showsLegend = false, mark, choices, chosen, className }: Props) {
  const group = useId();
  return (
    <fieldset className={`${styles.root} ${className ?? styles.boxes}`}>
      <legend className={showsLegend ? undefined : 'visually-hidden'}>{legend}</legend>
      {choices.map(({ number, key, content }) => (
        <label key={key}>
          <input
            type="radio"
            name={group}
            defaultChecked={number === chosen}
            {...{ [`data-${mark}`]: number }}
          />
          {content}
        </label>
      ))}
    </fieldset>
  );
}
