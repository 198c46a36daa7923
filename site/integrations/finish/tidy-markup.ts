/**
 * Running text breaks no line inside a phone number, nor at a hyphen that belongs to a name: the class is in
 * layouts/unbroken.css. The comments with which React divides texts go where it does not hydrate.
 */
import { Element, Text, hasChildren, isComment, isTag, isText, type ParentNode } from 'domhandler';
import { append, removeElement } from 'domutils';
import type { Page } from './built-page.ts';

/** They hold no running text. */
const untouched = new Set(['head', 'script', 'style', 'template', 'noscript', 'svg', 'option', 'textarea']);

/** React must find an island as it rendered it. */
const isUntouched = ({ name, attribs }: Element) => untouched.has(name) || 'data-island' in attribs;

/** Phone numbers, "e-mail" in its forms, and stamps on lumber such as S-P-F. */
const together = /(\(\d{3}\) \d{3}-\d{4}|\b[Ee]-mail(?:s|ed)?\b|\b[A-Z](?:-[A-Z]+)+\b)/;

export const tidyMarkup = ({ tree }: Page): void => tidy(tree);

function tidy(parent: ParentNode): void {
  for (const child of [...parent.children]) {
    if (isText(child)) keepTogether(child);
    else if (isComment(child) && child.data === ' ') removeElement(child);
    else if (hasChildren(child) && !(isTag(child) && isUntouched(child))) tidy(child);
  }
}

/** A number that is the whole text, such as that of a link, needs no element of its own. */
function keepTogether(text: Text): void {
  const parts = text.data.split(together);
  if (parts.length === 1 || parts[1] === text.data.trim()) return;
  const nodes = parts.map((part, index) =>
    index % 2 === 0 ? new Text(part) : new Element('span', { class: 'unbroken' }, [new Text(part)]),
  );
  for (const node of nodes.reverse()) append(text, node);
  removeElement(text);
}
