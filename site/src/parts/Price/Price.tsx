import { formatDollars } from '../../../../contract/language.ts';
import styles from './Price.module.css';

/** A price in the style of a drawing's dimension: a figure in a line between two ticks. */
export function Price({ dollars, size = 'm' }: { dollars: number; size?: 'm' | 'l' }) {
  return (
    <p className={styles.root} data-size={size}>
      <span>{formatDollars(dollars)}</span>
    </p>
  );
}
