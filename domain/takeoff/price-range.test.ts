/** TAKEOFF-PRICE */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readWords } from '../../contract/read-words.ts';
import { serverWords } from '../../contract/words/words-files.ts';
import { takeoffRates } from '../../contract/takeoff-rates.ts';
import { findPrices, multiplyRate } from './price-range.ts';
import { showTakeoff } from './show-takeoff.ts';

const words = readWords('takeoff');
const given = {
  sample: false,
  rates: {
    from: '2027-01-01',
    until: '2027-06-30',
    drywall: {
      '3': { low: 2.1, high: 3.2 },
      '4': { low: 2.75, high: 4.25 },
      '5': { low: 3.6, high: 5.4 },
    },
    framing: { low: 9.5, high: 14 },
  },
};
const rates = takeoffRates.parse(given);
const room = new URLSearchParams(
  "room-length=14'&room-width=12'&room-height=8'&wall-length=12'6&wall-length=10",
);
const showPrices = (today: string, change: object = {}) => {
  const view = showTakeoff(room, words, findPrices({ ...rates, ...change }, today));
  return [view.drywall, view.framing].map(({ lines }) =>
    lines.find(({ label }) => label === words.price.label),
  );
};

test('shows no price by default, because there are no rates', () => {
  const delivered = readWords('rates');
  expect(delivered.rates === null || delivered.sample).toBe(true);
  expect(findPrices({ sample: false, rates: null }, '2027-03-01')).toBeUndefined();
  const view = showTakeoff(room, words);
  expect(view.drywall.lines.map(({ label }) => label)).not.toContain(words.price.label);
});

test('multiplies area and length by the rates, and names their period', () => {
  const [drywall, framing] = showPrices('2027-03-01');
  // 584 square feet at level 4; 22 ft 6 in of wall.
  expect(drywall).toMatchObject({ amount: '$1,606 to $2,482' });
  expect(drywall?.detail).toContain('January\u00a01,\u00a02027 to June\u00a030,\u00a02027');
  expect(framing).toMatchObject({ amount: '$213 to $315' });
});

test.each(['2026-12-31', '2027-07-01'])('shows no price on %s, outside the period of the rates', (today) => {
  expect(showPrices(today)).toEqual([undefined, undefined]);
});

test.each(['2027-01-01', '2027-06-30'])('shows a price on %s', (today) => {
  expect(showPrices(today)).not.toContain(undefined);
});

test('marks a sample', () => {
  expect(showPrices('2027-03-01', { sample: true })[0]?.amount).toBe('$1,606 to $2,482 (sample)');
});

test('never rounds a range inward', () => {
  expect(multiplyRate({ low: 275, high: 275 }, 1, 144)).toEqual({ low: 0, high: 1 });
  expect(multiplyRate({ low: 100, high: 100 }, 144, 144)).toEqual({ low: 1, high: 1 });
});

test('reads the same rates back from the manifest', () => {
  const read = serverWords.shape.rates.parse(JSON.parse(JSON.stringify(rates)));
  expect(findPrices(read, '2027-03-01')).toEqual(findPrices(rates, '2027-03-01'));
});

test.each([
  ['a descending range', { framing: { low: 2, high: 1 } }, 'lower amount'],
  ['a period that ends before it starts', { until: '2026-01-01' }, 'must not be before the first'],
  ['a missing level', { drywall: { '4': { low: 1, high: 2 } } }, 'drywall'],
  ['a rate without days', { from: undefined }, 'from'],
  ['a rate for a whole house', { framing: { low: 1, high: 25_000 } }, 'per square foot or per foot'],
])('rejects %s', (_, change, message) => {
  const { error } = takeoffRates.safeParse({ sample: false, rates: { ...given.rates, ...change } });
  expect(error ? z.prettifyError(error) : '').toContain(message);
});
