/** Renders what a component shows, for tests: HTML without a browser. */
import { parseHTML } from 'linkedom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';

/** A piece of HTML and what tests read from it. */
export interface Piece {
  tag: string;
  /** Words as read, with single spaces. */
  text: string;
  attribute: (name: string) => string | null;
  has: (name: string) => boolean;
  /** Pieces inside that match a CSS selector. */
  all: (selector: string) => Piece[];
  /** The only one of them. */
  one: (selector: string) => Piece;
}

/** React writes `autoComplete`, which browsers read as `autocomplete`; linkedom keeps it, outside of drawings wrongly. */
function lowerAttributes(document: Document): void {
  for (const element of document.querySelectorAll('body *:not(svg, svg *)')) {
    for (const { name, value } of [...element.attributes]) {
      if (name === name.toLowerCase()) continue;
      element.removeAttribute(name);
      element.setAttribute(name.toLowerCase(), value);
    }
  }
}

function describePiece(element: Element): Piece {
  const all = (selector: string) => [...element.querySelectorAll(selector)].map(describePiece);
  return {
    tag: element.localName,
    text: (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    attribute: (name) => element.getAttribute(name),
    has: (name) => element.hasAttribute(name),
    all,
    one: (selector) => {
      const [found, ...others] = all(selector);
      if (!found || others.length > 0)
        throw new Error(`expected one ${selector}, found ${others.length + Number(Boolean(found))}`);
      return found;
    },
  };
}

/** Renders; a warning of React is a fault. */
export function render(node: ReactNode): Piece {
  const complain = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(words.map(String).join(' '));
  });
  try {
    const { document } = parseHTML(`<html><body>${renderToStaticMarkup(node)}</body></html>`);
    lowerAttributes(document);
    return describePiece(document.body);
  } finally {
    complain.mockRestore();
  }
}
