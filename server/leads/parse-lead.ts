/** Turns untyped values into a checked request, or into an error for each invalid field. */
import { z } from 'zod';
import { cleanTyped } from '../../domain/typed/clean-typed.ts';
import { isEmailAddress } from '../../domain/typed/email-address.ts';
import { findDate } from '../../domain/typed/find-day.ts';
import { parseTime } from '../../domain/typed/parse-time.ts';
import type { FieldErrors } from '../../contract/endpoints.ts';
import {
  contactFields,
  contactNames,
  leadForms,
  kindsByEndpoint,
  type LeadEndpoint,
  type Contact,
  type LeadKind,
} from '../../contract/lead-forms.ts';
import { fillForm } from '../../contract/fill-form.ts';
import type { LeadField, FieldRules } from '../../contract/form-field.ts';
import type { FormWordsFile } from '../../contract/words/english.ts';
import { findExcess } from '../../contract/text-limit.ts';
import { isDay, isTime } from '../../domain/due-time.ts';
import type { LeadFields } from '../store/records.ts';

export type Values = Readonly<Record<string, unknown>>;

export type ParsedLead = { isValid: true; fields: LeadFields } | { isValid: false; fieldErrors: FieldErrors };

/**
 * Infers the kind from keys that only one kind at this endpoint has. Fields that a form may hide do not count.
 */
export function inferKind(endpoint: LeadEndpoint, values: Values): LeadKind {
  const [usual, ...others] = kindsByEndpoint[endpoint];
  const meant = others.find((kind) => {
    const elsewhere = new Set(
      kindsByEndpoint[endpoint].filter((other) => other !== kind).flatMap((other) => listNames(other)),
    );
    return listNames(kind).some((name) => !elsewhere.has(name) && Object.hasOwn(values, name));
  });
  return meant ?? usual;
}

function listNames(kind: LeadKind): string[] {
  return leadForms[kind].fields.filter((field: FieldRules) => !field.isExtra).map(({ name }) => name);
}

type Sentences = FormWordsFile['sentences'];

interface Rule {
  isRight: (text: string) => boolean;
  sentence: keyof Sentences;
}

/** Checks for a field beyond its length. */
const rules: Partial<Record<LeadField['type'], Rule>> = {
  email: { isRight: isEmailAddress, sentence: 'noEmail' },
  date: { isRight: isDay, sentence: 'noDate' },
  time: { isRight: isTime, sentence: 'noTime' },
};

function toSchema(
  { type, required, maxLength, missing = '' }: LeadField,
  sentences: Sentences,
): z.ZodType<string> {
  const bounded = z
    .string({ error: required === true ? missing : sentences.noText })
    .trim()
    .refine((text) => findExcess(text, maxLength, sentences.tooLong) === undefined, {
      error: ({ input }) => findExcess(input as string, maxLength, sentences.tooLong),
    });
  const filled = required === true ? bounded.min(1, missing) : bounded;
  const rule = rules[type];
  const checked =
    rule === undefined
      ? filled
      : filled.refine(
          (text) => (text === '' && required !== true) || rule.isRight(text),
          sentences[rule.sentence],
        );
  return required === true ? checked : checked.default('');
}

/** Builds the schema of a kind from the table of forms. It drops unknown keys. */
function buildSchema(kind: LeadKind, { requests, sentences }: FormWordsFile) {
  const fields = fillForm(kind, requests).fields.map((field) => [field.name, toSchema(field, sentences)]);
  return z.object(Object.fromEntries(fields) as Record<string, z.ZodType<string>>);
}

/** Cached per build, because words change only with a new build of the site. */
const schemas = new WeakMap<FormWordsFile, Map<LeadKind, ReturnType<typeof buildSchema>>>();

function getSchema(kind: LeadKind, words: FormWordsFile) {
  const known = schemas.get(words) ?? new Map<LeadKind, ReturnType<typeof buildSchema>>();
  const schema = known.get(kind) ?? buildSchema(kind, words);
  schemas.set(words, known.set(kind, schema));
  return schema;
}

export function parseLead(kind: LeadKind, values: Values, words: FormWordsFile): ParsedLead {
  const fields: readonly FieldRules[] = leadForms[kind].fields;
  const cleaned: Record<string, unknown> = {};
  for (const { name, type } of fields) {
    const value = Object.hasOwn(values, name) ? clean(values[name], type) : undefined;
    if (value !== undefined) cleaned[name] = value;
  }
  const parsed = getSchema(kind, words).safeParse(cleaned);
  if (!parsed.success) {
    const fieldErrors: FieldErrors = {};
    for (const issue of parsed.error.issues) fieldErrors[String(issue.path[0])] ??= issue.message;
    return { isValid: false, fieldErrors };
  }
  const stored = fields.map(({ name, storedAs = name }) => [storedAs, parsed.data[name]]);
  return { isValid: true, fields: Object.fromEntries(stored) as LeadFields };
}

/** Reads corrections by the rules of the contact form. Blank values change nothing. */
export function parseContact(
  typed: Values,
  words: FormWordsFile,
): { contact: Partial<Contact>; fieldErrors: FieldErrors } {
  const contact: Partial<Contact> = {};
  const fieldErrors: FieldErrors = {};
  const { shape } = getSchema('contact-message', words);
  for (const name of contactNames) {
    const text = Object.hasOwn(typed, name) ? clean(typed[name], contactFields[name].type) : undefined;
    if (text === undefined || text === '') continue;
    const parsed = shape[name]?.safeParse(text);
    if (parsed?.success) contact[name] = parsed.data;
    else fieldErrors[name] = parsed?.error.issues[0]?.message ?? '';
  }
  return { contact, fieldErrors };
}

/** Values as the pickers of browsers send them. Some browsers have none, and people type there. */
const toPicked: Partial<Record<LeadField['type'], (text: string) => string | undefined>> = {
  date: findDate,
  time: parseTime,
};

/** A line break becomes one character, as `maxlength` counts it. */
function clean(value: unknown, type: LeadField['type']): unknown {
  if (value === null) return undefined;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value;
  const text = cleanTyped(type, value);
  return toPicked[type]?.(text) ?? text;
}
