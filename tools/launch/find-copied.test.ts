/** The showcase and the starter of this repository are what the words are compared with. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { isFields } from '../../contract/is-fields.ts';
import { home, makeFolder, ready } from '../testing/launch-content.ts';
import { listOpenPoints } from './list-open-points.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

async function listKinds(changes: Record<string, string>, ...kinds: string[]) {
  const points = await listOpenPoints(makeFolder(changes), ready);
  return points.filter(({ kind }) => kinds.includes(kind));
}

test('a person whose page is still that of somebody of the demonstration is listed until it is rewritten', async () => {
  const text = read('showcase/team/caleb-yoon.yaml').replace(/^sample: true\n/m, '');
  expect(await listKinds({ 'team/jose.yaml': text }, 'copied')).toMatchObject([{ where: 'team/jose.yaml' }]);
  const own = { name: 'José', text: ['José has hung boards in Española since the summer of 1998.'] };
  expect(await listKinds({ 'team/jose.yaml': stringify(own) }, 'copied')).toEqual([]);
});

test('quotes that the editor began a section with are listed, also without the mark of a sample', async () => {
  const samples: unknown = parse(read('site/src/sections/Testimonials/Testimonials.samples.yaml'));
  const [quotes] = isFields(samples) ? Object.values(samples).filter(isFields) : [];
  const page = parse(home) as { sections: unknown[] };
  const sections = [...page.sections, { ...quotes, kind: 'Testimonials', sample: false }];
  const points = await listKinds({ 'homes/index-01.yaml': stringify({ ...page, sections }) }, 'copied');
  expect(points).toMatchObject([{ where: 'homes/index-01.yaml' }]);
});

test('a claim of the starter is listed once a file, and a sentence of one’s own is none', async () => {
  const claims = await listKinds({ 'pages/about.yaml': read('starter/pages/about.yaml') }, 'claim');
  expect(claims.map(({ what }) => what)).toContainEqual(expect.stringContaining('A written scope of work'));
  expect(new Set(claims.map(({ what }) => what)).size).toBe(claims.length);
  const own = 'title: About\nnoindex: true\nsections: [{kind: Prose, text: [We guarantee dry boards.]}]\n';
  expect(await listKinds({ 'pages/about.yaml': own }, 'claim')).toEqual([]);
});

test('a sentence that names a promise of company.yaml is no open claim', async () => {
  const points = await listKinds({ 'pages/faq.yaml': read('starter/pages/faq.yaml') }, 'claim');
  expect(points.filter(({ what }) => what.includes('{warranty}'))).toEqual([]);
});
