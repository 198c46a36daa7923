import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '../../contract/content-folder.ts';
import { root } from '../../tools/lib/paths.ts';
import { contentFolders } from '../../site/src/entries/content-folders.ts';
import { singles } from '../../site/src/entries/content-singles.ts';
import type { FormNode } from './form-node.ts';
import { readModels } from './models.ts';
import { readComments } from './read-comments.ts';

const { forms } = readModels(contentFolder, readComments(root));

const fieldsOf = (node: FormNode) => (node.type === 'group' ? node.fields : []);
const field = (node: FormNode, name: string) => fieldsOf(node).find((one) => one.name === name);

const sections = field(forms.page, 'sections')?.node;
const kinds = sections?.type === 'list' && sections.item.type === 'variants' ? sections.item.options : [];

test('has a form for every file and every kind of section', () => {
  const types = new Set(
    [...Object.values(singles), ...Object.values(contentFolders)].map(({ type }) => type),
  );
  expect(Object.keys(forms).sort()).toEqual([...types].sort());
  const folders = readdirSync(path.join(root, 'site/src/sections'), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(kinds.map(({ name }) => name).sort()).toEqual(names.sort());
  for (const { name, node } of kinds) expect(node.fields.length, name).toBeGreaterThan(1);
});

test('a field is explained by the comment above it, not by that of another field of its name', () => {
  expect(field(forms.page, 'title')?.help).toContain('Title of the browser tab');
  const head = kinds.find(({ name }) => name === 'CallToAction');
  expect(head && field(head.node, 'title')?.help).toBeUndefined();
  expect(head && field(head.node, 'anchor')?.help).toContain('scrolls to the section');
  expect(field(forms.project, 'order')).toMatchObject({ label: 'Place in lists', help: '1 comes first.' });
});

test('reads limits and whole numbers from the schema', () => {
  const nodeOf = (kind: string, name: string) => {
    const section = kinds.find((one) => one.name === kind);
    return section && field(section.node, name)?.node;
  };
  expect(nodeOf('Hero', 'tag')).toMatchObject({ min: 1, max: 22 });
  expect(nodeOf('Hero', 'slides')).toMatchObject({ min: 1, max: 5 });
  expect(nodeOf('Counters', 'durationMs')).toMatchObject({ isWhole: true, min: 500, max: 10_000 });
  expect(field(forms.company, 'state')?.node).toMatchObject({ min: 2, max: 2 });
  expect(field(forms.product, 'price')?.node).toMatchObject({ isWhole: false, min: 0 });
});

test('turns names of other content into references', () => {
  const to = (node: FormNode, name: string) => {
    const found = field(node, name)?.node;
    const inner = found?.type === 'list' ? found.item : found;
    return inner?.type === 'reference' ? inner.to : undefined;
  };
  expect(to(forms.service, 'picture')).toBe('picture');
  expect(to(forms.service, 'projects')).toBe('projects');
  expect(to(forms.post, 'services')).toBe('services');
  expect(to(forms.page, 'sharePicture')).toBe('picture');
  expect(to(forms.blog, 'categoryPicture')).toBe('picture');
  expect(to(forms.company, 'home')).toBe('home');
  expect(to(forms.company, 'direction')).toBe('direction');
  expect(to(forms.page, 'direction')).toBe('direction');
});
