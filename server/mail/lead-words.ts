/** A lead in words, for the owner: mails, the command line. */
import { type EnquiryKind } from '../../contract/enquiry-forms.ts';
import { fillForm, type RequestForms } from '../../contract/fill-form.ts';
import { formatValue } from '../../contract/form-field.ts';
import { formWords } from '../../contract/words/english-forms.ts';
import type { Lead } from '../store/records.ts';

/** Name of a request for the owner, such as "Service request"; the command line, which reads no build, says it in English. */
export const nameRequest = (kind: EnquiryKind, words: RequestForms = formWords.requests): string =>
  fillForm(kind, words).name;

export interface DetailWords {
  requests?: RequestForms;
  /** Label of what the visitor added at this time. */
  labelNote: (writtenAtMs: number) => string;
}

/** Name and value of everything the visitor wrote, in the order of the form; what is empty is left out. */
export function listDetails(
  { kind, fields, phoneE164, notes }: Lead,
  { requests, labelNote }: DetailWords,
): [label: string, value: string][] {
  const asked = describeFields(kind, requests);
  // A lead keeps its values, even when its form has other fields by now.
  const names = new Set([...asked.keys(), ...Object.keys(fields)]);
  const details = [...names].map((name): [string, string | undefined] => {
    const { label = name, options } = asked.get(name) ?? {};
    const value = fields[name];
    if (name === 'phone' && phoneE164 !== null) return [label, `${value} (${phoneE164})`];
    return [label, value && formatValue({ options }, value)];
  });
  details.push(...notes.map(({ writtenAtMs, text }): [string, string] => [labelNote(writtenAtMs), text]));
  return details.filter((detail): detail is [string, string] => detail[1] !== undefined && detail[1] !== '');
}

/** Name in the lead → label for the owner, and what a choice offered. */
function describeFields(kind: EnquiryKind, words: RequestForms = formWords.requests) {
  const { fields, added } = fillForm(kind, words);
  const asked = fields.map(({ name, label, storedAs = name, ownerLabel, options }) => ({
    name: storedAs,
    label: ownerLabel || label,
    options,
  }));
  const counted = added.map(({ name, label }) => ({ name, label, options: undefined }));
  return new Map([...asked, ...counted].map((field) => [field.name, field]));
}
