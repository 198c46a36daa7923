/** Describes a lead to the people who answer it: in mails, pushes and the inbox, and on the command line. */
import type { CompanyFacts } from '../../contract/company.ts';
import { materialName, type LeadKind } from '../../contract/lead-forms.ts';
import { fillForm, type RequestForms } from '../../contract/fill-form.ts';
import { fillIn, fillInCount } from '../../contract/fill-in.ts';
import { formatValue, type LeadField } from '../../contract/form-field.ts';
import { formatClock, formatDay, formatTime } from '../../contract/language.ts';
import type { MailWords } from '../../contract/words/english.ts';
import { formWords } from '../../contract/words/english-forms.ts';
import type { ServerWords } from '../../contract/words/words-files.ts';
import { findPhones } from '../../domain/typed/find-phones.ts';
import { findTown } from '../../domain/typed/parse-address.ts';
import type { PhoneNumber } from '../../domain/typed/phone.ts';
import { isDay, isTime } from '../../domain/due-time.ts';
import { toHeaderText } from '../../domain/header-text.ts';
import type { Judgement, Lead } from '../store/records.ts';

/**
 * The owner's name for a kind of request, such as "Service request". The command line has no build and uses English.
 */
export const nameRequest = (kind: LeadKind, words: RequestForms = formWords.requests): string =>
  fillForm(kind, words).name;

export const nameLead = ({ kind, reference }: Lead, { forms }: ServerWords) => ({
  request: nameRequest(kind, forms.requests),
  reference,
});

export function writeSummary({ reference, kind, fields }: Lead, { forms }: ServerWords): string {
  const request = fields.service || nameRequest(kind, forms.requests);
  const parts = [reference, request, fields['project'], findTown(fields.address), fields.name];
  return toHeaderText(parts.filter((part) => part !== undefined).join(' · '));
}

export function describeJudgement({ score, reasons }: Judgement, { judgement }: MailWords['lead']): string {
  return fillInCount(judgement, score, { reasons: reasons.join('; ') });
}

/** `phones` are the numbers in the value. */
export type Detail = readonly [label: string, value: string, phones?: readonly PhoneNumber[]];

/**
 * Lists the filled fields with their labels, in the form's order, then the visitor's notes. `corrected`: the names of
 * fields that the visitor has just corrected. A takeoff is left out, because readers get it as a table.
 */
export function listDetails(
  { kind, fields, notes }: Lead,
  { company, words }: { company: Pick<CompanyFacts, 'hours'>; words: ServerWords },
  corrected: readonly string[] = [],
): Detail[] {
  const asked = describeFields(kind, words.forms.requests);
  const isTable = fields[materialName] !== undefined;
  // A lead keeps its values even if its form has other fields now.
  const names = [...new Set([...asked.keys(), ...Object.keys(fields)])].filter(
    (name) => !isTable || ![materialName, 'takeoff'].includes(name),
  );
  const details = names.map((name): Detail => {
    const { label: own = name, type, options } = asked.get(name) ?? {};
    const label = corrected.includes(name) ? fillIn(words.mails.change.field, { label: own }) : own;
    const value = fields[name] ?? '';
    if (name === 'phone') return [label, value, findPhones(value)];
    return [label, writeValue({ type, options }, value)];
  });
  for (const { writtenAtMs, text } of notes) {
    const time = formatTime(writtenAtMs, company.hours.timeZone);
    details.push([fillIn(words.mails.lead.note, { time }), text]);
  }
  return details.filter(([, value]) => value !== '');
}

/** Days and times are stored as `2026-12-11` and `14:00`. */
function writeValue(
  { type, options }: { [Name in 'type' | 'options']?: LeadField[Name] | undefined },
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
function describeFields(kind: LeadKind, words: RequestForms) {
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
