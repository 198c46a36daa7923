/** The showcase of this repository is where areas of somebody else come from. */
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

async function listAreas(questions: string, facts = company, kind = 'area'): Promise<string[]> {
  const folder = makeFolder({ 'words/questions.yaml': questions, 'company.yaml': facts });
  const points = await listOpenPoints(folder, ready);
  return points.filter((point) => point.kind === kind).map(({ what }) => what);
}

const areas = (...own: object[]) => stringify({ zip: { areas: own } });
const near = { name: 'our county', prefixes: ['294'], sentence: 'We come to {area} every day.' };

test('areas of a company in another state are named with the state, and with the own ZIP code that they lack', async () => {
  const away = company
    .replace('postalCode: "29483"', 'postalCode: "87532"')
    .replace('code: SC, name: South Carolina', 'code: NM, name: New Mexico');
  const points = await listAreas(showcase, away);
  expect(points).toContainEqual(expect.stringContaining('South Carolina is no state of your service area'));
  expect(points).toContainEqual(expect.stringContaining('87532'));
});

test('answers that came with the program are claims in a town of the same state, too', async () => {
  expect(await listAreas(showcase)).not.toContainEqual(expect.stringContaining('29483'));
  const claims = await listAreas(showcase, company, 'claim');
  expect(claims).toContainEqual(expect.stringContaining('usually starts within two weeks'));
  expect(claims).toContainEqual(expect.stringContaining('lead-safe'));
});

test('areas of one’s own are no point, nor is a site without any', async () => {
  expect(await listAreas(areas(near))).toEqual([]);
  expect(await listAreas(areas({ ...near, name: 'Georgia County' }))).toEqual([]);
  expect(await listAreas('year: {lead: Old paint may hold lead.}')).toEqual([]);
});

test('West Virginia is not taken for Virginia', async () => {
  const points = await listAreas(areas(near, { ...near, name: 'West Virginia', prefixes: ['247'] }));
  expect(points).toEqual([expect.stringContaining('West Virginia is no state')]);
});
