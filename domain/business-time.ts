/** Says when the office answers next: visitors who know when the phone will ring wait for it. */
import { formatClock, formatDate, formatDatePart } from '../contract/language.ts';
import { toMinutes } from './office-hours.ts';
import { fillIn } from '../contract/fill-in.ts';
import type { MailWords } from '../contract/words/english.ts';
import { enquiryForms, type EnquiryKind } from '../contract/enquiry-forms.ts';
import { findNextOpening, type OfficeHours } from './office-clock.ts';

type WhenWords = Pick<MailWords['receipt'], 'todayBefore' | 'todayAfter' | 'dayAfter' | 'someDay'>;

/** Writes "today before 5:00 PM", "today after 8:00 AM" or "on Monday, November 23, after 8:00 AM". */
export function describeNextBusinessTime(nowMs: number, hours: OfficeHours, words: WhenWords): string {
  const opening = findNextOpening(nowMs, hours);
  if (!opening) return words.someDay;
  const { isOpen, ahead, day, time, dayCloses } = opening;
  if (isOpen) return fillIn(words.todayBefore, { time: formatClock(toMinutes(dayCloses)) });
  if (ahead === 0) return fillIn(words.todayAfter, { time });
  const date = formatDate(day, {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  return fillIn(words.dayAfter, { day: date, time });
}

/**
 * The sentence that says who will answer and when. `texts` depends on the kind: some are answered by phone, some are
 * only read.
 */
export function promiseAnswer(
  { kind, receivedAtMs }: { kind: EnquiryKind; receivedAtMs: number },
  hours: OfficeHours,
  words: WhenWords,
  texts: { call: string; read: string },
): string {
  if (!enquiryForms[kind].promisesCall) return texts.read;
  const when = describeNextBusinessTime(receivedAtMs, hours, words);
  return fillIn(texts.call, { when, zone: nameZone(hours.timeZone, receivedAtMs) });
}

/** Names the time zone, such as "Eastern Time". */
export const nameZone = (timeZone: string, atMs: number): string =>
  formatDatePart(atMs, 'timeZoneName', { timeZone, timeZoneName: 'longGeneric' }) ?? timeZone;
