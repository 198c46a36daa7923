/**
 * Prevents line breaks inside phone numbers and hyphenated names in running text, with the class of
 * layouts/unbroken.css. Removes the comments that React puts between texts, except in islands.
 */
import { Element, Text, hasChildren, isComment, isTag, isText, type ParentNode } from 'domhandler';
import { append, removeElement } from 'domutils';
import type { Page } from './built-page.ts';

/** Elements without running text. */
const untouched = new Set(['head', 'script', 'style', 'template', 'noscript', 'svg', 'option', 'textarea']);

/** React must find an island exactly as it was rendered. */
const isUntouched = ({ name, attribs }: Element) => untouched.has(name) || 'data-island' in attribs;

/** Phone numbers, forms of "e-mail", and lumber stamps such as S-P-F. */
const together = /(\(\d{3}\)\s\d{3}-\d{4}|\b[Ee]-mail(?:s|ed)?\b|\b[A-Z](?:-[A-Z]+)+\b)/;
/** The space in a time that an owner typed. */
const timeSpace = /(?<=\d) (?=[AaPp]\.?[Mm]\b)/g;

export const tidyMarkup = ({ tree }: Page): void => tidy(tree);

function tidy(parent: ParentNode): void {
  for (const child of [...parent.children]) {
    if (isText(child)) keepTogether(child);
    else if (isComment(child) && child.data === ' ') removeElement(child);
    else if (hasChildren(child) && !(isTag(child) && isUntouched(child))) tidy(child);
  }
}

/** A text that is only a number, such as a link's, needs no element. */
function keepTogether(text: Text): void {
  text.data = text.data.replaceAll(timeSpace, '\u00a0');
  const parts = text.data.split(together);
  if (parts.length === 1 || parts[1] === text.data.trim()) return;
  const nodes = parts.map((part, index) =>
    index % 2 === 0 ? new Text(part) : new Element('span', { class: 'unbroken' }, [new Text(part)]),
  );
  for (const node of nodes.reverse()) append(text, node);
  removeElement(text);
}
