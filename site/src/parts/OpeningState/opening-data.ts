import type { Company } from '../../../../contract/company.ts';
import { listClosed } from '../../../../domain/days-off.ts';
import type { OfficeHours } from '../../../../domain/office-hours.ts';

interface OpeningWords {
  openNow: string;
  opensToday: string;
  opensLater: string;
}

/** The page's data for OpeningState.client.ts. */
export interface OpeningData {
  hours: Omit<OfficeHours, 'findClosed'>;
  /** The closed hours of this year and the next, as `listClosed` writes them. */
  closed: string[];
  words: OpeningWords;
}

export function toOpeningData(
  hours: Company['hours'],
  { openNow, opensToday, opensLater }: OpeningWords,
  year = new Date().getUTCFullYear(),
): OpeningData {
  const { office, timeZone } = hours;
  const closed = listClosed(hours, Date.UTC(year, 0, 1, 12), 2 * 366);
  return { hours: { office, timeZone }, closed, words: { openNow, opensToday, opensLater } };
}
