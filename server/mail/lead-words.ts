/** A lead in words, for the owner: mails, the command line. */
import { fillForm, type EnquiryKind, type FormWords } from '../../contract/enquiry-forms.ts';
import type { Lead } from '../store/records.ts';

/** What the owner calls a request, such as "Service request". */
export const nameRequest = (kind: EnquiryKind, words?: FormWords): string => fillForm(kind, words).name;

export interface DetailWords {
  requests?: FormWords;
  /** Label of what the visitor added at this time. */
  labelNote: (writtenAtMs: number) => string;
}

/** Name and value of everything the visitor wrote, in the order of the form; what is empty is left out. */
export function listDetails(
  { kind, fields, phoneE164, notes }: Lead,
  { requests, labelNote }: DetailWords,
): [label: string, value: string][] {
  const labels = labelFields(kind, requests);
  // A lead keeps its values, even when its form has other fields by now.
  const names = new Set([...labels.keys(), ...Object.keys(fields)]);
  const details = [...names].map((name): [string, string | undefined] => [
    labels.get(name) ?? name,
    name === 'phone' && phoneE164 !== null ? `${fields[name]} (${phoneE164})` : fields[name],
  ]);
  details.push(...notes.map(({ writtenAtMs, text }): [string, string] => [labelNote(writtenAtMs), text]));
  return details.filter((detail): detail is [string, string] => detail[1] !== undefined && detail[1] !== '');
}

/** Name in the lead → label for the owner. */
function labelFields(kind: EnquiryKind, words?: FormWords): Map<string, string> {
  const { fields, added = [] } = fillForm(kind, words);
  const asked = fields.map(({ name, label, storedAs = name, ownerLabel = label }): [string, string] => [
    storedAs,
    ownerLabel,
  ]);
  return new Map([...asked, ...added.map(({ name, ownerLabel }): [string, string] => [name, ownerLabel])]);
}

/** By the clock of a place, for example "Nov 23, 2026, 9:05 AM EST", and in full "Monday, November 23, 2026 at 9:05 AM EST". */
export function formatTime(timeMs: number, timeZone: string, style: 'short' | 'full' = 'short'): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...(style === 'full' && { weekday: 'long' }),
    year: 'numeric',
    month: style === 'full' ? 'long' : 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(timeMs)
    .replaceAll('\u202f', ' ');
}
