import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { home, makeFolder, ready } from '../testing/launch-content.ts';
import { findDeadLinks } from './find-dead-links.ts';
import { listOpenPoints } from './list-open-points.ts';
import { readContent } from './read-content.ts';

const list = async (changes: Record<string, string>) =>
  (await listOpenPoints(makeFolder(changes), ready)).filter(({ kind }) => kind === 'dead-link');

test('every link of the delivered content leads somewhere', () => {
  expect(findDeadLinks(readContent(root))).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  [
    'a menu item',
    { 'content/navigation.yaml': 'header: [{label: FAQ, path: /fqa}]\n' },
    'content/navigation.yaml, header.0.path',
  ],
  [
    'a button',
    { 'content/homes/index-01.yaml': home.replace('/contact', '/contcat') },
    'content/homes/index-01.yaml, sections.1.action.path',
  ],
  [
    'a link in a text',
    { 'content/pages/contact.yaml': 'title: x\nsections: [{kind: Prose, text: ["[Home](/hom)"]}]\n' },
    'content/pages/contact.yaml, sections.0.text.0',
  ],
  ['an old address', { 'content/redirects.yaml': '/old: /nowhere\n' }, 'content/redirects.yaml, /old'],
  ['a circle', { 'content/redirects.yaml': '/old: /old\n' }, 'content/redirects.yaml, /old'],
])('lists %s that leads nowhere, with its place', async (_, changes, where) => {
  expect((await list(changes)).map((point) => point.where)).toEqual([where]);
});

test('lists no link to what the website makes itself', async () => {
  const addresses = ['/', '/feed.xml', '/team/ada', '/team-single', '/contact#form', '/old', '/blog/page/2'];
  const items = addresses.map((path) => `{label: x, path: "${path}"}`).join(', ');
  const changes = {
    'content/navigation.yaml': `header: [${items}]\n`,
    'content/redirects.yaml': '/old: /contact\n',
  };
  expect(await list(changes)).toEqual([]);
});

test('names a file that cannot be read, and reads the others', async () => {
  const bomb = `a: &a [x, x]\n${'bcdefghij'
    .split('')
    .map((name, index) => {
      const before = `*${'abcdefghij'.charAt(index)}`;
      return `${name}: &${name} [${Array.from({ length: 9 }, () => before).join(', ')}]\n`;
    })
    .join('')}`;
  const folder = makeFolder({ 'content/pages/bomb.yaml': bomb, 'content/pages/half.yaml': 'title: [a\n' });
  const points = await listOpenPoints(folder, ready);
  expect(points.map(({ kind, where }) => [kind, where])).toEqual([
    ['unreadable', 'content/pages/bomb.yaml'],
    ['unreadable', 'content/pages/half.yaml'],
  ]);
});
