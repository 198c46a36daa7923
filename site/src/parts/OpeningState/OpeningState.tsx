import { hours as hourWords, opening as words } from 'words:site';
import type { Company } from '../../../../contract/company.ts';
import { formatHours } from '../../../../domain/format-hours.ts';
import { toOpeningData } from '../../lib/opening-data.ts';
import styles from './OpeningState.module.css';

/** Whether somebody answers now. Without JavaScript it is the hours as the company writes them; OpeningScript.astro has the script. */
export function OpeningState({ hours }: { hours: Company['hours'] }) {
  return (
    <span className={styles.root} data-opening={JSON.stringify(toOpeningData(hours, words))}>
      {formatHours(hours, hourWords)}
    </span>
  );
}
