import type { Company } from '../../../contract/company.ts';
import { isHoliday } from '../../../contract/holidays.ts';
import type { OfficeHours } from '../../../domain/office-hours.ts';

interface OpeningWords {
  openNow: string;
  opensToday: string;
  opensLater: string;
}

/** The page's data for OpeningState.client.ts. */
export interface OpeningData {
  hours: Omit<OfficeHours, 'isClosed'>;
  /** The office's closed days of this year and the next, as "2026-12-25". */
  closed: string[];
  words: OpeningWords;
}

export function toOpeningData(
  { office, timeZone, holidays }: Company['hours'],
  { openNow, opensToday, opensLater }: OpeningWords,
  year = new Date().getUTCFullYear(),
): OpeningData {
  const closed: string[] = [];
  for (let day = new Date(Date.UTC(year, 0, 1, 12)); day.getUTCFullYear() < year + 2;) {
    if (isHoliday(day, holidays)) closed.push(day.toISOString().slice(0, 10));
    day = new Date(day.getTime() + 24 * 60 * 60_000);
  }
  return { hours: { office, timeZone }, closed, words: { openNow, opensToday, opensLater } };
}
