import { expect, test } from 'vitest';
import { leadForms, leadKinds, type LeadKind, type FormRules } from './lead-forms.ts';
import { fillForm, formFields, listQuestionFields } from './fill-form.ts';
import type { LeadField, FieldRules } from './form-field.ts';
import { formWords } from './words/english-forms.ts';
import { mergeWords } from './words/merge-words.ts';

const { requests } = formWords;

/** FORM-CONTACT, FORM-SERVICE, BLOG-REPLY: key → whether it is required. */
const promised = {
  'contact-message': { name: true, email: true, phone: true, website: 'browser', message: true },
  'service-request': { name: true, phoneNumber: true, email: true, address: true, service: false },
  'blog-reply': { name: true, email: true, message: true },
};

test.each(Object.entries(promised) as [LeadKind, Record<string, LeadField['required']>][])(
  'gives a %s its promised keys, and requires only the promised ones',
  (kind, keys) => {
    const fields: readonly FieldRules[] = leadForms[kind].fields;
    const required = Object.fromEntries(fields.map((field) => [field.name, field.required]));
    expect(required).toMatchObject(keys);
    const added = fields.filter(({ name }) => !Object.hasOwn(keys, name));
    expect(added.filter((field) => field.required === true)).toEqual([]);
  },
);

test.each(leadKinds)('has a message for every missing required field of a %s', (kind) => {
  for (const { required, missing = '' } of formFields(kind, requests))
    expect(missing !== '').toBe(required !== false);
});

test('overrides only the given words, and only of their form', () => {
  const words = mergeWords(requests, {
    'contact-message': { button: 'Send', fields: { phone: { label: 'Mobile' } } },
  });
  const usual = fillForm('contact-message', mergeWords(requests, {}));
  expect(fillForm('contact-message', words)).toEqual({
    ...usual,
    button: 'Send',
    fields: usual.fields.map((field) => (field.name === 'phone' ? { ...field, label: 'Mobile' } : field)),
  });
  expect(formFields('contact-message', words)).toEqual(fillForm('contact-message', words).fields);
  expect(fillForm('blog-reply', words)).toEqual(fillForm('blog-reply', mergeWords(requests, {})));
});

test('overrides a heading for the same fields, on every page that asks the questions', () => {
  const words = mergeWords(requests, {
    takeoff: { groups: { questions: 'A few more' }, fields: { zip: { label: 'Postal code' } } },
  });
  const questions = listQuestionFields(words);
  expect(new Set(questions.map(({ group }) => group))).toEqual(new Set(['A few more']));
  expect(questions[0]?.label).toBe('Postal code');
  expect(formFields('bid', requests).map(({ group }) => group)).toContain('Who invites us');
});

test.each(leadKinds)('has words for exactly the fields and headings of a %s', (kind) => {
  const { fields, added }: FormRules = leadForms[kind];
  const names = [...fields.map(({ name }) => name), ...(added === undefined ? [] : [added])];
  expect(Object.keys(requests[kind].fields).sort()).toEqual(names.sort());
  const groups = new Set(fields.flatMap(({ group = [] }) => group));
  expect(Object.keys(requests[kind].groups ?? {}).sort()).toEqual([...groups].sort());
  for (const { type, name } of fields) {
    expect(requests[kind].fields[name]?.options !== undefined, name).toBe(type === 'select');
    expect(requests[kind].fields[name]?.choices !== undefined, name).toBe(type === 'choices');
  }
});
