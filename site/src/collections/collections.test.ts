import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../../contract/content-folder.ts';
import { fillWith, listAllFacts } from './fill.ts';
import { loadPrices } from './prices.ts';
import { companySchema } from '../../../contract/company.ts';
import { partnerSchema } from './partners.ts';
import { projectTag } from './project-tags.ts';
import { getTagLabel, projectSchema } from './projects.ts';
import { redirectsSchema } from './redirects.ts';
import { memberSchema } from './team.ts';

const readText = (file: string) => readFileSync(path.join(contentFolder, file), 'utf8');
const read = (file: string) => parse(readText(file)) as Record<string, unknown>;
const list = (folder = '') => readdirSync(path.join(contentFolder, folder));
const first = (folder: string) => `${folder}/${list(folder)[0] ?? ''}`;
const refuse = (schema: z.ZodType, data: unknown): string => {
  const { error } = schema.safeParse(data);
  return error ? z.prettifyError(error) : '';
};

test('labels a project by its first tag in filter order, in whatever order its file has them', () => {
  expect(getTagLabel(['filter3', 'filter1'])).toBe('Architecture');
  expect(getTagLabel(['filter4', 'filter2'])).toBe('House & Exterior');
  expect(getTagLabel(['filter4', 'filter3'])).toBe('House Renovation');
  expect(getTagLabel(['filter4'])).toBe('Interiors');
});

test('has the filters of PROJECT-TAGS, in this order', () => {
  expect(projectTag.options.map((tag) => [tag, getTagLabel([tag])])).toEqual([
    ['filter1', 'Architecture'],
    ['filter2', 'House & Exterior'],
    ['filter3', 'House Renovation'],
    ['filter4', 'Interiors'],
  ]);
});

test('rejects a project without tags, which would have no label', () => {
  expect(() => getTagLabel([])).toThrow('a project needs at least one tag');
  expect(refuse(projectSchema, { ...read(first('projects')), tags: [] })).toContain('at tags');
});

test.each([
  [
    'a number to dial that is not the number on the page',
    { phone: { shown: '(843) 694-9999', e164: '+18436942218' } },
    'at phone.e164',
  ],
  ['an address that ends with a slash', { url: 'https://a.example/' }, 'remove the slash at the end'],
  ['a state that does not exist', { state: 'Carolina' }, 'at state'],
  ['a misspelled field', { telephone: '1' }, 'telephone'],
])('company.yaml: rejects %s and reports its path', (_, changes, place) => {
  expect(refuse(companySchema, { ...read('company.yaml'), ...changes })).toContain(place);
});

test('names visits in the privacy note only where they are on', () => {
  const parts = (read('pages/privacy.yaml')['sections'] as object[])[1];
  const company = (visits: object) => companySchema.parse({ ...read('company.yaml'), visits });
  const write = (visits: object) =>
    JSON.stringify(fillWith({ parts }, listAllFacts(company(visits), loadPrices())));
  expect(write({ on: true })).toContain('If you choose a time for our visit, we store the time');
  expect(write({})).not.toContain('visit');
});

test('requires partner wordmarks to have one color, no text that needs a font, and the partner’s name as description', () => {
  const catalogue = read('pictures/catalogue.yaml') as unknown as { file: string; alt: string }[];
  for (const file of list('partners')) {
    const { name, picture } = partnerSchema.parse(read(`partners/${file}`));
    const svg = readText(`pictures/${picture.name}.svg`);
    expect(new Set(svg.match(/#[0-9a-f]{3,8}/g)), file).toEqual(new Set(['#15181b']));
    expect(svg).not.toContain('<text');
    expect(catalogue.find((entry) => entry.file === `${picture.name}.svg`)?.alt).toBe(name);
  }
});

test('requires a full HTTPS address for a partner’s link', () => {
  const partner = read(first('partners'));
  expect(partnerSchema.safeParse({ ...partner, link: 'https://partner.example' }).success).toBe(true);
  expect(refuse(partnerSchema, { ...partner, link: '#' })).toContain('at link');
});

test('gives everybody in the team a drawn portrait, three social links and the same four skills', () => {
  const catalogue = read('pictures/catalogue.yaml') as unknown as {
    file: string;
    kind: string;
    alt: string;
  }[];
  for (const file of list('team')) {
    const { name, portrait, socials, skills } = memberSchema.parse(read(`team/${file}`));
    const picture = catalogue.find((entry) => entry.file === `${portrait.name}.svg`);
    expect(picture?.kind, `a fictional person is never shown as a photograph: ${file}`).toBe('drawing');
    expect(picture?.alt).toContain(name);
    expect(socials, file).toHaveLength(3);
    expect(skills.map(({ title }) => title)).toEqual(['Planning', 'Design', 'Development', 'Delivery']);
  }
});

test('rejects a redirect to another site', () => {
  expect(redirectsSchema.safeParse({ '/old': '/new' }).success).toBe(true);
  expect(redirectsSchema.safeParse({ '/old': 'https://example.com' }).success).toBe(false);
});

test('TYPED-CONTROL: takes control characters out of texts that somebody wrote into a file', () => {
  const post = { title: 'Light\u000bfrom the side', excerpt: 'A\u0007 wall\ufffe', categories: ['a\u001f'] };
  expect(fillWith(post, {})).toEqual({
    title: 'Light from the side',
    excerpt: 'A wall',
    categories: ['a'],
  });
});
