import { expect, test } from 'vitest';
import { sumPrices } from '../../lib/money.ts';
import { changeQuantity, parseQuantity, removeLine, type CartLine } from './cart-lines.ts';

const line = (id: string, price: number, quantity: number) => ({ id, price, quantity }) as CartLine;
const demo = [line('a', 30, 1), line('b', 30, 1)];

test('changes the quantity of one line only', () => {
  const lines = changeQuantity(demo, 'b', 4);
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 4]);
  expect(sumPrices(lines)).toBe(150);
  expect(sumPrices(demo)).toBe(60);
});

test('removes one line and keeps the others', () => {
  expect(removeLine(demo, 'a').map(({ id }) => id)).toEqual(['b']);
});

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['0', undefined],
  ['-3', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['99999999999999999999', undefined],
])('parses "%s" as the quantity %s', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});
