import { expect, test } from 'vitest';
import { findSimilar } from './find-similar.ts';

const entry = (id: string, ...tags: string[]) => ({ id, data: { tags } });
const porch = entry('porch', 'house', 'inside');
const all = [
  entry('store', 'shop'),
  porch,
  entry('office'),
  entry('attic', 'inside'),
  entry('villa', 'house', 'inside'),
];

test('ranks entries by shared tags and excludes the entry itself', () => {
  expect(findSimilar(porch, all, 2)).toEqual(['villa', 'attic']);
});

test('prefers the following entry in a tie, so that the links reach every entry', () => {
  expect(findSimilar(entry('office'), all, 5)).toEqual(['attic', 'villa', 'store', 'porch']);
});

test('returns nothing for a single entry', () => {
  expect(findSimilar(porch, [porch], 2)).toEqual([]);
});
