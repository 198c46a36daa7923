import { expect, test } from 'vitest';
import { formatDollars, sumPrices } from './money.ts';

test.each([
  [18, '$18.00'],
  [0, '$0.00'],
  [1500, '$1,500.00'],
  [19.9, '$19.90'],
])('%d is written as %s', (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});

test('a price counts in whole cents, whatever its binary fraction', () => {
  const prices = [0.1 + 0.2, 19.99, 1.005, 30];
  expect(prices.map((price) => sumPrices([{ price, quantity: 1 }]))).toEqual([0.3, 19.99, 1, 30]);
});

test('lines are summed to the cent, price times quantity', () => {
  const line = (price: number, quantity: number) => ({ price, quantity });
  expect(sumPrices([line(30, 1), line(30, 1)])).toBe(60);
  expect(sumPrices([line(0.1, 3), line(19.99, 7)])).toBe(140.23);
  expect(sumPrices([])).toBe(0);
});
