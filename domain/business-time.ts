/** Words when the office answers next: visitors who know when the phone will ring wait for it. */
import { formatClock, formatDate, formatDatePart, isSameDay } from '../contract/language.ts';
import { readLocalClock } from './office-hours.ts';
import { fillIn } from '../contract/fill-in.ts';
import type { MailWords } from '../contract/words/english.ts';
import { leadForms, type LeadKind } from '../contract/lead-forms.ts';
import type { CallPromise } from './office-clock.ts';

type WhenWords = Pick<MailWords['receipt'], 'todayBefore' | 'todayAfter' | 'dayAfter' | 'someDay'>;

interface PromisedRequest {
  receivedAtMs: number;
  promise?: CallPromise | null | undefined;
}

/** Writes "today before 5:00 PM", "today after 8:00 AM" or "on Monday, November 23, after 8:00 AM". */
export function describePromise(
  { receivedAtMs, promise }: PromisedRequest,
  timeZone: string,
  words: WhenWords,
): string {
  if (!promise) return words.someDay;
  const { fromMs, byMs } = promise;
  const toTime = (atMs: number) => formatClock(readLocalClock(atMs, timeZone).minutes);
  if (fromMs <= receivedAtMs) return fillIn(words.todayBefore, { time: toTime(byMs) });
  const time = toTime(fromMs);
  if (isSameDay(fromMs, receivedAtMs, timeZone)) return fillIn(words.todayAfter, { time });
  const day = formatDate(fromMs, { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
  return fillIn(words.dayAfter, { day, time });
}

/**
 * The sentence that says who will answer and when. `texts` depends on the kind: some are answered by phone, some are
 * only read.
 */
export function promiseAnswer(
  request: PromisedRequest & { kind: LeadKind },
  timeZone: string,
  words: WhenWords,
  texts: { call: string; read: string },
): string {
  if (!leadForms[request.kind].promisesCall) return texts.read;
  const when = describePromise(request, timeZone, words);
  return fillIn(texts.call, { when, zone: nameZone(timeZone, request.receivedAtMs) });
}

/** Names the time zone, such as "Eastern Time". */
export const nameZone = (timeZone: string, atMs: number): string =>
  formatDatePart(atMs, 'timeZoneName', { timeZone, timeZoneName: 'longGeneric' }) ?? timeZone;
