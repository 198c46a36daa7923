import { expect, test } from 'vitest';
import { z } from 'zod';
import { fillKnown, fillIn, fillInCount } from './fill-in.ts';
import { text } from './text-places.ts';

const refuse = (schema: z.ZodType, data: unknown): string => {
  const { error } = schema.safeParse(data);
  return error ? z.prettifyError(error) : '';
};

test("accepts a text's own placeholders and the company's facts", () => {
  expect(text('reference').parse(' Your reference is {reference}. Call {phone}. ')).toBe(
    'Your reference is {reference}. Call {phone}.',
  );
});

test.each([
  ['an unknown placeholder', text('reference'), '{reference} {refrence}', '{refrence} is not known here'],
  ['a missing placeholder', text('reference'), 'We have it.', 'the text must contain {reference}'],
  ['a placeholder where none is filled', text(), 'Hello {name}', 'choose from {company}, {trade}'],
  ['an empty text', text(), '  ', 'Too small'],
  ['no text', text(), undefined, 'expected string'],
])('rejects %s', (_, schema, data, message) => {
  expect(refuse(schema, data)).toContain(message);
});

test('allows optional placeholders to be missing', () => {
  expect(text('zone?').parse('Today')).toBe('Today');
  expect(text('zone?').parse('Today, {zone}')).toBe('Today, {zone}');
});

test('fills every occurrence of a placeholder, and none inside a value', () => {
  expect(fillIn('{a} and {a} and {b}', { a: '{b}', b: 2 })).toBe('{b} and {b} and 2');
  expect(() => fillIn('{a}', {})).toThrow('No value for {a} in "{a}"');
});

test.each([
  [0, '0 leads'],
  [1, '1 lead'],
  [2, '2 leads'],
])('uses the right plural form for %i', (count, sentence) => {
  expect(fillInCount({ one: '{count} lead', other: '{count} leads' }, count)).toBe(sentence);
});

test('fills facts at any depth, and keeps placeholders for code', () => {
  const words = { a: { b: ['{company}: {reference}'] } };
  expect(fillKnown(words, { company: 'P & "T"' })).toEqual({ a: { b: ['P & "T": {reference}'] } });
});
