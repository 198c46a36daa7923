import { expect, test } from 'vitest';
import { parseQuantity } from './cart-lines.ts';

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
