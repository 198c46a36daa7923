/**
 * Running text breaks no line inside a phone number, nor at a hyphen that belongs to a name. The class is in
 * layouts/unbroken.css. Comments with which React divides one text from the next go where it takes nothing over.
 */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { applyEdits, type Edit } from './built-page.ts';

/** What React takes over must stay as it was rendered; the others hold no running text. */
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

/** The third are stamps on lumber, such as S-P-F. */
const together = /\(\d{3}\) \d{3}-\d{4}|\b[Ee]-mail(?:s|ed)?\b|\b[A-Z](?:-[A-Z]+)+\b/g;

export function keepTogether(html: string): string {
  const edits: Edit[] = [];
  const visit = (node: Tree.ParentNode) => {
    for (const child of node.childNodes) {
      if (child.nodeName === '#text') edits.push(...wrap(html, child as Tree.TextNode));
      else if (child.nodeName === '#comment') edits.push(...dropSeparator(child as Tree.CommentNode));
      else if ('childNodes' in child && !left.has(child.nodeName)) visit(child);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return applyEdits(html, edits);
}

function dropSeparator({ data, sourceCodeLocation: place }: Tree.CommentNode): Edit[] {
  return place && data === ' ' ? [{ start: place.startOffset, end: place.endOffset, text: '' }] : [];
}

function wrap(html: string, { sourceCodeLocation: place }: Tree.TextNode): Edit[] {
  if (!place) return [];
  const text = html.slice(place.startOffset, place.endOffset);
  return [...text.matchAll(together)]
    .filter(([found]) => found.length < text.trim().length)
    .map(({ 0: found, index }) => {
      const start = place.startOffset + index;
      return { start, end: start + found.length, text: `<span class="unbroken">${found}</span>` };
    });
}
