/** How many visitors were answered when the receipt said so. */
import { enquiryForms, enquiryKinds } from '../../contract/enquiry-forms.ts';
import { findPromisedByMs, type OfficeHours } from '../lib/office-clock.ts';
import type { LeadAnswer } from '../store/records.ts';

const dayMs = 24 * 60 * 60_000;

/** Counts the calls promised for the last seven days, and how many of them came in time. */
export function countAnsweredInTime(
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

/** A newer version may have written a kind that this one does not know. */
function promisesCall(kind: string): boolean {
  const known = enquiryKinds.find((one) => one === kind);
  return known !== undefined && enquiryForms[known].promisesCall;
}
