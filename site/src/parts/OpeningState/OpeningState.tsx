import { hours as hourWords, opening as words } from 'words:site';
import type { Company } from '../../../../contract/company.ts';
import { formatHours } from '../../../../domain/format-hours.ts';
import { toOpeningData } from './opening-data.ts';
import styles from './OpeningState.module.css';

/**
 * Whether the office is open now. Without JavaScript it shows the company's hours. OpeningScript.astro adds the
 * script.
 */
export function OpeningState({ hours }: { hours: Company['hours'] }) {
  return (
    <span className={styles.root} data-opening={JSON.stringify(toOpeningData(hours, words))}>
      {formatHours(hours, hourWords)}
    </span>
  );
}
