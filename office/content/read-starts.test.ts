/** Tries every start on the repository's starter and showcase: the result must save without edits. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { companySchema } from '../../contract/company.ts';
import { isFields } from '../../contract/values.ts';
import { contentFolders, folderNames } from '../../site/src/entries/content-folders.ts';
import { sayFault } from '../../site/src/routes/fault.ts';
import { root } from '../../tools/lib/paths.ts';
import { check } from './check.ts';
import { createContentValues } from './content-values.ts';
import { findType } from './content-files.ts';
import { listKnownNames } from './known-names.ts';
import { readModels } from './models.ts';
import { readComments } from './read-comments.ts';
import { listStarts, readNewSections, readStart } from './read-starts.ts';

function openSite(folder: string) {
  const content = path.join(root, folder);
  const { values } = createContentValues(content).readAll();
  const company = companySchema.parse(values.get('company.yaml'));
  const models = readModels(content, readComments(root));
  const faults = new Set(models.checkSite(values).map(sayFault));
  return { root, company, values, known: listKnownNames(content, root), models, faults };
}

type Site = ReturnType<typeof openSite>;

/** The faults of new files, and those that they add to their site. */
function judge({ models, values, faults }: Site, files: ReadonlyMap<string, unknown>): string[] {
  const issues = [...files].flatMap(([file, value]) => {
    const type = findType(file);
    if (!type) return [`${file} is not a content file.`];
    return check(models.schemas[type], value).map(
      ({ path: place, message }) => `${file}: ${place.join('.')}: ${message}`,
    );
  });
  const added = models.checkSite(new Map([...values, ...files])).map(sayFault);
  return [...issues, ...added.filter((fault) => !faults.has(fault))];
}

const starter = openSite('starter');
const showcase = openSite('showcase');
const newSections = readNewSections(starter);
const page = {
  title: 'New',
  description: 'A page of tests, with a description of sufficient length for all.',
};

test.each([
  ['a new site', starter],
  ['the showcase', showcase],
])('makes new sections that save on %s', (_, site) => {
  const made = Object.entries(readNewSections(site)).map(
    ([kind, section]) => [`pages/new-${kind.toLowerCase()}.yaml`, { ...page, sections: [section] }] as const,
  );
  expect(made.length).toBeGreaterThan(20);
  expect(judge(site, new Map(made))).toEqual([]);
});

test('offers shop sections and lists only if the site has entries for them', () => {
  const more = Object.keys(readNewSections(showcase)).filter((kind) => !(kind in newSections));
  expect(more.sort()).toEqual(['Account', 'Cart', 'Checkout', 'Partners', 'ProductDetail', 'Products']);
});

const starts = Object.entries(listStarts(root)).flatMap(([folder, own]) =>
  own.map(({ id }) => [folder, id] as const),
);

test('has a start for each folder that is open to new files', () => {
  const open = folderNames.filter((name) => contentFolders[name].isOpen);
  expect(Object.keys(listStarts(root)).sort()).toEqual(open.sort());
});

test('makes new files from every start that save on a new site', () => {
  const made = starts.map(
    ([folder, id], index) =>
      [`${folder}/new-${index}.yaml`, readStart(starter, folder, id, 'Walls and ceilings')] as const,
  );
  expect(made.length).toBeGreaterThan(30);
  expect(judge(starter, new Map(made))).toEqual([]);
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
