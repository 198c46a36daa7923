import { expect, test } from 'vitest';
import { z } from 'zod';
import { fillKnown, fillIn, fillInCount } from './fill-in.ts';
import { text } from './text-places.ts';

const refuse = (schema: z.ZodType, data: unknown): string => {
  const { error } = schema.safeParse(data);
  return error ? z.prettifyError(error) : '';
};

test('a text may say its places and the facts of the company', () => {
  expect(text('reference').parse(' Your reference is {reference}. Call {phone}. ')).toBe(
    'Your reference is {reference}. Call {phone}.',
  );
});

test.each([
  ['an unknown place', text('reference'), '{reference} {refrence}', '{refrence} is not known here'],
  ['a missing place', text('reference'), 'We have it.', 'the text must say {reference}'],
  ['a place where none is filled', text(), 'Hello {name}', 'known are {company}, {trade}'],
  ['an empty text', text(), '  ', 'Too small'],
  ['no text', text(), undefined, 'expected string'],
])('%s is refused', (_, schema, data, message) => {
  expect(refuse(schema, data)).toContain(message);
});

test('a place with a question mark may be left out, and is refused nowhere', () => {
  expect(text('zone?').parse('Today')).toBe('Today');
  expect(text('zone?').parse('Today, {zone}')).toBe('Today, {zone}');
});

test('values go into their places, however often; one that holds braces is not filled again', () => {
  expect(fillIn('{a} and {a} and {b}', { a: '{b}', b: 2 })).toBe('{b} and {b} and 2');
  expect(() => fillIn('{a}', {})).toThrow('No value for {a} in "{a}"');
});

test.each([
  [0, '0 leads'],
  [1, '1 lead'],
  [2, '2 leads'],
])('%i of something has its own form', (count, sentence) => {
  expect(fillInCount({ one: '{count} lead', other: '{count} leads' }, count)).toBe(sentence);
});

test('facts are filled at any depth, and what code fills stays', () => {
  const words = { a: { b: ['{company}: {reference}'] } };
  expect(fillKnown(words, { company: 'P & "T"' })).toEqual({ a: { b: ['P & "T": {reference}'] } });
});
