/** What content/words/forms.yaml must say: the words around the fields, and those of the table that it replaces. */
import { z } from 'zod';
import { enquiryForms, type EnquiryForm, type EnquiryKind } from './enquiry-forms.ts';
import { getValue, type EnquiryField } from './form-field.ts';
import { text } from './text-places.ts';

const fieldWords = z.strictObject({
  label: text().exactOptional(),
  missing: text().exactOptional(),
  hint: text().exactOptional(),
  placeholder: text().exactOptional(),
  ownerLabel: text().exactOptional(),
});

const choiceWords = fieldWords.extend({
  choices: z
    .array(z.strictObject({ label: text(), note: text().exactOptional() }))
    .min(1)
    .exactOptional(),
});

/** An option under other words keeps the value that the code knows; one without a value is new. */
const optionWords = ({ options = [] }: EnquiryField) =>
  fieldWords.extend({
    options: z
      .array(z.strictObject({ label: text(), value: z.enum(options.map(getValue)).exactOptional() }))
      .min(1)
      .exactOptional(),
  });

function wordsOf(field: EnquiryField) {
  if (field.type === 'select') return optionWords(field).exactOptional();
  return (field.type === 'choices' ? choiceWords : fieldWords).exactOptional();
}

const headings = ({ groups = {} }: EnquiryForm) =>
  z.strictObject(Object.fromEntries(Object.keys(groups).map((name) => [name, text().exactOptional()])));

/** Only fields that the form has: words for one that is misspelled would be shown nowhere. */
function replacements({ fields }: EnquiryForm) {
  const names = fields.map(({ name }) => name);
  return z.strictObject(Object.fromEntries(fields.map((field) => [field.name, wordsOf(field)])), {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `there is no field "${issue.keys.join('", "')}"; known are ${names.join(', ')}`
        : undefined,
  });
}

const requestWords = (form: EnquiryForm) =>
  z.strictObject({
    name: text().exactOptional(),
    receiptName: text().exactOptional(),
    button: text().exactOptional(),
    groups: headings(form).exactOptional(),
    fields: replacements(form).exactOptional(),
  });

const requests = Object.fromEntries(
  Object.entries(enquiryForms).map(([kind, form]) => [kind, requestWords(form).exactOptional()]),
) as Record<EnquiryKind, z.ZodExactOptional<ReturnType<typeof requestWords>>>;

export const formWords = z.strictObject({
  requests: z.strictObject(requests),
  sentences: z.strictObject({
    noEmail: text(),
    meantEmail: text('address'),
    tooLong: text('length?', 'max'),
    noText: text(),
    noDate: text(),
    noTime: text(),
    isPast: text(),
    isSkipped: text(),
  }),
  form: z.strictObject({
    optional: text(),
    talk: text(),
    reference: text('reference'),
    consent: text(),
    consentLink: text(),
    consentVersion: text(),
    trap: text(),
    ok: text(),
  }),
  rescue: z.strictObject({ intro: text(), call: text(), text: text(), mail: text(), subject: text() }),
  crash: z.strictObject({ sentence: text(), noReason: text() }),
});

export type FormWordsFile = z.output<typeof formWords>;
