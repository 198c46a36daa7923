/** When somebody answers: the same for the receipt of a request and for the page that says "Open now". */

import { formatClock, readClock } from './language.ts';

/** As company.yaml names them, in every language. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** `day` is noon UTC. */
export const nameWeekday = (day: Date): string => weekdays[day.getUTCDay()] ?? '';

export interface OfficeHours {
  /** English names of days. */
  days: readonly string[];
  /** "08:00", local times. */
  opens: string;
  closes: string;
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
}

const dayMs = 24 * 60 * 60_000;

/**
 * The opening that lasts, or else the next one within a week; nothing when there is none. In its last minutes
 * (`lastMinutes`) an opening is as good as over.
 */
export function findOpening(nowMs: number, hours: OfficeHours, lastMinutes = 0): Opening | undefined {
  const { noonUtcMs, minutes } = readLocalClock(nowMs, hours.timeZone);
  const [opens, closes] = [toMinutes(hours.opens), toMinutes(hours.closes)];
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = new Date(noonUtcMs + ahead * dayMs);
    const isOfficeDay = hours.days.includes(nameWeekday(day)) && !hours.isClosed(day);
    if (!isOfficeDay || (ahead === 0 && minutes > closes - Math.max(lastMinutes, 1))) continue;
    const isOpen = ahead === 0 && minutes >= opens;
    return { isOpen, ahead, day, time: formatClock(isOpen ? closes : opens) };
  }
  return undefined;
}

/** The local date, held as noon UTC so that adding a day never meets a change of the clocks. */
export function readLocalClock(nowMs: number, timeZone: string): { noonUtcMs: number; minutes: number } {
  const { year, month, day, hour, minute } = readClock(nowMs, timeZone);
  return { noonUtcMs: Date.UTC(year, month - 1, day, 12), minutes: hour * 60 + minute };
}

function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
