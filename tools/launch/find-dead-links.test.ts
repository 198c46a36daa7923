import { expect, test } from 'vitest';
import { contentFolder } from '../../contract/content-folder.ts';
import { home, makeFolder, ready } from '../testing/launch-content.ts';
import { findDeadLinks } from './find-dead-links.ts';
import { listOpenPoints } from './list-open-points.ts';
import { readContent } from './read-content.ts';

const list = async (changes: Record<string, string>) =>
  (await listOpenPoints(makeFolder(changes), ready)).filter(({ kind }) => kind === 'dead-link');

test('finds no dead link in the delivered content', () => {
  expect(findDeadLinks(readContent(contentFolder))).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  [
    'a menu item',
    { 'navigation.yaml': 'header: [{label: FAQ, path: /fqa}]\n' },
    'navigation.yaml, header.0.path',
  ],
  [
    'a button',
    { 'homes/index-01.yaml': home.replace('/contact', '/contcat') },
    'homes/index-01.yaml, sections.1.action.path',
  ],
  [
    'a link in a text',
    { 'pages/contact.yaml': 'title: x\nsections: [{kind: Prose, text: ["[Home](/hom)"]}]\n' },
    'pages/contact.yaml, sections.0.text.0',
  ],
  ['an old address', { 'redirects.yaml': '/old: /nowhere\n' }, 'redirects.yaml, /old'],
  ['a circle', { 'redirects.yaml': '/old: /old\n' }, 'redirects.yaml, /old'],
])('lists %s with a dead link and its place', async (_, changes, where) => {
  expect((await list(changes)).map((point) => point.where)).toEqual([where]);
});

test('lists no link to a generated page', async () => {
  const addresses = ['/', '/feed.xml', '/team/ada', '/team-single', '/contact#form', '/old', '/blog/page/2'];
  const items = addresses.map((path) => `{label: x, path: "${path}"}`).join(', ');
  const changes = {
    'navigation.yaml': `header: [${items}]\n`,
    'redirects.yaml': '/old: /contact\n',
  };
  expect(await list(changes)).toEqual([]);
});

test('names an unreadable file and reads the others', async () => {
  const bomb = `a: &a [x, x]\n${'bcdefghij'
    .split('')
    .map((name, index) => {
      const before = `*${'abcdefghij'.charAt(index)}`;
      return `${name}: &${name} [${Array.from({ length: 9 }, () => before).join(', ')}]\n`;
    })
    .join('')}`;
  const folder = makeFolder({ 'pages/bomb.yaml': bomb, 'pages/half.yaml': 'title: [a\n' });
  const points = await listOpenPoints(folder, ready);
  expect(points.map(({ kind, where }) => [kind, where])).toEqual([
    ['unreadable', 'pages/bomb.yaml'],
    ['unreadable', 'pages/half.yaml'],
  ]);
});
