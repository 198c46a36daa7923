import { expect, test } from 'vitest';
import { formatDollars, toCents } from './money.ts';

test.each([
  [18, '$18.00'],
  [0, '$0.00'],
  [1500, '$1,500.00'],
  [19.9, '$19.90'],
])('%d is written as %s', (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});

test('a price becomes whole cents, whatever its binary fraction', () => {
  expect([0.1 + 0.2, 19.99, 1.005, 30].map(toCents)).toEqual([30, 1999, 100, 3000]);
});
