/** Reduces a vocabulary to what some styles can ask of it, so that pages of one kind share a cache key. */
import { hashOf } from './hashes.ts';
import { isAttributeOn, parseSelector } from './match-selector.ts';
import { rememberFew } from './remember-few.ts';
import type { Vocabulary, VocabularyElement } from './vocabulary.ts';

export interface ReducedVocabulary extends Vocabulary {
  key: string;
}

/**
 * Describes a page by its answers to the questions of these styles: which attribute selectors match an element, and
 * which of their names a script could add. A page with a new phone number shares the key of the old one.
 */
export function reduceVocabulary(sheets: readonly string[], vocabulary: Vocabulary): ReducedVocabulary {
  const questions = sheets.map(readQuestions);
  const names = [...new Set(questions.flatMap((one) => one.names))];
  const elements = new Map<string, VocabularyElement>();
  for (const element of vocabulary.elements) {
    const { name, classes, attributes } = element;
    const matched = [...attributes.keys()].flatMap((attribute) =>
      questions
        .flatMap(({ queries }) => queries.get(attribute) ?? [])
        .filter((query) => isAttributeOn(query, element))
        .map(String),
    );
    elements.set(JSON.stringify([name, [...classes], attributes.get('id'), matched.sort()]), element);
  }
  const key = [
    [...elements.keys()].sort(),
    names.filter(vocabulary.hasWord),
    names.filter(vocabulary.hasAttribute),
    names.filter((name) => vocabulary.customProperties.has(name)),
    vocabulary.isFirstPaint ?? false,
  ];
  return { ...vocabulary, elements: [...elements.values()], key: hashOf(JSON.stringify(key)) };
}

const attributeSelector = /\[\s*[\w-]+\s*(?:[~|^$*]?=\s*(?:"[^"]*"|'[^']*'|[^\]\s]+)\s*[is]?\s*)?\]/gi;

/** Selectors by the attribute that they ask for, and all names of a style sheet. */
const readQuestions = rememberFew((sheet) => ({
  queries: Map.groupBy(
    [...new Set(sheet.match(attributeSelector))].flatMap((text) =>
      (parseSelector(text)?.nodes ?? []).filter((node) => node.type === 'attribute'),
    ),
    ({ attribute }) => attribute.toLowerCase(),
  ),
  names: [...new Set(sheet.match(/[a-z_-][\w-]*/gi))],
}));
