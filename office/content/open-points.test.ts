import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, ready } from '../../tools/testing/launch-content.ts';
import { createOpenPoints } from './open-points.ts';

const page = 'title: FAQ\nsections: [{kind: Prose, text: [A written scope of work]}]\n';
const person = 'name: Ada Lovelace\nsample: true\n';

async function openList() {
  const folder = makeFolder({ 'pages/faq.yaml': page, 'team/ada.yaml': person });
  const { list, accept } = createOpenPoints(folder, ready);
  const points = (await list()).flatMap((group) => group.points);
  const find = (kind: string) => points.find((point) => point.kind === kind) ?? points[0];
  return { folder, list, accept, find, file: path.join(folder, 'accepted.yaml') };
}

const nobody = { what: undefined, where: undefined };

test('removes a confirmed claim from the list and records the name', async () => {
  const { list, accept, find, file } = await openList();
  const left = accept({ ...nobody, ...find('claim'), by: ' Dana Ortiz ' });
  expect(left.flatMap(({ points }) => points.map(({ kind }) => kind))).not.toContain('claim');
  expect(await list()).toEqual(left);
  expect(readFileSync(file, 'utf8')).toContain('by: Dana Ortiz\n');
});
