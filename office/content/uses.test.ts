import { expect, test } from 'vitest';
import { contentFolder } from '../../contract/content-folder.ts';
import { root } from '../../tools/lib/paths.ts';
import { readModels } from './models.ts';
import { readComments } from './read-comments.ts';
import { describeSetting, findUses, searchSettings } from './uses.ts';

const { forms } = readModels(contentFolder, readComments(root));
const page = (...sections: object[]) => ({ title: 'Page', sections });

// EDIT-REMOVAL
test('names the lists that show an entry without naming it', () => {
  const values = new Map<string, unknown>([
    ['pages/jobs.yaml', page({ kind: 'Prose', text: ['a'] }, { kind: 'Projects', title: 'All' })],
    ['pages/some.yaml', page({ kind: 'Projects', title: 'Some', items: ['porch'] })],
    ['pages/other.yaml', page({ kind: 'Projects', title: 'Others', items: ['barn'] })],
    ['pages/about.yaml', page({ kind: 'Prose', text: ['[The porch](/projects/porch)'] })],
  ]);
  expect(findUses(values, forms, 'projects/porch.yaml')).toEqual([
    { file: 'pages/some.yaml', path: ['sections', 0, 'items', 0], by: 'named' },
    { file: 'pages/about.yaml', path: ['sections', 0, 'text', 0], by: 'link' },
    { file: 'pages/jobs.yaml', path: ['sections', 1], by: 'list' },
  ]);
});

// OFFICE-QUICK
test.each([
  ['license', 'licenses'],
  ['hours', 'hours'],
  ['office answers', 'hours.office'],
  ['email', 'email'],
  ['written quotes days', 'quotes.validDays'],
  ['tax', 'quotes.tax'],
])('finds the setting of “%s” by its label or hint', (words, path) => {
  const values = new Map([['company.yaml', {}]]);
  const found = searchSettings(values, forms, words).map(({ file, path: at }) => `${file}#${at.join('.')}`);
  expect(found).toContain(`company.yaml#${path}`);
});

test('shows the value of a setting, or its hint', () => {
  const values = new Map([['company.yaml', { tagline: 'Drywall' }]]);
  const describe = (words: string) => searchSettings(values, forms, words).map(describeSetting)[0];
  expect(describe('trade')).toMatchObject({ label: 'Trade', text: 'Drywall' });
  expect(describe('holidays')).toMatchObject({ label: 'Holidays' });
  expect(searchSettings(values, forms, ' ')).toEqual([]);
});
