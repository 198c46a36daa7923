/** Reads the built pages for the search: contract/search-index.ts says what is kept of each. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { searchIndexFile } from '../../contract/search.ts';
import type { SearchPage } from '../../contract/search-index.ts';

/** Not what a page is about: menus, sidebars, forms, and what nobody sees; `data-unsearched` marks what else is not. */
const skippedTags = new Set(
  'aside button dialog form h1 iframe nav noscript script style svg template'.split(' '),
);
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
  const elements = listElements(parse(html));
  const find = (name: string, key: string, value: string) =>
    elements.find((element) => element.tagName === name && read(element, key) === value);
  const main = elements.find(({ tagName }) => tagName === 'main');
  const canonical = read(find('link', 'rel', 'canonical'), 'href');
  const ownPath = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
  const isHidden = read(find('meta', 'name', 'robots'), 'content')?.includes('noindex') === true;
  if (!main || isHidden || canonical === undefined || new URL(canonical).pathname !== ownPath)
    return undefined;

  const shown = listElements(main, isSkipped);
  const words = (list: Tree.Element[]) => list.map((element) => readWords(element)).join(' · ');
  const heading = elements.find(({ tagName }) => tagName === 'h1');
  const trail = find('nav', 'aria-label', 'Breadcrumb');
  const steps = trail ? listElements(trail).filter(({ tagName }) => tagName === 'li') : [];
  const parent = steps.length > 2 ? steps.at(-2) : undefined;
  return {
    path: ownPath,
    title: heading ? readWords(heading) : '',
    kind: parent ? readWords(parent) : '',
    description: read(find('meta', 'name', 'description'), 'content') ?? '',
    headings: words(shown.filter(({ tagName }) => /^h[2-6]$/.test(tagName))),
    tags: words(shown.filter((element) => read(element, 'rel') === 'tag')),
    text: readWords(main, (element) => isSkipped(element) || read(element, 'rel') === 'tag').slice(
      0,
      longestText,
    ),
  };
}

function listElements(node: Tree.ParentNode, isLeftOut?: (element: Tree.Element) => boolean): Tree.Element[] {
  return node.childNodes
    .filter(isElement)
    .filter((element) => isLeftOut?.(element) !== true)
    .flatMap((element) => [element, ...listElements(element, isLeftOut)]);
}

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;
const read = (element: Tree.Element | undefined, name: string) =>
  element?.attrs.find((attribute) => attribute.name === name)?.value;
const isSkipped = (element: Tree.Element) =>
  skippedTags.has(element.tagName) ||
  ['hidden', 'aria-hidden', 'data-unsearched'].some((name) => read(element, name) !== undefined);

/** Words as they are read; lines that end without a full stop are kept apart by a dot. */
function readWords(node: Tree.ParentNode, isLeftOut?: (element: Tree.Element) => boolean): string {
  const lines: string[] = [''];
  const visit = (parent: Tree.ParentNode) => {
    for (const child of parent.childNodes) {
      if (!isElement(child)) {
        if (child.nodeName === '#text') lines[lines.length - 1] += child.value;
        continue;
      }
      if (isLeftOut?.(child) === true) continue;
      const isLine = !inlineTags.has(child.tagName);
      const isLink = child.tagName === 'a';
      if (isLine) lines.push('');
      visit(child);
      if (isLine) lines.push('');
      // Links often stand side by side with nothing but space between them.
      else if (isLink) lines[lines.length - 1] += ' ';
    }
  };
  visit(node);
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
