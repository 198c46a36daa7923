import { expect, test } from 'vitest';
import { parsePrice } from './parse-price.ts';

// TYPED-PRICE
test.each([
  ['350', '$350'],
  ['from 350', 'from $350'],
  ['Starting at 1,250.50', 'Starting at $1,250.50'],
  ['350-500', '$350-$500'],
  ['2.75 to 4.25 per square foot', '$2.75 to $4.25 per square foot'],
  ['3.50/sq ft', '$3.50/sq ft'],
  ['450 and up', '$450 and up'],
  ['900 a room', '$900 a room'],
])('reads %j as %j', (typed, price) => {
  expect(parsePrice(typed)).toBe(price);
  expect(parsePrice(price)).toBe(price);
});

test.each([
  'From $450',
  'free',
  '{priceSmallRepair}',
  '2 rooms for $900',
  '10% off',
  '350 dollars',
  '50 cents',
  '1 hour free',
  '3rd room free',
  '20-30% less',
  '1/2 price',
])('leaves %j as it is', (typed) => {
  expect(parsePrice(typed)).toBe(typed);
});
