/** Reads the built pages for the search: contract/search-index.ts says what is kept of each. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseHTML } from 'linkedom';
import { searchIndexFile } from '../../../contract/search.ts';
import type { SearchPage } from '../../../contract/search-index.ts';

/** Not what a page is about: menus, sidebars, forms, and what nobody sees; `data-unsearched` marks what else is not. */
const skipped =
  'aside, button, dialog, form, h1, iframe, nav, noscript, script, style, svg, template, [hidden], [aria-hidden], [data-unsearched]';
/** Everything else ends a line. */
const inlineTags = new Set('a abbr b em i mark small span strong sub sup time'.split(' '));
/** Enough for the longest article; a page that says more is found by what it says first. */
const longestText = 6000;

export function writeSearchIndex(site: string, files: readonly string[]): number {
  const pages = files.flatMap(
    (file) => readSearchPage(file, readFileSync(path.join(site, file), 'utf8')) ?? [],
  );
  writeFileSync(path.join(site, searchIndexFile), JSON.stringify(pages));
  return pages.length;
}

/** Nothing when search engines are not to list the page under this address. */
export function readSearchPage(file: string, html: string): SearchPage | undefined {
  const { document } = parseHTML(html);
  const read = (selector: string, attribute: string) =>
    document.querySelector(selector)?.getAttribute(attribute) ?? undefined;
  const main = document.querySelector('main');
  const canonical = read('link[rel="canonical"]', 'href');
  const ownPath = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
  const isHidden = read('meta[name="robots"]', 'content')?.includes('noindex') === true;
  if (!main || isHidden || canonical === undefined || new URL(canonical).pathname !== ownPath)
    return undefined;

  const heading = document.querySelector('h1');
  const steps = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')];
  const parent = steps.length > 2 ? steps.at(-2) : undefined;
  const title = heading ? readWords(heading) : '';
  const kind = parent ? readWords(parent) : '';

  for (const element of main.querySelectorAll(skipped)) element.remove();
  const words = (selector: string) => [...main.querySelectorAll(selector)].map(readWords).join(' · ');
  const [headings, tags] = [words('h2, h3, h4, h5, h6'), words('[rel="tag"]')];
  for (const tag of main.querySelectorAll('[rel="tag"]')) tag.remove();
  return {
    path: ownPath,
    title,
    kind,
    description: read('meta[name="description"]', 'content') ?? '',
    headings,
    tags,
    text: readWords(main).slice(0, longestText),
  };
}

/** Words as they are read; lines that end without a full stop are kept apart by a dot. */
function readWords(element: Element): string {
  const lines: string[] = [''];
  const visit = (parent: Element) => {
    for (const child of parent.childNodes) {
      if (child.nodeType === child.TEXT_NODE) lines[lines.length - 1] += child.textContent ?? '';
      if (child.nodeType !== child.ELEMENT_NODE) continue;
      const name = (child as Element).localName;
      const isInline = inlineTags.has(name);
      if (!isInline) lines.push('');
      visit(child as Element);
      if (!isInline) lines.push('');
      // Links often stand side by side with nothing but space between them.
      else if (name === 'a') lines[lines.length - 1] += ' ';
    }
  };
  visit(element);
  const [first = '', ...others] = lines
    .map((line) =>
      line
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ (?=[.,;:?!)])/g, '')
        .trim(),
    )
    .filter(Boolean);
  return others.reduce((text, line) => `${text}${/[.?!:…]$/.test(text) ? ' ' : ' · '}${line}`, first);
}
