import { expect, test } from 'vitest';
import { changeQuantity, parseQuantity, removeLine, sumLine, sumLines, type CartLine } from './cart-lines.ts';

const line = (id: string, price: number, quantity: number) => ({ id, price, quantity }) as CartLine;
const demo = [line('a', 30, 1), line('b', 30, 1)];

test('two lines at 30 are 60', () => {
  expect(demo.map(sumLine)).toEqual([30, 30]);
  expect(sumLines(demo)).toBe(60);
});

test('the subtotal is the sum of price times quantity, to the cent', () => {
  expect(sumLines([line('a', 0.1, 3), line('b', 19.99, 7)])).toBe(140.23);
  expect(sumLines([])).toBe(0);
});

test('a changed quantity changes its line and no other', () => {
  const lines = changeQuantity(demo, 'b', 4);
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 4]);
  expect(sumLines(lines)).toBe(150);
  expect(sumLines(demo)).toBe(60);
});

test('a removed line is gone and the others stay', () => {
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
])('"%s" is the quantity %s', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});
