/** What selectors can match on one page: its elements, and the words that its scripts could add to them. */
import { createHash } from 'node:crypto';
import type { Page } from './built-page.ts';

export interface Vocabulary {
  /** Distinct elements of the page. */
  elements: readonly VocabularyElement[];
  /** Whether a script could set this tag, class or id. */
  hasWord: (word: string) => boolean;
  /** Whether the browser or a script could set this attribute, to whatever value. */
  hasAttribute: (name: string) => boolean;
  /** The scripts that `hasWord` and `hasAttribute` answer for; the same for the same scripts. */
  scripts: string;
  /** Custom properties named outside of the styles. */
  customProperties: ReadonlySet<string>;
  /** `true` before anybody can have touched the page: no selector of :hover or :focus matches yet. */
  isFirstPaint?: boolean;
}

export interface VocabularyElement {
  name: string;
  classes: ReadonlySet<string>;
  attributes: ReadonlyMap<string, string>;
}

/** The browser itself opens and closes <details> and <dialog>. */
const setByBrowser = new Set(['open']);

const customPropertyName = /--[a-zA-Z_][\w-]*/g;
const plain = (word: string) => word.replaceAll('-', '').toLowerCase();

export function collectVocabulary(page: Page, scripts: readonly string[]): Vocabulary {
  const elements = new Map<string, VocabularyElement>();
  const customProperties = new Set<string>();
  for (const { name, attributes } of page.elements) {
    const key = JSON.stringify([name, ...attributes]);
    if (elements.has(key)) continue;
    const classes = new Set((attributes.get('class') ?? '').split(/\s+/).filter(Boolean));
    elements.set(key, { name, classes, attributes });
    for (const value of attributes.values()) {
      for (const [property] of value.matchAll(customPropertyName)) customProperties.add(property);
    }
  }

  const words = new Set<string>();
  const plainWords = new Set<string>();
  for (const script of scripts) {
    for (const [word] of script.matchAll(/[a-zA-Z_-][\w-]*/g)) {
      words.add(word);
      plainWords.add(plain(word));
      if (word.startsWith('--')) customProperties.add(word);
    }
  }

  return {
    elements: [...elements.values()],
    scripts: createHash('sha256').update(scripts.join('\n')).digest('hex'),
    hasWord: (word) => words.has(word),
    hasAttribute: (name) =>
      setByBrowser.has(name) ||
      plainWords.has(plain(name)) ||
      // element.dataset.isStuck sets data-is-stuck
      (name.startsWith('data-') && words.has('dataset') && plainWords.has(plain(name.slice('data-'.length)))),
    customProperties,
  };
}
