/** Renders components to HTML for tests, without a browser. */
import { selectAll } from 'css-select';
import type { AnyNode, Document, Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseFragment } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';

/** An HTML element with helpers for tests. */
export interface Piece {
  tag: string;
  /** The visible text, with single spaces. */
  text: string;
  attribute: (name: string) => string | null;
  has: (name: string) => boolean;
  /** Descendants that match a CSS selector. Attribute values may be unquoted. */
  all: (selector: string) => Piece[];
  /** The only match. */
  one: (selector: string) => Piece;
}

function describePiece(node: Element | Document): Piece {
  const attributes = 'attribs' in node ? node.attribs : {};
  const all = (selector: string) =>
    selectAll<AnyNode, Element>(selector.replaceAll(/=([^\]"]*)\]/g, '="$1"]'), node).map(describePiece);
  return {
    tag: 'name' in node ? node.name : '',
    text: textContent(node).replaceAll(/\s+/g, ' ').trim(),
    attribute: (name) => attributes[name] ?? null,
    has: (name) => Object.hasOwn(attributes, name),
    all,
    one: (selector) => {
      const [found, ...others] = all(selector);
      if (!found || others.length > 0)
        throw new Error(`expected one ${selector}, found ${all(selector).length}`);
      return found;
    },
  };
}

/** Renders a component and throws on React warnings. */
export function render(node: ReactNode): Piece {
  const complain = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(words.map(String).join(' '));
  });
  try {
    return describePiece(parseFragment(renderToStaticMarkup(node), { treeAdapter: adapter }));
  } finally {
    complain.mockRestore();
  }
}
