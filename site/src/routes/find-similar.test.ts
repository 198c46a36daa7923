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

test('shows what shares the most tags first, and never the entry itself', () => {
  expect(findSimilar(porch, all, 2)).toEqual(['villa', 'attic']);
});

test('of equal ones, those after it come first, so that the way through all of them leads everywhere', () => {
  expect(findSimilar(entry('office'), all, 5)).toEqual(['attic', 'villa', 'store', 'porch']);
});

test('has nothing to show where there is only one', () => {
  expect(findSimilar(porch, [porch], 2)).toEqual([]);
});
