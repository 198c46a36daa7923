/** From loose values to a checked enquiry, or to one sentence per wrong field. */
import { enquirySchemas, type EnquiryKind, type FieldErrors } from '../../contract/enquiries.ts';
import type { LeadFields } from '../store/records.ts';

export type Values = Readonly<Record<string, unknown>>;

export type ParsedEnquiry =
  { isValid: true; fields: LeadFields } | { isValid: false; fieldErrors: FieldErrors };

/** The two forms that share `/contact.php` differ by their keys. */
export function findContactKind(values: Values): EnquiryKind {
  const isServiceRequest = ['phoneNumber', 'address', 'service'].some((key) => Object.hasOwn(values, key));
  return isServiceRequest ? 'service-request' : 'contact-message';
}

/** A comment under an article has no phone number; the status-line form has one. */
export function findMailerKind(values: Values): EnquiryKind {
  return Object.hasOwn(values, 'phone') ? 'contact-message' : 'blog-reply';
}

export function parseEnquiry(kind: EnquiryKind, values: Values): ParsedEnquiry {
  const cleaned: Record<string, unknown> = {};
  for (const name of Object.keys(enquirySchemas[kind].shape)) {
    const value = Object.hasOwn(values, name) ? clean(values[name]) : undefined;
    if (value !== undefined) cleaned[name] = value;
  }
  const parsed = enquirySchemas[kind].safeParse(cleaned);
  if (!parsed.success) {
    const fieldErrors: FieldErrors = {};
    for (const issue of parsed.error.issues) fieldErrors[String(issue.path[0])] ??= issue.message;
    return { isValid: false, fieldErrors };
  }
  return { isValid: true, fields: toLeadFields(parsed.data) };
}

/**
 * Removes what no visitor types and what databases and mail refuse: control characters, halves of surrogate pairs.
 * Line ends become one character, as the browser counts them for `maxlength`.
 */
function clean(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? cleanText(value) : value;
}

/** Anything but text becomes empty. */
export function cleanText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

type Checked = Record<'name' | 'email', string> &
  Partial<Record<'phone' | 'phoneNumber' | 'address' | 'service' | 'website' | 'message', string>>;

/** The specification calls the phone number by two names; a lead has one. */
function toLeadFields({ phoneNumber, ...fields }: Checked): LeadFields {
  return phoneNumber === undefined ? fields : { ...fields, phone: phoneNumber };
}
