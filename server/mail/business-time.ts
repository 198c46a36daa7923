/** When the office next answers, in the words of a receipt: a visitor who knows when the phone will ring waits for it. */
import type { CompanyFacts } from '../../contract/company.ts';
import { isHoliday } from '../../contract/holidays.ts';
import { fillIn } from '../../contract/fill-in.ts';
import type { MailWords } from '../../contract/mail-words.ts';
import { readLocalClock } from '../lib/local-clock.ts';

type WhenWords = Pick<MailWords['receipt'], 'todayBefore' | 'todayAfter' | 'dayAfter' | 'someDay'>;

export type OfficeHours = Pick<CompanyFacts['hours'], 'office' | 'timeZone'> &
  Partial<Pick<CompanyFacts['hours'], 'holidays'>>;

const dayMs = 24 * 60 * 60_000;
/** Closer to the end of the day no call can be promised. */
const lastCallMinutes = 60;

/** For example "today before 5:00 PM", "today after 8:00 AM" or "on Monday, November 23, after 8:00 AM". */
export function describeNextBusinessTime(
  nowMs: number,
  { office, timeZone, holidays = [] }: OfficeHours,
  words: WhenWords,
): string {
  const { noonUtcMs, minutes } = readLocalClock(nowMs, timeZone);
  const opens = toMinutes(office.opens);
  const closes = toMinutes(office.closes);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = new Date(noonUtcMs + ahead * dayMs);
    const dayName = formatDay(day, { weekday: 'long' });
    const isOfficeDay = office.days.some((name) => name === dayName) && !isHoliday(day, holidays);
    if (!isOfficeDay || (ahead === 0 && minutes > closes - lastCallMinutes)) continue;
    if (ahead === 0 && minutes >= opens) {
      return fillIn(words.todayBefore, { time: toClock(closes) });
    }
    const time = toClock(opens);
    if (ahead === 0) return fillIn(words.todayAfter, { time });
    const date = formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' });
    return fillIn(words.dayAfter, { day: date, time });
  }
  return words.someDay;
}

function formatDay(day: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(day);
}

function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function toClock(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hours % 12 === 0 ? 12 : hours % 12}:${rest} ${hours < 12 ? 'AM' : 'PM'}`;
}
