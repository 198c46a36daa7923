import { expect, test } from 'vitest';
import { readServerWords } from '../contract/read-words.ts';
import { answerQuestions } from './answer-questions.ts';
import { waterComesIn } from '../contract/questions/question-fields.ts';
import { zipArea } from '../contract/questions/zip-area.ts';

const words = readServerWords().questions;
const answer = (fields: Record<string, string>) => answerQuestions(fields, words);

test.each([
  ['29483', 'Charleston, Dorchester and Berkeley counties every day'],
  ['29401-1234', 'every day'],
  ['29201', 'all of South Carolina'],
  ['28202', 'North Carolina'],
  ['30301', 'Georgia'],
  ['39901', 'Georgia'],
  ['32801', 'Florida'],
  ['20101', 'Virginia'],
  ['24601', 'Virginia'],
  ['24701', 'outside the states'],
  ['34301', 'outside the states'],
  ['10001', 'outside the states'],
  ['2948', 'five digits'],
  ['SW1A 1AA', 'five digits'],
])('answers the ZIP code %s: %s', (zip, sentence) => {
  expect(answer({ zip })['zip']).toContain(sentence);
});

test('prefers the most specific area, whatever the order', () => {
  const area = (name: string, ...prefixes: string[]) => ({ name, prefixes, sentence: '{area}' });
  const areas = [area('span', '290-299'), area('three', '294'), area('five', '29483')];
  const exact = { ...words, zip: { ...words.zip, areas } };
  const find = (zip: string) => answerQuestions({ zip }, exact)['zip'];
  expect(['29483', '29484', '29501'].map(find)).toEqual(['five', 'three', 'span']);
});

test.each([
  ['1977', true, true],
  ['1978', false, true],
  ['1989', false, true],
  ['1990', false, false],
])(
  'answers for a house of %s with a lead warning: %s, with an asbestos warning: %s',
  (yearBuilt, lead, asbestos) => {
    const sentence = answer({ yearBuilt })['yearBuilt'] ?? '';
    expect([sentence.includes('may contain lead'), sentence.includes('asbestos')]).toEqual([lead, asbestos]);
  },
);

test('answers a missing year, treats water as urgent, and ignores empty answers', () => {
  expect(answer({ yearBuilt: 'old' })['yearBuilt']).toBe('A year has four digits.');
  expect(answer({ yearBuilt: '0042' })['yearBuilt']).toBe('A year has four digits.');
  expect(answer({ urgency: waterComesIn })['urgency']).toMatch(/^Call \(/);
  expect(answer({ urgency: 'Within three months', zip: ' ', yearBuilt: '' })).toEqual({});
});

test.each(['29', '2948', '29483-29499', '299-290', '290-', 'abc'])('rejects %s as a ZIP prefix', (prefix) => {
  const area = { name: 'Here', prefixes: ['294'], sentence: 'Crews work in {area}.' };
  expect(zipArea.safeParse(area).success).toBe(true);
  expect(zipArea.safeParse({ ...area, prefixes: [prefix] }).success).toBe(false);
});
