/** Tries every start on the repository's starter and showcase: the result must save without edits. */
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { companySchema } from '../../contract/company.ts';
import { isFields } from '../../contract/values.ts';
import { sayFault } from '../../site/src/routes/fault.ts';
import { root } from '../lib/paths.ts';
import { check } from './check.ts';
import { createContentValues } from './content-values.ts';
import { findType } from './content-files.ts';
import { listKnownNames } from './known-names.ts';
import { readModels } from './models.ts';
import { listStarts, readNewSections, readStart } from './read-starts.ts';

vi.mock('astro:content', () => ({}));

function openSite(folder: string) {
  const content = path.join(root, folder);
  const { values } = createContentValues(content).readAll();
  const company = companySchema.parse(values.get('company.yaml'));
  const models = readModels(content, root);
  const faults = new Set(models.checkSite(values).map(sayFault));
  return { root, company, values, known: listKnownNames(content, root), models, faults };
}

type Site = ReturnType<typeof openSite>;

/** The faults of a new file, and those that it adds to its site. */
function judge({ models, values, faults }: Site, file: string, value: unknown): string[] {
  const type = findType(file);
  if (!type) return [`${file} is not a content file.`];
  const issues = check(models.schemas[type], value).map(
    (issue) => `${issue.path.join('.')}: ${issue.message}`,
  );
  const added = models.checkSite(new Map([...values, [file, value]])).map(sayFault);
  return [...issues, ...added.filter((fault) => !faults.has(fault))];
}

const starter = openSite('starter');
const showcase = openSite('showcase');
const newSections = readNewSections(starter);
const page = {
  title: 'New',
  description: 'A page of tests, with a description of sufficient length for all.',
};

test.each(Object.entries(newSections))('makes a new section %s that saves on a new site', (_, section) => {
  expect(judge(starter, 'pages/new.yaml', { ...page, sections: [section] })).toEqual([]);
});

test.each(Object.entries(readNewSections(showcase)))(
  'makes a new section %s that saves on the showcase',
  (_, section) => {
    expect(judge(showcase, 'pages/new.yaml', { ...page, sections: [section] })).toEqual([]);
  },
);

test('offers shop sections and lists only if the site has entries for them', () => {
  const more = Object.keys(readNewSections(showcase)).filter((kind) => !(kind in newSections));
  expect(more.sort()).toEqual(['Account', 'Cart', 'Checkout', 'Partners', 'ProductDetail', 'Products']);
});

const starts = Object.entries(listStarts(root)).flatMap(([folder, own]) =>
  own.map(({ id }) => [folder, id] as const),
);

test.each(starts)('makes a new file of %s from “%s” that saves on a new site', (folder, id) => {
  const value = readStart(starter, folder, id, 'Walls and ceilings');
  expect(judge(starter, `${folder}/new.yaml`, value)).toEqual([]);
});

test('takes the look of a showcase home page but none of its sentences', () => {
  const value = readStart(starter, 'homes', 'showcase/homes/index-07.yaml', 'Home');
  expect(value).toMatchObject({ direction: 'manifest', header: 'boxed' });
  expect(JSON.stringify(value)).not.toContain('"sample"');
  const original = JSON.stringify(showcase.values.get('homes/index-07.yaml'));
  const sentences = JSON.stringify(value).match(/"[^"{]{30,}"/g) ?? [];
  expect(sentences.filter((sentence) => original.includes(sentence))).toEqual([]);
});

test('signs a new article with the first person of the site, or with the company if there is none', () => {
  const author = (site: Site) => {
    const post = readStart(site, 'posts', '', 'Walls');
    return isFields(post) ? post['author'] : undefined;
  };
  expect(author(starter)).toBe('{company}');
  expect(author(showcase)).toBe('Marcus Delaney');
});

test('refuses an unknown start', () => {
  expect(() => readStart(starter, 'homes', '../package.json', 'Home')).toThrow('nothing with this name');
  expect(() => readStart(starter, 'words', '', 'Home')).toThrow('nothing with this name');
});
