import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../../contract/content-folder.ts';
import { listPriceFacts, pricesSchema } from './prices.ts';

const read = (name: string) => readFileSync(path.join(contentFolder, name), 'utf8');

test('writes a range in dollars, with cents only if there are any, and its unit', () => {
  const prices = pricesSchema.parse({
    prices: { wall: { from: 4500, to: 12_000 }, popcorn: { from: 3.5, to: 6, unit: 'per square foot' } },
  });
  expect(listPriceFacts(prices)).toEqual({
    priceWall: '$4,500 to $12,000',
    pricePopcorn: '$3.50 to $6 per square foot',
  });
});

test('labels an invented amount', () => {
  const prices = pricesSchema.parse({ sample: true, prices: { patch: { from: 450, to: 900 } } });
  expect(listPriceFacts(prices)).toEqual({ pricePatch: '$450 to $900 (sample price)' });
});

test.each([
  ['a range that runs backward', { prices: { wall: { from: 900, to: 450 } } }, /lower amount/],
  ['a name with a hyphen', { prices: { 'small-repair': { from: 1, to: 2 } } }, /small-repair/],
  ['a misspelled unit', { prices: { wall: { from: 1, to: 2, units: 'each' } } }, /units/],
])('rejects %s', (_, data, reason) => {
  expect(JSON.stringify(pricesSchema.safeParse(data).error?.issues)).toMatch(reason);
});

test('shows every price on a page, and keeps written prices out of pages about services, questions and prices', () => {
  const facts = Object.keys(listPriceFacts(pricesSchema.parse(parse(read('prices.yaml')))));
  const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name !== 'prices.yaml',
  );
  const all = files.filter((name) => name.endsWith('.yaml')).map(read);
  expect(facts.filter((fact) => !all.some((text) => text.includes(`{${fact}}`)))).toEqual([]);
  const own = files.filter((name) =>
    /^(services\/.*|pages\/(faq|pricing-plan|contact|about))\.yaml$/.test(name),
  );
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((name) => /\$\s?\d/.test(read(name)))).toEqual([]);
});
