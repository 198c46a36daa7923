/** Reads the built pages for the search: contract/search-index.ts says what is kept of each. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { selectAll } from 'css-select';
import { isTag, isText, type AnyNode, type Element, type ParentNode } from 'domhandler';
import { removeElement } from 'domutils';
import { toPageAddress } from '../../../contract/page-address.ts';
import { searchIndexFile } from '../../../contract/endpoints.ts';
import type { PageRole, SearchPage } from '../../../contract/search-index.ts';
import type { Page } from './built-page.ts';

/** Parts that no search looks into: menus, sidebars, forms, and what nobody sees; `data-unsearched` marks others. */
const skipped =
  'aside, button, dialog, form, h1, iframe, nav, noscript, script, style, svg, template, [hidden], [aria-hidden], [data-unsearched]';
/** Everything else ends a line. */
const inlineTags = new Set('a abbr b em i mark small span strong sub sup time'.split(' '));
/** Pages of collections by the section that only they have. */
const roles: readonly (readonly [selector: string, role: PageRole])[] = [
  ['[data-kind="ServiceDetail"]', 'service'],
  ['[data-kind="Post"]', 'article'],
  ['[data-kind="Profile"]', 'person'],
];
/** Enough for the longest article; a page that says more is found by what it says first. */
const longestText = 6000;

export function writeSearchIndex(site: string, pages: readonly SearchPage[]): void {
  writeFileSync(path.join(site, searchIndexFile), JSON.stringify(pages));
}

/** Returns nothing when search engines do not list the page under this address. Removes from the tree what is not searched. */
export function readSearchPage({ file, tree }: Page): SearchPage | undefined {
  const all = (selector: string, within: ParentNode = tree) => selectAll<AnyNode, Element>(selector, within);
  const read = (selector: string, attribute: string) => all(selector)[0]?.attribs[attribute];
  const main = all('main')[0];
  const canonical = read('link[rel="canonical"]', 'href');
  const ownPath = toPageAddress(file);
  const isHidden = read('meta[name="robots"]', 'content')?.includes('noindex') === true;
  if (!main || isHidden || canonical === undefined || new URL(canonical).pathname !== ownPath)
    return undefined;

  const heading = all('h1')[0];
  const steps = all('nav[aria-label="Breadcrumb"] li');
  const parent = steps.length > 2 ? steps.at(-2) : undefined;
  const longTitle = heading ? readWords(heading) : '';
  // The trail has the short name, which is what people type.
  const own = steps.at(-1);
  const title = own ? readWords(own) : longTitle;
  const kind = parent ? readWords(parent) : '';

  for (const element of all(skipped, main)) removeElement(element);
  const words = (selector: string) => all(selector, main).map(readWords).join(' · ');
  const [below, tags] = [words('h2, h3, h4, h5, h6'), words('[rel="tag"]')];
  const headings = longTitle === title ? below : [longTitle, below].filter(Boolean).join(' · ');
  for (const tag of all('[rel="tag"]', main)) removeElement(tag);
  const role = roles.find(([selector]) => all(selector, main).length > 0)?.[1];
  return {
    path: ownPath,
    ...(role && { role }),
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
    for (const child of parent.children) {
      if (isText(child)) lines[lines.length - 1] += child.data;
      if (!isTag(child)) continue;
      const isInline = inlineTags.has(child.name);
      if (!isInline) lines.push('');
      visit(child);
      if (!isInline) lines.push('');
      // Links are often side by side with nothing but space between them.
      else if (child.name === 'a') lines[lines.length - 1] += ' ';
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
