import { expect, test } from 'vitest';
import { z } from 'zod';
import { formWords } from './form-words.ts';
import { readWords } from './read-words.ts';

const words = readWords('forms', formWords);
const refuse = (requests: unknown): string => {
  const { error } = formWords.safeParse({ ...words, requests });
  return error ? z.prettifyError(error) : '';
};

test('content may replace any word of a field and leave the others as they are', () => {
  const fields = { phone: { label: 'Mobile' }, website: { hint: 'Yours.', missing: 'Please.' } };
  expect(refuse({ 'contact-message': { button: 'Send', fields }, 'blog-reply': {} })).toBe('');
});

test('content may replace headings, and options with or without the value that the code knows', () => {
  const options = [
    { label: 'Davis-Bacon', value: 'Prevailing wage (Davis-Bacon)' },
    { label: 'Something else' },
  ];
  expect(refuse({ bid: { groups: { who: 'You' }, fields: { wages: { options } } } })).toBe('');
});

test.each([
  ['a heading', { bid: { groups: { whom: 'You' } } }, 'Unrecognized key: "whom"'],
  [
    'the value of an option',
    { bid: { fields: { timeZone: { options: [{ label: 'CT', value: 'Central' }] } } } },
    'at requests.bid.fields.timeZone.options[0].value',
  ],
  [
    'an option of a field without any',
    { bid: { fields: { place: { options: [{ label: 'A' }] } } } },
    'Unrecognized key: "options"',
  ],
  ['a request', { 'contact-mesage': {} }, 'Unrecognized key: "contact-mesage"'],
  [
    'a field',
    { 'contact-message': { fields: { phon: {} } } },
    'there is no field "phon"; known are name, email',
  ],
  ['a field of another request', { 'blog-reply': { fields: { phone: {} } } }, 'there is no field "phone"'],
  ['a word', { 'blog-reply': { fields: { name: { lable: 'N' } } } }, 'Unrecognized key: "lable"'],
  [
    'an empty word',
    { 'blog-reply': { fields: { name: { label: ' ' } } } },
    'at requests["blog-reply"].fields.name.label',
  ],
])('%s that is unknown or empty is refused by its name', (_, requests, message) => {
  expect(refuse(requests)).toContain(message);
});
