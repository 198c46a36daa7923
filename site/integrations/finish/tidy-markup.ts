/**
 * Changes what React and Astro write into what is served. Running text breaks no line inside a phone number, nor at a
 * hyphen that belongs to a name: the class is in layouts/unbroken.css. Comments with which React divides one text from the
 * next go where it takes nothing over, and so do the attributes of islands that nothing reads.
 */
import {
  hasChildren,
  isComment,
  isTag,
  isText,
  type Comment,
  type Document,
  type Element,
  type ParentNode,
  type Text,
} from 'domhandler';
import type { Token } from 'parse5';
import { editPage, type Edit, type Page } from './built-page.ts';

/** Elements that stay as they are: what React takes over must be as it was rendered, the others hold no running text. */
const left = new Set([
  'head',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'astro-island',
  'option',
  'textarea',
]);

/** Phone numbers, "e-mail" in its forms, and stamps on lumber such as S-P-F. */
const together = /\(\d{3}\) \d{3}-\d{4}|\b[Ee]-mail(?:s|ed)?\b|\b[A-Z](?:-[A-Z]+)+\b/g;

/** `client:interact` takes no options, and nothing asks for the number of an island. */
const unread = ['opts', 'uid'];

/** `tree` is what was parsed from the page. */
export function tidyMarkup(page: Page, tree: Document): Page {
  const edits: Edit[] = [];
  const visit = (parent: ParentNode, isLeft: boolean) => {
    for (const child of parent.children) {
      if (isTag(child) && child.name === 'astro-island') edits.push(...dropUnread(child));
      if (hasChildren(child)) visit(child, isLeft || (isTag(child) && left.has(child.name)));
      else if (isLeft) continue;
      else if (isText(child)) edits.push(...wrap(page.html, child));
      else if (isComment(child)) edits.push(...dropSeparator(child));
    }
  };
  visit(tree, false);
  const edited = editPage(page, edits);
  const elements = edited.elements.map((element) =>
    element.name === 'astro-island'
      ? {
          ...element,
          attributes: new Map([...element.attributes].filter(([name]) => !unread.includes(name))),
        }
      : element,
  );
  return { ...edited, elements };
}

function dropUnread({ sourceCodeLocation }: Element): Edit[] {
  // The parser says the places of attributes, too; the type of the tree does not know them.
  const place = sourceCodeLocation as Token.LocationWithAttributes | null | undefined;
  return unread.flatMap((name) => {
    const attribute = place?.attrs?.[name];
    // The space before the attribute goes, too.
    return attribute ? [{ start: attribute.startOffset - 1, end: attribute.endOffset, text: '' }] : [];
  });
}

function dropSeparator({ data, sourceCodeLocation: place }: Comment): Edit[] {
  return place && data === ' ' ? [{ start: place.startOffset, end: place.endOffset, text: '' }] : [];
}

function wrap(html: string, { sourceCodeLocation: place }: Text): Edit[] {
  if (!place) return [];
  const text = html.slice(place.startOffset, place.endOffset);
  return [...text.matchAll(together)]
    .filter(([found]) => found.length < text.trim().length)
    .map(({ 0: found, index }) => {
      const start = place.startOffset + index;
      return { start, end: start + found.length, text: `<span class="unbroken">${found}</span>` };
    });
}
