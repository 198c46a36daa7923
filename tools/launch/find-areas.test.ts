/** The showcase provides the areas of another company. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { company, makeFolder, ready } from '../testing/launch-content.ts';
import { listOpenPoints } from './list-open-points.ts';

const showcase = readFileSync(
  path.resolve(import.meta.dirname, '../../showcase/words/questions.yaml'),
  'utf8',
);

async function listAreas(questions: string, facts = company): Promise<string[]> {
  const folder = makeFolder({ 'words/questions.yaml': questions, 'company.yaml': facts });
  const points = await listOpenPoints(folder, ready);
  return points.filter((point) => point.kind === 'area').map(({ what }) => what);
}

const areas = (...own: object[]) => stringify({ zip: { areas: own } });
const near = { name: 'our county', prefixes: ['294'], sentence: 'We come to {area} every day.' };

test("reports areas in another state, and a missing area for the company's own ZIP code", async () => {
  const away = company
    .replace('postalCode: "29483"', 'postalCode: "87532"')
    .replace('code: SC, name: South Carolina', 'code: NM, name: New Mexico');
  const points = await listAreas(showcase, away);
  expect(points).toContainEqual(expect.stringContaining('South Carolina is not in your service area'));
  expect(points).toContainEqual(expect.stringContaining('87532'));
});

test("reports nothing for the owner's own areas or for a site without areas", async () => {
  expect(await listAreas(areas(near))).toEqual([]);
  expect(await listAreas(areas({ ...near, name: 'Georgia County' }))).toEqual([]);
  expect(await listAreas('year: {lead: Old paint may hold lead.}')).toEqual([]);
});

test('does not mistake West Virginia for Virginia', async () => {
  const points = await listAreas(areas(near, { ...near, name: 'West Virginia', prefixes: ['247'] }));
  expect(points).toEqual([expect.stringContaining('West Virginia is not in')]);
});
