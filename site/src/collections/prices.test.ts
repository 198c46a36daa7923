import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

interface Link {
  file: string;
  label: string;
  path: string;
}

/** All links in a file, and for a service the one from its price to the page of prices. */
function listLinks(file: string, pricePage: string): Link[] {
  const links: Link[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { label, path: to, price } = value as Record<string, unknown>;
    if (typeof label === 'string' && typeof to === 'string') links.push({ file, label, path: to });
    if (file.startsWith('services/') && typeof price === 'string')
      links.push({ file, label: price, path: pricePage });
    Object.values(value).forEach(visit);
  };
  visit(parse(read(file)));
  return links;
}

/** The texts of a page of this site, or of the sections with an anchor of the same page. */
function readTarget({ file, path: to }: Link): string {
  if (!to.startsWith('#'))
    return ['pages', 'services']
      .map((folder) => path.join(folder, `${to.slice(1)}.yaml`))
      .filter((name) => existsSync(path.join(contentFolder, name)))
      .map(read)
      .join('');
  const { sections } = parse(read(file)) as { sections: { anchor?: string }[] };
  return JSON.stringify(sections.filter(({ anchor }) => anchor === to.slice(1)));
}

test('leads from each price to a place that shows it', () => {
  const { service } = parse(read('detail-pages.yaml')) as { service: { pricePage: string } };
  const links = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => listLinks(name, service.pricePage))
    .flatMap((link) => [...link.label.matchAll(/\{price[A-Z]\w*\}/g)].map(([price]) => ({ ...link, price })));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !readTarget(link).includes(link.price))).toEqual([]);
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
