/** A built page as a parsed tree. Every finishing step changes the tree, and it is serialized once at the end. */
import { compile } from 'css-select';
import render from 'dom-serializer';
import { Element, Text, isTag, type AnyNode, type Document } from 'domhandler';
import { filter, textContent } from 'domutils';
import { parse } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';

export interface Page {
  /** Path relative to the built site, for example `about.html`. */
  file: string;
  tree: Document;
}

/** The parser reads the content of <noscript> as elements instead of text only if scripting is off. */
const options = { scriptingEnabled: false, treeAdapter: adapter };

export const parsePage = (file: string, html: string): Page => ({ file, tree: parse(html, options) });

export const serializePage = ({ tree }: Page): string => render(tree, { encodeEntities: 'utf8' });

/** Finds elements in document order, also inside a <template>, which css-select itself skips. */
export function findElements({ tree }: Page, selector: string): Element[] {
  const matches = compile<AnyNode, Element>(selector);
  return filter(isTag, tree).filter((element): element is Element => isTag(element) && matches(element));
}

/** The text of a script or style sheet. */
export const readCode = (element: Element): string => textContent(element);

export function createCode(name: 'script' | 'style', code: string, attributes: Record<string, string> = {}) {
  const element = new Element(name, attributes);
  setCode(element, code);
  return element;
}

export function setCode(element: Element, code: string): void {
  const text = new Text(code);
  text.parent = element;
  element.children = [text];
}

/** Whether an ancestor has one of these names. Looks past the boundary of a <template>. */
export function isWithin(node: AnyNode, ...names: readonly string[]): boolean {
  for (let outer = node.parent; outer; outer = outer.parent)
    if (outer instanceof Element && names.includes(outer.name)) return true;
  return false;
}
