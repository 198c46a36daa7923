/** When the office next answers, in the words of a receipt: a visitor who knows when the phone will ring waits for it. */
import type { CompanyFacts } from '../../contract/company.ts';
import { isHoliday } from '../../contract/holidays.ts';
import { fillIn } from '../../contract/fill-in.ts';
import type { MailWords } from '../../contract/mail-words.ts';
import { findOpening, formatDay } from '../../contract/office-hours.ts';

type WhenWords = Pick<MailWords['receipt'], 'todayBefore' | 'todayAfter' | 'dayAfter' | 'someDay'>;

export type OfficeHours = Pick<CompanyFacts['hours'], 'office' | 'timeZone'> &
  Partial<Pick<CompanyFacts['hours'], 'holidays'>>;

/** Closer to the end of the day no call can be promised. */
const lastCallMinutes = 60;

/** For example "today before 5:00 PM", "today after 8:00 AM" or "on Monday, November 23, after 8:00 AM". */
export function describeNextBusinessTime(
  nowMs: number,
  { office, timeZone, holidays = [] }: OfficeHours,
  words: WhenWords,
): string {
  const isClosed = (day: Date) => isHoliday(day, holidays);
  const opening = findOpening(nowMs, { ...office, timeZone, isClosed }, lastCallMinutes);
  if (!opening) return words.someDay;
  const { isOpen, ahead, day, time } = opening;
  if (ahead === 0) return fillIn(isOpen ? words.todayBefore : words.todayAfter, { time });
  const date = formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' });
  return fillIn(words.dayAfter, { day: date, time });
}
