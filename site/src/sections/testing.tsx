/**
 * Test helpers for sections: render every sample as the build would, with pictures that need no files, and check the
 * rules for every section.
 */
import { z } from 'astro/zod';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { post } from '../collections/posts.ts';
import { createLoad } from '../collections/referable.ts';
import { listFacts } from '../../../contract/company.ts';
import { isFields } from '../../../contract/values.ts';
import { contentFolder } from '../../../contract/content-folder.ts';
import { readCompany } from '../../../contract/read-words.ts';
import { resolveReferences, type PictureData } from '../fields/references.ts';
import type { SectionProps } from './common.ts';
import { listFaults } from './list-faults.ts';
import { parseSamples, type Kind } from './parse-samples.ts';
import { render, type Piece } from './render-piece.ts';
import { schemas } from './schemas.ts';

const readContent = (file: string): unknown => parse(readFileSync(path.join(contentFolder, file), 'utf8'));
const readSamples = (kind: Kind) =>
  readFileSync(path.join(import.meta.dirname, kind, `${kind}.samples.yaml`), 'utf8');

export const company = readCompany();
const catalogue = readContent('pictures/catalogue.yaml') as {
  file: string;
  alt: string;
  focal: [number, number];
}[];

function getPicture(name: string, use: string): PictureData {
  const entry = catalogue.find(({ file }) => file.replace(/\.\w+$/, '') === name);
  if (!entry) throw new Error(`there is no picture "${name}" in pictures/catalogue.yaml`);
  const phone = {
    avif: `/${name}-phone.avif 480w`,
    sharper: `/${name}-phone-sharper.avif 1080w`,
    webp: `/${name}-phone.webp`,
  };
  return {
    alt: entry.alt,
    isRendering: true,
    focal: entry.focal,
    width: 960,
    height: 640,
    tone: '#8a8078',
    avif: `/${name}.avif 960w`,
    sharper: use === 'hero' ? `/${name}-sharper.avif 1440w` : undefined,
    fallback: `/${name}.webp`,
    phone: use === 'hero' ? phone : null,
  };
}

/** Loads references as the site does, without Astro. */
const load = createLoad({
  readEntry: ({ folder, schema }, name) => schema.parse(readContent(`${folder}/${name}.yaml`)),
  loadPicture: async ({ name, use }) => getPicture(name, use),
  loadClip: async ({ name }) => ({ src: `/${name}.mp4` }),
});

/** Every article, newest first, as lists show it. */
export async function listTestPosts() {
  const posts = await Promise.all(
    readdirSync(path.join(contentFolder, 'posts')).map(async (file) => {
      const entry = post.schema.parse(readContent(`posts/${file}`));
      const teaser = await resolveReferences(post.toTeaser(entry, file.replace('.yaml', '')), load, file);
      return { ...teaser, categories: entry.categories };
    }),
  );
  return posts.sort((a, b) => b.date.localeCompare(a.date));
}

export const asideOfTests = {
  headings: { label: 'More', search: 'Search', recent: 'Recent', categories: 'Categories', tags: 'Tags' },
  recent: [{ title: 'A recent one', path: '/blog/recent', date: '2026-01-02' }],
  categories: [{ label: 'Commercial', path: '/blog/category/commercial', count: 2 }],
  tags: [{ label: 'Real Estates', path: '/search?q=Real+Estates' }],
};

/** Makes every text bold whose schema allows marks. */
function addMarks(schema: z.core.$ZodType, value: unknown): unknown {
  if (typeof value === 'string')
    return z.globalRegistry.get(schema as z.ZodType)?.takesMarks ? `**${value}**` : value;
  const { innerType, element, shape } = schema._zod.def as {
    innerType?: z.core.$ZodType;
    element?: z.core.$ZodType;
    shape?: Record<string, z.core.$ZodType>;
  };
  if (innerType) return addMarks(innerType, value);
  if (element && Array.isArray(value)) return value.map((item) => addMarks(element, item));
  if (!shape || !isFields(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const field = shape[name];
    return [name, field ? addMarks(field, inner) : inner];
  });
  return Object.fromEntries(entries);
}

export interface RenderedSample<K extends Kind> {
  name: string;
  props: SectionProps<(typeof schemas)[K]>;
  html: Piece;
  /** The same section with bold text wherever the schema allows it. */
  marked: Piece;
}

/** Renders every sample of a kind. */
export async function renderSamples<K extends Kind>(
  kind: K,
  show: (props: SectionProps<(typeof schemas)[K]>) => ReactNode,
): Promise<RenderedSample<K>[]> {
  const samples = parseSamples(kind, readSamples(kind), listFacts(company));
  return Promise.all(
    samples.map(async ({ name, section }) => {
      const resolved = await resolveReferences(section, load, `${kind}.samples.yaml: ${name}`);
      const props = { ...(resolved as object), company } as SectionProps<(typeof schemas)[K]>;
      const marked = { ...(addMarks(schemas[kind], resolved) as object), company } as typeof props;
      return { name, props, html: render(show(props)), marked: render(show(marked)) };
    }),
  );
}

export function pick<K extends Kind>(samples: RenderedSample<K>[], name: string): RenderedSample<K> {
  const sample = samples.find((candidate) => candidate.name === name);
  if (!sample) throw new Error(`there is no sample "${name}"`);
  return sample;
}

/** The schema's errors for the first sample of a kind with `changes`; empty if it is valid. */
export function findRefusal(kind: Kind, changes: Record<string, unknown>): string {
  const [sample = {}] = Object.values(parse(readSamples(kind)) as Record<string, object>);
  const { error } = schemas[kind].safeParse({ ...sample, ...changes });
  return error ? z.prettifyError(error) : '';
}

/** Renders every sample of a kind, and tests the rules for every section on each of them. */
export async function testSection<K extends Kind>(
  kind: K,
  show: (props: SectionProps<(typeof schemas)[K]>) => ReactNode,
): Promise<RenderedSample<K>[]> {
  const samples = await renderSamples(kind, show);
  test.each(samples)('follows the rules for every section in sample "$name"', ({ html }) => {
    expect(listFaults(html)).toEqual([]);
  });
  test.each(samples)('shows the marks of texts in sample "$name"', ({ marked }) => {
    expect(marked.text).not.toContain('**');
  });
  return samples;
}
