import { expect, test } from 'vitest';
import { enquiryForms, enquiryKinds, fillForm, formFields } from './enquiry-forms.ts';

test('the payloads have exactly the promised keys', () => {
  const keys = enquiryKinds.map((kind) => [kind, enquiryForms[kind].fields.map(({ name }) => name).sort()]);
  expect(Object.fromEntries(keys)).toEqual({
    'contact-message': ['email', 'message', 'name', 'phone', 'website'],
    'service-request': ['address', 'email', 'name', 'phoneNumber', 'service'],
    'blog-reply': ['email', 'message', 'name'],
  });
});

test.each(enquiryKinds)('every field of a %s that must be filled in says so in words', (kind) => {
  for (const { required, missing = '' } of formFields(kind)) expect(missing !== '').toBe(required !== false);
});

test('content replaces the words that it gives and no others, and only of its form', () => {
  const words = { 'contact-message': { button: 'Send', fields: { phone: { label: 'Mobile' } } } };
  const usual = fillForm('contact-message');
  expect(fillForm('contact-message', words)).toEqual({
    ...usual,
    button: 'Send',
    fields: usual.fields.map((field) => (field.name === 'phone' ? { ...field, label: 'Mobile' } : field)),
  });
  expect(formFields('contact-message', words)).toEqual(fillForm('contact-message', words).fields);
  expect(fillForm('blog-reply', words)).toEqual(fillForm('blog-reply'));
});
