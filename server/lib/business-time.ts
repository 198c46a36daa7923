/** When the office next answers: a visitor who knows when the phone will ring waits for it. */
import { getDateFormat } from '../../contract/date-format.ts';
import { fillForm } from '../../contract/fill-form.ts';
import { fillIn } from '../../contract/fill-in.ts';
import type { MailWords } from '../../contract/mail-words.ts';
import { formatClock, formatDay } from '../../contract/office-hours.ts';
import type { EnquiryKind } from '../../contract/enquiry-forms.ts';
import { findNextOpening, type OfficeHours } from './office-clock.ts';

type WhenWords = Pick<MailWords['receipt'], 'todayBefore' | 'todayAfter' | 'dayAfter' | 'someDay'>;

/** For example "today before 5:00 PM", "today after 8:00 AM" or "on Monday, November 23, after 8:00 AM". */
export function describeNextBusinessTime(nowMs: number, hours: OfficeHours, words: WhenWords): string {
  const opening = findNextOpening(nowMs, hours);
  if (!opening) return words.someDay;
  const { isOpen, ahead, day, time, dayCloses } = opening;
  if (isOpen) return fillIn(words.todayBefore, { time: formatClock(dayCloses) });
  if (ahead === 0) return fillIn(words.todayAfter, { time });
  const date = formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' });
  return fillIn(words.dayAfter, { day: date, time });
}

/** The sentence that says who answers a request and when. `texts`: for a kind that is called, and for one that is read. */
export function promiseAnswer(
  { kind, receivedAtMs }: { kind: EnquiryKind; receivedAtMs: number },
  hours: OfficeHours,
  words: WhenWords,
  texts: { call: string; read: string },
): string {
  if (!fillForm(kind).promisesCall) return texts.read;
  const when = describeNextBusinessTime(receivedAtMs, hours, words);
  return fillIn(texts.call, { when, zone: nameZone(hours.timeZone, receivedAtMs) });
}

/** For example "Eastern Time". */
function nameZone(timeZone: string, atMs: number): string {
  const parts = getDateFormat({ timeZone, timeZoneName: 'longGeneric' }).formatToParts(atMs);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
