/** The tests compare words with the repository's showcase and starter. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { fillKnown } from '../../contract/fill-in.ts';
import { isFields, type Fields } from '../../contract/values.ts';
import { home, makeFolder, ready } from '../testing/launch-content.ts';
import { listOpenPoints } from './list-open-points.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

async function listKinds(changes: Record<string, string>, ...kinds: string[]) {
  const points = await listOpenPoints(makeFolder(changes), ready);
  return points.filter(({ kind }) => kinds.includes(kind));
}

test('lists a person copied from the demonstration until the page is rewritten', async () => {
  const text = read('showcase/team/caleb-yoon.yaml').replace(/^sample: true\n/m, '');
  expect(await listKinds({ 'team/jose.yaml': text }, 'copied')).toMatchObject([{ where: 'team/jose.yaml' }]);
  const own = { name: 'José', text: ['José has hung boards in Española since the summer of 1998.'] };
  expect(await listKinds({ 'team/jose.yaml': stringify(own) }, 'copied')).toEqual([]);
});

const newSections = parse(read('office/content/new-sections.yaml')) as Record<string, Fields>;
const invented = Object.entries(newSections).filter(([, { sample }]) => sample === true);
const first = (kind: string) => {
  const samples: unknown = parse(read(`site/src/sections/${kind}/${kind}.samples.yaml`));
  return isFields(samples) ? (Object.values(samples).find(isFields) ?? {}) : {};
};

test.each([
  ...invented,
  ...['Testimonials', 'Counters', 'Skills', 'Film', 'PricingPlans'].map(
    (kind) => [kind, first(kind)] as const,
  ),
])('lists an invented section %s with its mark, and after only the mark is removed', async (kind, fields) => {
  const page = parse(home) as { sections: unknown[] };
  const list = (sample: boolean) => {
    const sections = [...page.sections, { ...fields, kind, sample }];
    return listKinds({ 'homes/index-01.yaml': stringify({ ...page, sections }) }, 'copied', 'sample');
  };
  expect(await list(true)).toMatchObject([{ kind: 'sample', where: 'homes/index-01.yaml' }]);
  expect(await list(false)).toMatchObject([{ kind: 'copied', where: 'homes/index-01.yaml' }]);
});

const newEntries = fillKnown(parse(read('office/content/new-entries.yaml')) as Record<string, Fields>, {
  title: 'Ada King',
});

test.each([
  ['team/king.yaml', newEntries['team'], 'copied'],
  ['projects/king.yaml', newEntries['projects'], 'copied'],
  ['posts/king.yaml', newEntries['posts'], 'copied'],
  ['services/king.yaml', newEntries['services'], 'claim'],
  ['services/drywall.yaml', parse(read('starter/services/drywall.yaml')), 'claim'],
  ['partners/king.yaml', { ...parse(read('showcase/partners/ashbrace.yaml')), name: 'King' }, 'copied'],
  ['prices.yaml', parse(read('showcase/prices.yaml')), 'copied'],
])('keeps %s in the list after only its sample mark is removed', async (file, value, kind) => {
  const points = await listKinds({ [file]: stringify({ ...(value as Fields), sample: false }) }, kind);
  expect(points.filter(({ where }) => where === file).length).toBeGreaterThan(0);
});

test('does not treat empty prices as a copy', async () => {
  expect(await listKinds({ 'prices.yaml': read('starter/prices.yaml') }, 'copied')).toEqual([]);
});

test("lists a claim of the starter once per file, and no sentence of the owner's", async () => {
  const claims = await listKinds({ 'pages/about.yaml': read('starter/pages/about.yaml') }, 'claim');
  expect(claims.map(({ what }) => what)).toContainEqual(expect.stringContaining('A written scope of work'));
  expect(new Set(claims.map(({ what }) => what)).size).toBe(claims.length);
  const own = 'title: About\nnoindex: true\nsections: [{kind: Prose, text: [We guarantee dry boards.]}]\n';
  expect(await listKinds({ 'pages/about.yaml': own }, 'claim')).toEqual([]);
});

test('accepts a sentence with a promise from company.yaml', async () => {
  const points = await listKinds({ 'pages/faq.yaml': read('starter/pages/faq.yaml') }, 'claim');
  expect(points.filter(({ what }) => what.includes('{warranty}'))).toEqual([]);
});
