import { expect, test } from 'vitest';
import { contentFolder } from '../../contract/content-folder.ts';
import { root } from '../../tools/lib/paths.ts';
import { readModels } from './models.ts';
import { readComments } from './read-comments.ts';
import { findUses } from './uses.ts';

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
