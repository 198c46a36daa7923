import { expect, test } from 'vitest';
import {
  leadForms,
  leadKinds,
  kindsByEndpoint,
  type LeadEndpoint,
  type LeadKind,
} from '../../contract/lead-forms.ts';
import type { FieldRules } from '../../contract/form-field.ts';
import { readServerWords } from '../../contract/read-words.ts';
import { inferKind, parseLead } from './parse-lead.ts';

const words = readServerWords().forms;
const fieldsOf = (kind: LeadKind): readonly FieldRules[] => leadForms[kind].fields;
const fill = ({ type, maxLength }: FieldRules) => {
  if (type === 'date') return '2099-12-31';
  if (type === 'time') return '23:59';
  return type === 'email' ? `${'a'.repeat(maxLength - 12)}@example.com` : 'a'.repeat(maxLength);
};
const longest = (kind: LeadKind) =>
  Object.fromEntries(fieldsOf(kind).map((field) => [field.name, fill(field)]));

function listErrors(kind: LeadKind, values: Record<string, unknown>): Record<string, string> {
  const parsed = parseLead(kind, values, words);
  return parsed.isValid ? {} : parsed.fieldErrors;
}

test.each([
  [
    'contact-message',
    {
      name: 'Please enter your name.',
      email: 'Please enter your e-mail address.',
      phone: 'Please enter your phone number.',
      message: 'Please enter your message.',
    },
  ],
  [
    'service-request',
    {
      name: 'Please enter your name.',
      phoneNumber: 'Please enter your phone number.',
      email: 'Please enter your e-mail address.',
      address: 'Please enter the address of the job.',
    },
  ],
  [
    'blog-reply',
    {
      name: 'Please enter your name.',
      email: 'Please enter your e-mail address.',
      message: 'Please enter your comment.',
    },
  ],
] as const)(
  'names the missing fields of an empty %s; website and service are optional',
  (kind, sentences) => {
    expect(listErrors(kind, {})).toEqual(sentences);
    const blanks = Object.fromEntries(fieldsOf(kind).map(({ name }) => [name, '  \n ']));
    expect(listErrors(kind, blanks)).toEqual(sentences);
    const lists = Object.fromEntries(Object.keys(sentences).map((name) => [name, ['a']]));
    expect(listErrors(kind, lists)).toEqual(sentences);
  },
);

test.each(leadKinds)('accepts a %s with fields of the maximum length, and no longer ones', (kind) => {
  expect(parseLead(kind, longest(kind), words).isValid).toBe(true);
  for (const field of fieldsOf(kind).filter(({ type }) => type !== 'date' && type !== 'time')) {
    const values = { ...longest(kind), [field.name]: `a${fill(field)}` };
    const [length, max] = [field.maxLength + 1, field.maxLength].map((count) =>
      count.toLocaleString('en-US'),
    );
    const sentence = `${length} of ${max} characters. Please shorten it.`;
    expect(listErrors(kind, values)).toEqual({ [field.name]: sentence });
  }
});

test.each([
  ['dueDate', '2099-02-29', 'Please enter a day such as December 15, 2027.'],
  ['dueDate', '12/03', 'Please enter a day such as December 15, 2027.'],
  ['dueDate', '-99999-01-01', 'Please enter a day such as December 15, 2027.'],
  ['dueTime', '24:00', 'Please enter a time such as 2:00 PM.'],
  ['dueTime', '2:00', 'Please enter a time such as 2:00 PM.'],
])('rejects the %s %j', (name, value, sentence) => {
  expect(listErrors('bid', { ...longest('bid'), [name]: value })).toEqual({ [name]: sentence });
});

// TYPED-DATE
test('reads a day and a time that people type where a browser has no picker', () => {
  const typed = { ...longest('bid'), dueDate: 'Dec 3, 2099', dueTime: '2:30 pm' };
  const parsed = parseLead('bid', typed, words);
  expect(parsed).toMatchObject({ isValid: true, fields: { dueDate: '2099-12-03', dueTime: '14:30' } });
});

test('trims values, ignores unknown keys, and rejects an optional field that is not text', () => {
  const values = { ...longest('contact-message'), name: ' Ada\n', website: undefined, admin: 'yes' };
  const parsed = parseLead('contact-message', values, words);
  if (!parsed.isValid) throw new Error('The message was refused');
  expect(parsed.fields).toMatchObject({ name: 'Ada', website: '' });
  expect(parsed.fields).not.toHaveProperty('admin');
  expect(listErrors('contact-message', { ...values, website: ['a'] })).toEqual({
    website: 'Please enter text.',
  });
});

test.each([
  ['/contact.php', {}, 'contact-message'],
  ['/contact.php', { message: 'a', website: 'b' }, 'contact-message'],
  ['/contact.php', { phoneNumber: '' }, 'service-request'],
  ['/contact.php', { address: 'a' }, 'service-request'],
  ['/contact.php', { service: 'a', phone: 'b' }, 'service-request'],
  ['/mailer.php', {}, 'blog-reply'],
  ['/mailer.php', { name: 'a', website: 'b' }, 'blog-reply'],
  ['/mailer.php', { phone: '' }, 'contact-message'],
] as const)('reads a post to %s with %j as a %s', (endpoint, values, kind) => {
  expect(inferKind(endpoint, values)).toBe(kind);
});

test('infers the kind from the fields of every form, at every endpoint that accepts it', () => {
  for (const endpoint of Object.keys(kindsByEndpoint) as LeadEndpoint[]) {
    for (const kind of kindsByEndpoint[endpoint]) expect(inferKind(endpoint, longest(kind))).toBe(kind);
  }
});
