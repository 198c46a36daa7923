/** Claims of the starter, and the mark of samples on everything else that an owner begins with. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Fields } from '../../contract/values.ts';
import { root } from '../lib/paths.ts';
import { makeFolder, ready } from '../testing/launch-content.ts';
import { isClaim, listUnmarked } from './find-claims.ts';
import { listOpenPoints } from './list-open-points.ts';
import { listSections, readContent } from './read-content.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

async function listClaims(file: string, text: string) {
  const points = await listOpenPoints(makeFolder({ [file]: text }), ready);
  return points.filter(({ kind }) => kind === 'claim').map(({ what }) => what);
}

test("lists a claim of the starter once per file, and no sentence of the owner's", async () => {
  const claims = await listClaims('pages/about.yaml', read('starter/pages/about.yaml'));
  expect(claims).toContainEqual(expect.stringContaining('A written scope of work'));
  expect(new Set(claims).size).toBe(claims.length);
  const own = 'title: About\nnoindex: true\nsections: [{kind: Prose, text: [We guarantee dry boards.]}]\n';
  expect(await listClaims('pages/about.yaml', own)).toEqual([]);
});

test('accepts a sentence with a promise from company.yaml', async () => {
  const claims = await listClaims('pages/faq.yaml', read('starter/pages/faq.yaml'));
  expect(claims.filter((claim) => claim.includes('{warranty}'))).toEqual([]);
});

const readStarts = (file: string) => parse(read(`office/content/${file}`)) as Record<string, Fields>;
const newSections = Object.entries(readStarts('new-sections.yaml')).map(([kind, fields]): Fields => ({
  ...fields,
  kind,
}));
const newEntries = Object.entries(readStarts('new-entries.yaml'));

test('new sections and files of the office claim nothing', () => {
  const starts = [...newSections, ...newEntries.map(([, entry]) => entry)];
  // The heading of a list of facts.
  expect(starts.flatMap(listUnmarked).filter(isClaim)).toEqual(['Crews, bonding, EMR and references']);
});

test('the program marks as samples what only an owner can know', () => {
  const { files } = readContent(path.join(root, 'starter'));
  const sections = [...newSections, ...files.flatMap(listSections)].filter(({ kind }) =>
    ['Testimonials', 'Skills', 'Film', 'PricingPlans'].includes(String(kind)),
  );
  const begun = files.map(({ name, data }): [string, Fields] => [name.split('/')[0] ?? '', data as Fields]);
  const entries = [...newEntries, ...begun].filter(([folder]) =>
    ['services', 'projects', 'team', 'partners'].includes(folder),
  );
  expect([sections.length, entries.length]).toEqual([4, 7]);
  for (const fields of [...sections, ...entries.map(([, entry]) => entry)])
    expect(fields).toMatchObject({ sample: true });
});
