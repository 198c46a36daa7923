import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, ready } from '../testing/launch-content.ts';
import { acceptPoints, pickPoints } from './accepted.ts';
import { listOpenPoints } from './list-open-points.ts';
import type { OpenPoint } from './open-point.ts';

const today = '2026-11-26';
const page = 'title: FAQ\nsections: [{kind: Prose, text: [A written scope of work]}]\n';

test('lists an accepted point no more, and records who accepted it and when', async () => {
  const folder = makeFolder({ 'pages/faq.yaml': page });
  const points = await listOpenPoints(folder, ready);
  expect(points.map(({ kind }) => kind)).toEqual(['claim', 'unlinked']);
  acceptPoints(folder, pickPoints('1', points), 'Dana Ortiz', today);
  acceptPoints(folder, pickPoints('2', points), 'Lee', today);
  expect(await listOpenPoints(folder, ready)).toEqual([]);
  const file = readFileSync(path.join(folder, 'accepted.yaml'), 'utf8');
  expect(file).toMatch(/by: Dana Ortiz\n {2}on: .?2026-11-26/);
});

const points: OpenPoint[] = ['a', 'b', 'c'].map((what) => ({
  kind: 'mail',
  what,
  where: 'settings',
  write: 'x',
}));

test.each([
  ['2', 'b'],
  ['1, 3', 'ac'],
  ['1-2,2', 'ab'],
])('picks the points %s', (numbers, names) => {
  expect(pickPoints(numbers, points).map(({ what }) => what)).toEqual([...names]);
});

test.each(['0', '4', '2-4', '3-1', 'all', ''])(
  'refuses the numbers “%s” with an error that quotes them',
  (numbers) => {
    expect(() => pickPoints(numbers, points)).toThrow(/^The list has no point /);
  },
);

test('refuses to accept an untrue point, or any point without a name', () => {
  const folder = makeFolder();
  const untrue: OpenPoint = { kind: 'sample', what: 'Ada is made up.', where: 'team/ada.yaml', write: 'x' };
  expect(() => acceptPoints(folder, [untrue], 'Dana', today)).toThrow(
    'Fix this instead of accepting it: Ada',
  );
  expect(() => acceptPoints(folder, points, ' ', today)).toThrow('Say who accepts it');
});

test('names an invalid file of accepted points', async () => {
  const folder = makeFolder({ 'accepted.yaml': '- {point: a, where: b, by: c, on: yesterday}\n' });
  await expect(listOpenPoints(folder, ready)).rejects.toThrow(/accepted\.yaml: .*on/s);
});
