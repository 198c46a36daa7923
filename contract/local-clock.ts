import { getDateFormat } from './date-format.ts';

/** The local date, held as noon UTC so that adding a day never meets a change of the clocks. */
export function readLocalClock(nowMs: number, timeZone: string): { noonUtcMs: number; minutes: number } {
  const parts = getDateFormat({
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(nowMs);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return {
    noonUtcMs: Date.UTC(read('year'), read('month') - 1, read('day'), 12),
    minutes: read('hour') * 60 + read('minute'),
  };
}
