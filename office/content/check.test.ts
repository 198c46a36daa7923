import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../contract/content-folder.ts';
import { root } from '../../tools/lib/paths.ts';
import { check } from './check.ts';
import type { FileType } from '../../site/src/entries/content-singles.ts';
import { findType } from './content-files.ts';
import { createContentValues } from './content-values.ts';
import { readModels } from './models.ts';
import { readComments } from './read-comments.ts';

const { schemas } = readModels(contentFolder, readComments(root));
const judge = (type: FileType, value: unknown) => check(schemas[type], value);
const read = (file: string): Record<string, unknown> =>
  parse(readFileSync(path.join(contentFolder, file), 'utf8')) as Record<string, unknown>;

test('accepts every file of the repository', () => {
  for (const [file, value] of createContentValues(contentFolder).readAll().values) {
    const type = findType(file);
    expect(type && judge(type, value), file).toEqual([]);
  }
});

const about = read('pages/about.yaml');
const company = read('company.yaml');
const withSection = (section: object) => ({ ...about, sections: [section] });

test.each<[string, FileType, unknown, (string | number)[], RegExp]>([
  ['an empty title', 'page', { ...about, title: '' }, ['title'], /^This is needed: fill it in\.$/],
  ['no title', 'page', { ...about, title: undefined }, ['title'], /^This is needed/],
  [
    'a short description',
    'page',
    { ...about, description: 'Short' },
    ['description'],
    /^At least 50 characters; there are 5\.$/,
  ],
  ['no section', 'page', { ...about, sections: [] }, ['sections'], /^At least 1 entry; there are 0\.$/],
  ['an unknown field', 'page', { ...about, tint: 'red' }, ['tint'], /^The site does not know “tint” here\.$/],
  ['an unknown kind', 'page', withSection({ kind: 'Bananas' }), ['sections', 0, 'kind'], /no kind "Bananas"/],
  [
    'an unknown surface',
    'page',
    withSection({ kind: 'PageHead', title: 'x', surface: 'pink' }),
    ['sections', 0, 'surface'],
    /^Choose one of these: paper, plaster, graphite\.$/,
  ],
  [
    'an empty row of pictures',
    'project',
    { ...read('projects/stone-harbor.yaml'), pictures: [''] },
    ['pictures', 0],
    /^Choose a picture or remove this row\.$/,
  ],
  [
    'a picture that is not chosen yet',
    'service',
    { ...read('services/drywall.yaml'), picture: '' },
    ['picture'],
    /^Choose a picture\.$/,
  ],
  [
    'an empty row of people',
    'page',
    withSection({ kind: 'Team', title: 'x', items: ['', ''] }),
    ['sections', 0, 'items', 1],
    /^Choose one or remove this row\.$/,
  ],
  ['a wrong phone', 'company', { ...company, phone: { shown: '843' } }, ['phone', 'shown'], /its area code/],
  [
    'another number to dial',
    'company',
    { ...company, phone: { shown: '(843) 694-9999', e164: '+18436942218' } },
    ['phone', 'e164'],
    /^The page shows \(843\) 694-9999, which is another number: remove this one\.$/,
  ],
  [
    'a wrong e-mail',
    'company',
    { ...company, email: 'me' },
    ['email'],
    /^“me” is not an e-mail address: it has no @\. Write one such as/,
  ],
  [
    'words for a number',
    'company',
    { ...company, founded: 'long ago' },
    ['founded'],
    /^Write a number in digits\.$/,
  ],
])('reports %s with its field', (_, type, value, at, sentence) => {
  const issues = judge(type, value);
  expect(issues.map((issue) => issue.path)).toContainEqual(at);
  expect(issues.find((issue) => issue.path.join() === at.join())?.message).toMatch(sentence);
});

test('judges a value by the alternative it fits best', () => {
  const navigation = read('navigation.yaml');
  const header = [{ label: 'Home', path: 'index' }];
  expect(judge('navigation', { ...navigation, header })).toEqual([
    { path: ['header', 0, 'path'], message: 'Write a page of this site, such as /contact.' },
  ]);
});
