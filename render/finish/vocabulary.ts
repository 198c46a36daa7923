/** The names that selectors can match on a page: those of its elements, and words that its scripts could add. */
import type { Element } from 'domhandler';
import { rememberFew } from './remember-few.ts';

export interface Vocabulary {
  /** Distinct elements of the page. */
  elements: readonly VocabularyElement[];
  /** Whether a script could set this tag, class or ID. */
  hasWord: (word: string) => boolean;
  /** Whether the browser or a script could set this attribute, with any value. */
  hasAttribute: (name: string) => boolean;
  /** Custom properties that occur outside the styles. */
  customProperties: ReadonlySet<string>;
  /** `true` before any interaction: selectors with :hover or :focus do not match yet. */
  isFirstPaint?: boolean;
}

export interface VocabularyElement {
  name: string;
  classes: ReadonlySet<string>;
  attributes: ReadonlyMap<string, string>;
}

/** The browser opens and closes <details> and <dialog>. */
const setByBrowser = new Set(['open']);

const customPropertyName = /--[a-zA-Z_][\w-]*/g;
/** A selector in a query. Scripts look these words up and do not set them. */
const askedSelector = /\b(querySelector(?:All)?|closest|matches)\((?:"[^"]*"|'[^']*'|`[^`$]*`)/g;
const plain = (word: string) => word.replaceAll('-', '').toLowerCase();

/** `page`: the elements of a page, or of a part of it. */
export function collectVocabulary(page: readonly Element[], scripts: readonly string[]): Vocabulary {
  const elements = new Map<string, VocabularyElement>();
  const customProperties = new Set<string>();
  for (const element of page) {
    const name = element.name.toLowerCase();
    const key = JSON.stringify([name, element.attribs]);
    if (elements.has(key)) continue;
    const attributes = new Map(
      Object.entries(element.attribs).map(([attribute, value]) => [attribute.toLowerCase(), value]),
    );
    const classes = new Set((attributes.get('class') ?? '').split(/\s+/).filter(Boolean));
    elements.set(key, { name, classes, attributes });
    for (const value of attributes.values()) {
      for (const [property] of value.matchAll(customPropertyName)) customProperties.add(property);
    }
  }

  const sources = scripts.map(readWords);
  for (const { properties } of sources) for (const name of properties) customProperties.add(name);

  return {
    elements: [...elements.values()],
    hasWord: (word) => sources.some(({ words }) => words.has(word)),
    hasAttribute: (name) => {
      const word = plain(name);
      return (
        setByBrowser.has(name) ||
        sources.some(
          ({ plainWords, hasDataset }) =>
            plainWords.has(word) ||
            // element.dataset.isStuck sets data-is-stuck
            (hasDataset && name.startsWith('data-') && plainWords.has(word.slice('data'.length))),
        )
      );
    },
    customProperties,
  };
}

/** Pages share most scripts. */
const readWords = rememberFew((script) => {
  const words = new Set(script.replaceAll(askedSelector, '$1(').match(/[a-zA-Z_-][\w-]*/g));
  return {
    words,
    plainWords: new Set([...words].map(plain)),
    properties: [...words].filter((word) => word.startsWith('--')),
    hasDataset: /\bdataset\b/.test(script),
  };
}, 100);
