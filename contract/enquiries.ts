/**
 * What a visitor may send: one schema per kind of request (specification, sections 3, 5 and 7).
 * Unknown keys are dropped, text is trimmed, lengths are capped; a phone number is never refused for its style.
 */
import { z } from 'zod';
import { maxLength } from './enquiry-limits.ts';

function required(label: string, max: number = maxLength.other) {
  return z
    .string({ error: `Please enter ${label}.` })
    .trim()
    .min(1, `Please enter ${label}.`)
    .max(max, `Please use at most ${max} characters.`);
}

function optional(max: number = maxLength.other) {
  return z
    .string({ error: 'Please enter text.' })
    .trim()
    .max(max, `Please use at most ${max} characters.`)
    .default('');
}

const email = required('your e-mail address').regex(
  // The same rule that browsers apply to type="email": one @, no spaces, a host of labels.
  /^[^\s@<>()[\]\\,;:"]+@[a-z0-9-]+(\.[a-z0-9-]+)*$/i,
  'Please enter an e-mail address such as name@example.com.',
);

export const contactMessage = z.object({
  name: required('your name', maxLength.name),
  email,
  phone: required('your phone number'),
  /** Only some forms ask for it; the browser requires it there, the server never refuses a lead for it. */
  website: optional(),
  message: required('your message', maxLength.message),
});

export const serviceRequest = z.object({
  name: required('your name', maxLength.name),
  phoneNumber: required('your phone number'),
  email,
  address: required('the address of the work'),
  /** May stay empty. Free text on purpose: other variants offer other services. */
  service: optional(),
});

export const blogReply = z.object({
  name: required('your name', maxLength.name),
  email,
  message: required('your comment', maxLength.message),
});

/** Schema per kind; the kind is stored with the lead and names its form template. */
export const enquirySchemas = {
  'contact-message': contactMessage,
  'service-request': serviceRequest,
  'blog-reply': blogReply,
} as const;

export type EnquiryKind = keyof typeof enquirySchemas;
export type ContactMessage = z.output<typeof contactMessage>;
export type ServiceRequest = z.output<typeof serviceRequest>;
export type BlogReply = z.output<typeof blogReply>;

/** Field name → sentence for the visitor; the body of a 422 answer is `{ error, fields }`. */
export type FieldErrors = Record<string, string>;

/** Body of a 2xx answer to a script. */
export interface Accepted {
  reference: string;
}

/** Body of every other answer to a script. */
export interface Refused {
  error: string;
  fields?: FieldErrors;
}
