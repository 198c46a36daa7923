/** QUOTE-MONEY */
import { expect, test } from 'vitest';
import {
  formatMoney,
  formatQuantity,
  formatRate,
  multiply,
  splitEvenly,
  sumUp,
  takeShare,
} from './amounts.ts';

const none = { discountRate: 0, taxRate: 0, depositRate: 0 };

// The sums of the guide; most are a cent off in floating point.
test.each([
  [500, 113, 57],
  [500, 115, 58],
  [2_500, 43, 108],
  [8_500, 113, 961],
  [12_500, 435, 5_438],
  [-500, 113, -57],
  [1_000, 0, 0],
])('%i thousandths of %i cents are %i cents', (quantity, rate, cents) => {
  expect(multiply(quantity, rate)).toBe(cents);
});

test.each([
  ['8.25 % of 3 × $10.10', [1_010, 1_010, 1_010], { taxRate: 8_250 }, 'taxCents', 250],
  ['8.25 % of 4 × $12.50', [1_250, 1_250, 1_250, 1_250], { taxRate: 8_250 }, 'taxCents', 413],
  ['8.25 % of 3 × $33.33', [3_333, 3_333, 3_333], { taxRate: 8_250 }, 'taxCents', 825],
  ['8.875 % of $100', [10_000], { taxRate: 8_875 }, 'taxCents', 888],
  ['10 % off 3 × $10.05', [1_005, 1_005, 1_005], { discountRate: 10_000 }, 'discountCents', 302],
] as const)('%s', (_, cents, rates, name, expected) => {
  const lines = cents.map((one) => ({ cents: one }));
  expect(sumUp(lines, { ...none, ...rates })[name]).toBe(expected);
});

test('gives the odd cents to the last part', () => {
  expect(splitEvenly(1_000_001, 3)).toEqual([333_334, 333_334, 333_333]);
});

/** Rounds half away from zero, digit by digit, without a shared division. */
function roundExactly(product: bigint, digits: number): bigint {
  const text = (product < 0n ? -product : product).toString().padStart(digits + 1, '0');
  const [whole, rest] = [text.slice(0, -digits), text.slice(-digits)];
  const rounded = BigInt(whole) + (rest >= '5'.padEnd(digits, '0') ? 1n : 0n);
  return product < 0n ? -rounded : rounded;
}

test('equals exact arithmetic for any amount, and every sheet adds up', () => {
  let seed = 7;
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let round = 0; round < 2_000; round++) {
    const lines = Array.from({ length: 1 + next(8) }, () => {
      const [quantity, rate] = [next(2_000_000) - 500_000, next(9_000_000)];
      const cents = multiply(quantity, rate);
      expect(BigInt(cents)).toBe(roundExactly(BigInt(quantity) * BigInt(rate), 3));
      return { cents };
    });
    const rates = { discountRate: next(30_000), taxRate: next(12_000), depositRate: next(50_000) };
    const { subtotalCents, discountCents, taxCents, totalCents, depositCents, restCents } = sumUp(
      lines,
      rates,
    );
    expect(BigInt(subtotalCents)).toBe(lines.reduce((sum, { cents }) => sum + BigInt(cents), 0n));
    expect(BigInt(discountCents)).toBe(roundExactly(BigInt(subtotalCents) * BigInt(rates.discountRate), 5));
    expect(BigInt(taxCents)).toBe(
      roundExactly(BigInt(subtotalCents - discountCents) * BigInt(rates.taxRate), 5),
    );
    expect(subtotalCents - discountCents + taxCents).toBe(totalCents);
    expect(depositCents + restCents).toBe(totalCents);
    expect(takeShare(totalCents, 100_000)).toBe(totalCents);
  }
});

test.each([
  [123_450, '$1,234.50'],
  [-50_000, '-$500.00'],
  [-0, '$0.00'],
  [900_719_925_474_099, '$9,007,199,254,740.99'],
])('writes %i cents as %s', (cents, written) => {
  expect(formatMoney(cents, 'en-US')).toBe(written);
});

test('writes quantities and rates with the digits that they have', () => {
  expect([formatQuantity(12_500, 'en-US'), formatQuantity(1_240_000, 'en-US')]).toEqual(['12.5', '1,240']);
  expect([formatRate(8_250, 'en-US'), formatRate(8_875, 'en-US')]).toEqual(['8.25%', '8.875%']);
});
