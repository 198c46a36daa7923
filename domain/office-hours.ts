/** When somebody answers: the same for the receipt of a request and for the page that says "Open now". */

import { formatClock, readClock } from '../contract/language.ts';
import { nameWeekday, type OfficeSpan } from '../contract/weekdays.ts';

export interface OfficeHours {
  office: readonly OfficeSpan[];
  timeZone: string;
  /** Whether the office is closed on a day on which it usually opens; the day is noon UTC. */
  isClosed: (day: Date) => boolean;
}

export interface Opening {
  /** `true`: until `time`. `false`: from `time` of the day on. */
  isOpen: boolean;
  /** Days from today, which is 0. */
  ahead: number;
  /** Noon UTC of the day. */
  day: Date;
  /** For example "8:00 AM". */
  time: string;
  /** When the office closes for the last time on that day: "17:00". */
  dayCloses: string;
}

const dayMs = 24 * 60 * 60_000;

/** The spans of a day, the earliest first; none on a day on which the office is closed. `day` is noon UTC. */
export function listSpans(
  day: Date,
  { office, isClosed }: Pick<OfficeHours, 'office' | 'isClosed'>,
): OfficeSpan[] {
  const name = nameWeekday(day);
  const spans = office.filter(({ days }) => days.includes(name));
  if (spans.length === 0 || isClosed(day)) return [];
  return spans.sort((a, b) => a.opens.localeCompare(b.opens));
}

/**
 * The opening that lasts, or else the next one within a week; nothing when there is none. In its last minutes
 * (`lastMinutes`) a day is as good as over.
 */
export function findOpening(nowMs: number, hours: OfficeHours, lastMinutes = 0): Opening | undefined {
  const { noonUtcMs, minutes } = readLocalClock(nowMs, hours.timeZone);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = new Date(noonUtcMs + ahead * dayMs);
    const spans = listSpans(day, hours);
    const last = spans.at(-1);
    const span = spans.find(
      ({ closes }, index) =>
        ahead > 0 ||
        minutes <= toMinutes(closes) - (index === spans.length - 1 ? Math.max(lastMinutes, 1) : 1),
    );
    if (!span || !last) continue;
    const isOpen = ahead === 0 && minutes >= toMinutes(span.opens);
    const time = formatClock(toMinutes(isOpen ? span.closes : span.opens));
    return { isOpen, ahead, day, time, dayCloses: last.closes };
  }
  return undefined;
}

/** The local date, held as noon UTC so that adding a day never meets a change of the clocks. */
export function readLocalClock(nowMs: number, timeZone: string): { noonUtcMs: number; minutes: number } {
  const { year, month, day, hour, minute } = readClock(nowMs, timeZone);
  return { noonUtcMs: Date.UTC(year, month - 1, day, 12), minutes: hour * 60 + minute };
}

/** Minutes of the day: "17:00" is 1,020. */
export function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
