import { expect, test } from 'vitest';
import { sumPrices } from './sum-prices.ts';

test('rounds prices to whole cents despite binary fractions', () => {
  const prices = [0.1 + 0.2, 19.99, 1.005, 30];
  expect(prices.map((price) => sumPrices([{ price, quantity: 1 }]))).toEqual([0.3, 19.99, 1, 30]);
});

test('sums price times quantity to the cent', () => {
  const line = (price: number, quantity: number) => ({ price, quantity });
  expect(sumPrices([line(30, 1), line(30, 1)])).toBe(60);
  expect(sumPrices([line(0.1, 3), line(19.99, 7)])).toBe(140.23);
  expect(sumPrices([])).toBe(0);
});
