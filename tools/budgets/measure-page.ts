/** Weighs the first visit of a phone to one built page, from the files alone. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  collectScripts,
  findFile,
  findInlineScripts,
  findIslandScripts,
  findOwnScripts,
  type BuiltScript,
} from '../../site/integrations/finish/page-scripts.ts';
import { parsePage, type Page, type PageElement } from '../../site/integrations/finish/built-page.ts';
import { findFonts } from './find-fonts.ts';
import type { Budget } from './limits.ts';
import { pickPicture } from './pick-picture.ts';

export interface Measured {
  route: string;
  figures: Record<Budget, number>;
  /** Sentences about what no figure says. */
  problems: string[];
}

/** Islands with these directives hydrate without waiting for the visitor. */
const hydratesAtOnce = new Set(['load', 'idle', 'only', 'media']);

export const routeOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

export function measurePage(site: string, file: string): Measured {
  const page = parsePage(file, readFileSync(path.join(site, file), 'utf8'));
  const problems: string[] = [];
  const weigh = (name: string): number => {
    const full = path.join(site, name);
    if (!existsSync(full)) {
      problems.push(`${routeOf(file)} asks for /${name}, which was not built.`);
      return 0;
    }
    return statSync(existsSync(`${full}.br`) ? `${full}.br` : full).size;
  };
  const sum = (names: Iterable<string>) =>
    [...new Set(names)].reduce((total, name) => total + weigh(name), 0);

  const scripts = collectScripts(site, [
    ...findOwnScripts(page),
    ...findEarlyIslands(page),
    ...findLinks(page, 'modulepreload'),
  ]);
  const inline = findInlineScripts(page).join('\n');
  const { heroes, eager } = findPictures(page);
  const preloaded = findLinks(page, 'preload', 'font');
  const fonts = new Set([...preloaded, ...findFonts(page)]);
  const files = new Set([
    ...scripts.map((script) => script.file),
    ...fonts,
    ...heroes,
    ...eager,
    ...findLinks(page, 'stylesheet'),
    ...findLinks(page, 'icon').slice(0, 1),
  ]);

  if (!page.elements.some(({ name }) => name === 'astro-island') && scripts.some(isFramework)) {
    problems.push(`${routeOf(file)} loads framework code but holds no island.`);
  }
  if (heroes.length > 1)
    problems.push(`${routeOf(file)} has ${heroes.length} pictures with fetchpriority="high": keep one.`);

  const html = weigh(file);
  return {
    route: routeOf(file),
    problems,
    figures: {
      html: html + sum(findLinks(page, 'stylesheet')),
      scripts: sum(scripts.map((script) => script.file)) + (inline ? brotliCompressSync(inline).length : 0),
      preloadedFonts: sum(preloaded),
      fonts: sum(fonts),
      hero: sum(heroes),
      requests: 1 + files.size,
      total: html + sum(files),
    },
  };
}

const isFramework = ({ text }: BuiltScript) => /react\.(transitional\.)?element|react\.fragment/.test(text);

function findEarlyIslands(page: Page): string[] {
  const islands = page.elements.filter(
    ({ name, attributes }) => name === 'astro-island' && hydratesAtOnce.has(attributes.get('client') ?? ''),
  );
  return findIslandScripts({ ...page, elements: islands });
}

function findLinks(page: Page, relation: string, as?: string): string[] {
  return page.elements.flatMap(({ name, attributes }) => {
    if (name !== 'link' || !(attributes.get('rel') ?? '').split(/\s+/).includes(relation)) return [];
    if (as && attributes.get('as') !== as) return [];
    return findFile(attributes.get('href') ?? '', page.file) ?? [];
  });
}

function findPictures(page: Page): { heroes: string[]; eager: string[] } {
  const heroes: string[] = [];
  const eager: string[] = [];
  for (const image of page.elements) {
    if (image.name !== 'img' || image.around.includes('noscript') || image.around.includes('template'))
      continue;
    const address = pickPicture(image, findSources(page, image));
    const file = address && !address.startsWith('data:') ? findFile(address, page.file) : undefined;
    if (!file) continue;
    if (image.attributes.get('fetchpriority') === 'high') heroes.push(file);
    else if (image.attributes.get('loading') !== 'lazy') eager.push(file);
  }
  return { heroes, eager };
}

function findSources(page: Page, image: PageElement): PageElement[] {
  const picture = page.elements.findLast(
    ({ name, start, end }) => name === 'picture' && start < image.start && end > image.start,
  );
  return picture
    ? page.elements.filter(
        ({ name, start }) => name === 'source' && start > picture.start && start < image.start,
      )
    : [];
}
