import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
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

// ONLINE-PRESS
test('stops a going online only for points that nobody read before', async () => {
  const sentence =
    '{company} works in {region} for homeowners, builders and businesses. You tell us what you need, we look at it with you, and you get the price in writing before work begins.';
  const folder = makeFolder({ 'pages/faq.yaml': page.replace('A written scope of work', `"${sentence}"`) });
  const facts = { company: 'Ada Builds' };
  vi.stubEnv('CACHE_DIR', path.join(folder, 'cache'));
  const { goOnline, listKnown } = createOpenPoints(folder, ready);
  const first = goOnline('', facts);
  expect(first).toMatchObject({ isOpen: false, known: [] });
  expect(first.fresh.map(({ shown, isClaim }) => [shown, isClaim])).toEqual([
    [expect.stringContaining('“Ada Builds works in {region}'), true],
  ]);
  expect(goOnline('', facts).isOpen).toBe(false);
  expect(listKnown()).toEqual([]);
  expect(goOnline(first.seen, facts).isOpen).toBe(true);
  expect(listKnown()).toEqual(first.fresh);
  expect(goOnline('', facts)).toMatchObject({ isOpen: true, fresh: [], known: first.fresh });

  writeFileSync(path.join(folder, 'team/eve.yaml'), 'name: Eve\nsample: true\n');
  const second = goOnline(first.seen, facts);
  expect(second).toMatchObject({ isOpen: false, known: first.fresh });
  expect(second.fresh.map(({ where }) => where)).toEqual([expect.stringContaining('team/eve.yaml')]);
  // One more came after the person read the list.
  writeFileSync(path.join(folder, 'team/ian.yaml'), 'name: Ian\nsample: true\n');
  expect(goOnline(second.seen, facts).isOpen).toBe(false);
});
