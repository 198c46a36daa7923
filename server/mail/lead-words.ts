/** Describes a lead for the owner, in mails and on the command line. */
import { type EnquiryKind } from '../../contract/enquiry-forms.ts';
import { fillForm, type RequestForms } from '../../contract/fill-form.ts';
import { formatValue, type EnquiryField } from '../../contract/form-field.ts';
import { formatClock, formatDay } from '../../contract/language.ts';
import { isDay, isTime } from '../../domain/due-time.ts';
import { formWords } from '../../contract/words/english-forms.ts';
import { findPhones } from '../../domain/typed/find-phones.ts';
import type { PhoneNumber } from '../../domain/typed/phone.ts';
import type { Lead } from '../store/records.ts';

/**
 * The owner's name for a kind of request, such as "Service request". The command line has no build and uses English.
 */
export const nameRequest = (kind: EnquiryKind, words: RequestForms = formWords.requests): string =>
  fillForm(kind, words).name;

export interface DetailWords {
  requests?: RequestForms;
  /** The label of a note that the visitor added at this time. */
  labelNote: (writtenAtMs: number) => string;
  /** Changes the label of a field. */
  label?: (name: string, label: string) => string;
}

/** `phones` are the numbers in the value. */
export type Detail = readonly [label: string, value: string, phones?: readonly PhoneNumber[]];

/** Lists the filled fields with their labels, in the form's order. */
export function listDetails(
  { kind, fields, notes }: Lead,
  { requests, labelNote, label: relabel = (_, label) => label }: DetailWords,
): Detail[] {
  const asked = describeFields(kind, requests);
  // A lead keeps its values even if its form has other fields now.
  const names = new Set([...asked.keys(), ...Object.keys(fields)]);
  const details = [...names].map((name): Detail => {
    const { label: own = name, type, options } = asked.get(name) ?? {};
    const label = relabel(name, own);
    const value = fields[name] ?? '';
    if (name === 'phone') return [label, value, findPhones(value)];
    return [label, writeValue({ type, options }, value)];
  });
  details.push(...notes.map(({ writtenAtMs, text }): Detail => [labelNote(writtenAtMs), text]));
  return details.filter(([, value]) => value !== '');
}

/** Days and times are stored as `2026-12-11` and `14:00`. */
function writeValue(
  { type, options }: { [Name in 'type' | 'options']?: EnquiryField[Name] | undefined },
  value: string,
): string {
  if (type === 'date' && isDay(value)) return formatDay(value);
  if (type === 'time' && isTime(value)) {
    const [hours = 0, minutes = 0] = value.split(':').map(Number);
    return formatClock(hours * 60 + minutes);
  }
  return formatValue({ options }, value);
}

/** Maps each field of a lead to its label for the owner and its choices. */
function describeFields(kind: EnquiryKind, words: RequestForms = formWords.requests) {
  const { fields, added } = fillForm(kind, words);
  const asked = fields.map(({ name, label, storedAs = name, ownerLabel, options, type }) => ({
    name: storedAs,
    type,
    label: ownerLabel || label,
    options,
  }));
  const counted = added.map(({ name, label }) => ({ name, label, type: undefined, options: undefined }));
  return new Map([...asked, ...counted].map((field) => [field.name, field]));
}
