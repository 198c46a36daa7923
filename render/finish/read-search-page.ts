/** Reads the built pages for the search. contract/search-index.ts defines an entry. */
import { selectAll } from 'css-select';
import { isTag, isText, type AnyNode, type Element, type ParentNode } from 'domhandler';
import { removeElement } from 'domutils';
import { toPageAddress } from '../../contract/page-address.ts';
import type { PageRole, SearchPage } from '../../contract/search-index.ts';
import type { Page } from './built-page.ts';

/** Parts that the search skips: menus, sidebars, forms and hidden elements. `data-unsearched` marks others. */
const skipped =
  'aside, button, dialog, form, h1, iframe, nav, noscript, script, style, svg, template, [hidden], [aria-hidden], [data-unsearched]';
/** The same on every service page; other pages answer questions about them. */
const repeated = '[data-kind="Credentials"]';
/** Every other element ends a line. */
const inlineTags = new Set('a abbr b em i mark small span strong sub sup time'.split(' '));
/** Collection pages, recognized by a section that only they have. */
const roles: readonly (readonly [selector: string, role: PageRole])[] = [
  ['[data-kind="ServiceDetail"]', 'service'],
  ['form[data-sheet]', 'bid'],
  ['[data-kind="Post"]', 'article'],
  ['[data-kind="Profile"]', 'person'],
];
/** Enough for the longest article. The search finds a longer page by its beginning. */
const longestText = 6000;

/** `undefined` if search engines do not list the page under this address. Removes unsearched parts from the tree. */
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
  // Breadcrumbs have the short name, which people type.
  const own = steps.at(-1);
  const title = own ? readWords(own) : longTitle;
  const kind = parent ? readWords(parent) : '';

  const role = roles.find(([selector]) => all(selector, main).length > 0)?.[1];
  for (const element of all(role === 'service' ? `${skipped}, ${repeated}` : skipped, main))
    removeElement(element);
  const words = (selector: string) => all(selector, main).map(readWords).join(' · ');
  const [below, tags] = [words('h2, h3, h4, h5, h6'), words('[rel="tag"]')];
  const headings = longTitle === title ? below : [longTitle, below].filter(Boolean).join(' · ');
  for (const tag of all('[rel="tag"]', main)) removeElement(tag);
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

/** The visible words. Dots separate lines without final punctuation. */
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
      // Adjacent links often have no text between them.
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
