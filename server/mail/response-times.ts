/** Counts how many visitors were answered in the time that the receipt promised. */
import { enquiryForms, enquiryKinds } from '../../contract/enquiry-forms.ts';
import { findPromisedByMs, goBack, type OfficeHours } from '../../domain/office-clock.ts';
import type { LeadAnswer } from '../store/records.ts';
import type { Store } from '../store/store.ts';

const dayMs = 24 * 60 * 60_000;
/** A promise of two weeks ago can end in the last week. */
const longestPromise = { days: 21, officeDays: 15 };

/** Reads the seven days before `untilMs`. */
export async function readResponseTimes(
  store: Pick<Store, 'countPromises' | 'listAnswers'>,
  untilMs: number,
  hours: OfficeHours,
): Promise<{ kept: number; promised: number; due: number }> {
  const stored = await store.countPromises({ sinceMs: untilMs - 7 * dayMs, untilMs });
  const answers = await store.listAnswers({ sinceMs: goBack(untilMs, longestPromise, hours), untilMs });
  const computed = countAnsweredInTime(answers, untilMs, hours);
  return { ...stored, kept: stored.kept + computed.kept, promised: stored.promised + computed.promised };
}

/** Counts the calls promised for the last seven days, and the calls made in time. */
function countAnsweredInTime(
  answers: readonly LeadAnswer[],
  untilMs: number,
  hours: OfficeHours,
): { kept: number; promised: number } {
  let [kept, promised] = [0, 0];
  for (const { kind, receivedAtMs, answeredAtMs } of answers) {
    const byMs = promisesCall(kind) ? findPromisedByMs(receivedAtMs, hours) : undefined;
    if (byMs === undefined || byMs > untilMs || byMs <= untilMs - 7 * dayMs) continue;
    promised++;
    if (answeredAtMs !== null && answeredAtMs <= byMs) kept++;
  }
  return { kept, promised };
}

/** A newer version may have stored a kind that this one does not know. */
function promisesCall(kind: string): boolean {
  const known = enquiryKinds.find((one) => one === kind);
  return known !== undefined && enquiryForms[known].promisesCall;
}
