/** When the office next answers, in the words of a receipt: a visitor who knows when the phone will ring waits for it. */
import { fillIn } from '../../contract/fill-in.ts';
import type { MailWords } from '../../contract/mail-words.ts';
import { formatDay } from '../../contract/office-hours.ts';
import { findNextOpening, type OfficeHours } from '../lib/office-clock.ts';

type WhenWords = Pick<MailWords['receipt'], 'todayBefore' | 'todayAfter' | 'dayAfter' | 'someDay'>;

/** For example "today before 5:00 PM", "today after 8:00 AM" or "on Monday, November 23, after 8:00 AM". */
export function describeNextBusinessTime(nowMs: number, hours: OfficeHours, words: WhenWords): string {
  const opening = findNextOpening(nowMs, hours);
  if (!opening) return words.someDay;
  const { isOpen, ahead, day, time } = opening;
  if (ahead === 0) return fillIn(isOpen ? words.todayBefore : words.todayAfter, { time });
  const date = formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' });
  return fillIn(words.dayAfter, { day: date, time });
}
