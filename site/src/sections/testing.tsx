/**
 * For the tests of sections: renders every sample as the build would, with pictures that need no files, and knows
 * the rules of every section.
 */
import { z } from 'astro/zod';
import { readdirSync, readFileSync } from 'node:fs';
import { selectAll } from 'css-select';
import type { AnyNode, Document, Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseFragment } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import type { Company } from '../../../contract/company.ts';
import type { Post } from '../collections/posts.ts';
import type { productSchema } from '../collections/products.ts';
import { getTagLabel, type Project } from '../collections/projects.ts';
import type { Member } from '../collections/team.ts';
import { listFacts } from '../../../contract/company.ts';
import { resolveReferences, type PictureData, type Resolvers } from '../lib/references.ts';
import type { SectionProps } from './common.ts';
import { parseSamples, type Kind } from './parse-samples.ts';
import { schemas } from './schemas.ts';

vi.mock('astro:content', () => ({}));

const readText = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const readYaml = (file: string): unknown => parse(readText(file));
const readSamples = (kind: Kind) => readText(`site/src/sections/${kind}/${kind}.samples.yaml`);

export const company = readYaml('content/company.yaml') as Company;
const catalogue = readYaml('pictures/catalogue.yaml') as {
  file: string;
  alt: string;
  focal: [number, number];
}[];

function findPicture(name: string, use: string): PictureData {
  const entry = catalogue.find(({ file }) => file.replace(/\.\w+$/, '') === name);
  if (!entry) throw new Error(`there is no picture "${name}" in pictures/catalogue.yaml`);
  const phone = {
    avif: `/${name}-phone.avif 480w`,
    webp: `/${name}-phone.webp 480w`,
    width: 480,
    height: 528,
  };
  return {
    alt: entry.alt,
    focal: entry.focal,
    width: 960,
    height: 640,
    tone: '#8a8078',
    avif: `/${name}.avif 960w`,
    webp: `/${name}.webp 960w`,
    fallback: `/${name}.webp`,
    phone: use === 'hero' ? phone : null,
  };
}

/** The same names as on the site, without Astro. */
export const resolvers: Resolvers = {
  picture: async ({ name, use }) => findPicture(name, use),
  clip: async ({ name }) => ({ src: `/${name}.mp4` }),
  service: async ({ name }) => {
    const { title, summary, picture } = readYaml(`content/services/${name}.yaml`) as Record<string, string>;
    return {
      title: title ?? '',
      summary: summary ?? '',
      path: `/${name}`,
      picture: findPicture(picture ?? '', 'third'),
    };
  },
  project: async ({ name }) => {
    const file = readYaml(`content/projects/${name}.yaml`) as Omit<Project, 'picture'> & { picture: string };
    const { title, place, scope, year, tags } = file;
    const picture = findPicture(file.picture, 'third');
    return { title, place, scope, year, tags, path: `/projects/${name}`, label: getTagLabel(tags), picture };
  },
  post: async ({ name }) => {
    const file = readYaml(`content/posts/${name}.yaml`) as Omit<Post, 'picture'> & { picture: string };
    const { title, excerpt, date, author, categories } = file;
    const picture = findPicture(file.picture, 'third');
    return { title, excerpt, date, author, category: categories[0] ?? '', path: `/blog/${name}`, picture };
  },
  partner: async ({ name }) => {
    const file = readYaml(`content/partners/${name}.yaml`) as Record<string, string>;
    const picture = findPicture(file['picture'] ?? '', 'tile');
    return { name: file['name'] ?? '', link: file['link'] ?? null, picture };
  },
  member: async ({ name: slug }) => {
    const file = readYaml(`content/team/${slug}.yaml`) as Omit<Member, 'portrait'> & { portrait: string };
    const { name, title, summary = null, socials = [] } = file as Partial<Member> & typeof file;
    const portrait = findPicture(file.portrait, 'third');
    return { name, title, summary, socials, path: `/team/${slug}`, portrait };
  },
  product: async ({ name }) => {
    const file = readYaml(`content/products/${name}.yaml`) as z.input<typeof productSchema>;
    const { title, price, sale = false, category = null, text } = file;
    return { id: name, title, price, sale, category, text, picture: findPicture(file.picture, 'third') };
  },
};

/** Every article, newest first, as lists show it. */
export async function listTestPosts() {
  const folder = new URL('../../../content/posts/', import.meta.url);
  const names = readdirSync(folder).map((file) => file.replace('.yaml', ''));
  const posts = await Promise.all(
    names.map(async (name) => {
      const { categories } = readYaml(`content/posts/${name}.yaml`) as { categories: string[] };
      return { ...(await resolvers.post({ $ref: 'post', name })), categories };
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

/** A piece of HTML and what tests read from it. */
export interface Piece {
  tag: string;
  /** Words as read, with single spaces. */
  text: string;
  attribute: (name: string) => string | null;
  has: (name: string) => boolean;
  /** Pieces inside that fit a CSS selector; values of attributes may go without quotes. */
  all: (selector: string) => Piece[];
  /** The only one of them. */
  one: (selector: string) => Piece;
}

function describePiece(node: Element | Document): Piece {
  const attributes = 'attribs' in node ? node.attribs : {};
  const all = (selector: string) =>
    selectAll<AnyNode, Element>(selector.replaceAll(/=([^\]"]*)\]/g, '="$1"]'), node).map(describePiece);
  return {
    tag: 'name' in node ? node.name : '',
    text: textContent(node).replaceAll(/\s+/g, ' ').trim(),
    attribute: (name) => attributes[name] ?? null,
    has: (name) => Object.hasOwn(attributes, name),
    all,
    one: (selector) => {
      const [found, ...others] = all(selector);
      if (!found || others.length > 0)
        throw new Error(`expected one ${selector}, found ${all(selector).length}`);
      return found;
    },
  };
}

/** Renders; a warning of React is a fault. */
export function render(node: ReactNode): Piece {
  const complain = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(words.map(String).join(' '));
  });
  try {
    return describePiece(parseFragment(renderToStaticMarkup(node), { treeAdapter: adapter }));
  } finally {
    complain.mockRestore();
  }
}

export interface RenderedSample<K extends Kind> {
  name: string;
  props: SectionProps<(typeof schemas)[K]>;
  html: Piece;
}

/** Every sample of a kind as its section shows it. */
export async function renderSamples<K extends Kind>(
  kind: K,
  show: (props: SectionProps<(typeof schemas)[K]>) => ReactNode,
): Promise<RenderedSample<K>[]> {
  const samples = parseSamples(kind, readSamples(kind), listFacts(company));
  return Promise.all(
    samples.map(async ({ name, section }) => {
      const resolved = await resolveReferences(section, resolvers, `${kind}.samples.yaml: ${name}`);
      const props = { ...(resolved as object), company } as SectionProps<(typeof schemas)[K]>;
      return { name, props, html: render(show(props)) };
    }),
  );
}

export function pick<K extends Kind>(samples: RenderedSample<K>[], name: string): RenderedSample<K> {
  const sample = samples.find((candidate) => candidate.name === name);
  if (!sample) throw new Error(`there is no sample "${name}"`);
  return sample;
}

/** What the schema says about the first sample of a kind with `changes`; nothing when it accepts it. */
export function findRefusal(kind: Kind, changes: Record<string, unknown>): string {
  const [sample = {}] = Object.values(parse(readSamples(kind)) as Record<string, object>);
  const { error } = schemas[kind].safeParse({ ...sample, ...changes });
  return error ? z.prettifyError(error) : '';
}

const own = (address: string) => /^[/#]/.test(address) || /^(tel|mailto|sms):/.test(address);

/** Sentences about what breaks the rules of every section. */
function listFaults(html: Piece): string[] {
  const ids = html.all('[id]').map((piece) => piece.attribute('id') ?? '');
  const named = (piece: Piece) => piece.text !== '' || (piece.attribute('aria-label') ?? '') !== '';
  const levels = listLevels(html);
  return [
    ...html.all('img').flatMap((img) => {
      const missing = ['alt', 'width', 'height'].filter((name) => !img.attribute(name));
      return missing.map((name) => `picture ${img.attribute('src') ?? ''} has no ${name}`);
    }),
    ...html
      .all('[style]')
      .map(({ tag }) => `<${tag}> has a style attribute, which the security policy blocks`),
    ...['iframe', 'script', 'link'].flatMap((tag) =>
      html.all(tag).map(() => `<${tag}> loads before it is asked for`),
    ),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} is used twice`),
    ...['for', 'aria-describedby', 'aria-labelledby', 'aria-controls'].flatMap((name) =>
      html
        .all(`[${name}]`)
        .flatMap((piece) => (piece.attribute(name) ?? '').split(' '))
        .filter((id) => !ids.includes(id))
        .map((id) => `${name} points to ${id}, which is nowhere`),
    ),
    ...[...html.all('a'), ...html.all('button')]
      .filter((piece) => !named(piece))
      .map(({ tag }) => `<${tag}> has no name`),
    ...html.all('a').flatMap((link) => {
      const address = link.attribute('href') ?? '';
      if (own(address)) return [];
      return link.attribute('rel') === 'noopener'
        ? []
        : [`link to ${address || 'nowhere'} has no rel="noopener"`];
    }),
    ...levels.flatMap((level, index) => {
      const before = levels[index - 1] ?? 1;
      return level > before + 1 ? [`a heading of level ${level} follows level ${before}`] : [];
    }),
  ];
}

function listLevels(html: Piece): number[] {
  return html.all('h1, h2, h3, h4, h5, h6').map(({ tag }) => Number(tag[1]));
}

/** Tests for every sample what holds in every section; `samples` are all of a kind. */
export function testSection<K extends Kind>(kind: K, samples: RenderedSample<K>[]): void {
  test.each(samples)('sample "$name" keeps the rules of every section', ({ html }) => {
    expect(listFaults(html)).toEqual([]);
  });
  test('a misspelled field is refused by its name', () => {
    expect(findRefusal(kind, { titel: 'A' })).toContain('titel');
  });
  test('a surface that does not exist is refused', () => {
    expect(findRefusal(kind, { surface: 'glass' })).toMatch(/at surface/);
  });
}
