/** Decides whether a selector can ever match on a page. It says no only when it is certain. */
import parser, { type Attribute, type Node, type Selector } from 'postcss-selector-parser';
import type { Vocabulary, VocabularyElement } from './vocabulary.ts';

/** Pseudo-classes that match only if one of their arguments can match. */
const needsAnArgument = new Set([':is', ':where', ':has', ':-webkit-any', ':matches']);

const parsed = new Map<string, Selector | undefined>();

export function parseSelector(text: string): Selector | undefined {
  if (!parsed.has(text)) {
    try {
      parsed.set(text, parser().astSync(text).first);
    } catch {
      parsed.set(text, undefined);
    }
  }
  return parsed.get(text);
}

/** Whether the selector matches only under a pointer, a keyboard or a selection. */
const needsInteraction = (selector: string) =>
  /:(hover|active|focus)|::selection/.test(selector.replaceAll(/:not\([^)]*\)/g, ''));

/** Results by the elements of a vocabulary, because a page's styles are matched up to four times. */
const results = new WeakMap<Vocabulary['elements'], Map<string, boolean>>();

export function canMatch(selector: string, vocabulary: Vocabulary): boolean {
  const cached = results.get(vocabulary.elements) ?? new Map<string, boolean>();
  results.set(vocabulary.elements, cached);
  const result = cached.get(selector) ?? findMatch(selector, vocabulary);
  cached.set(selector, result);
  return result;
}

function findMatch(selector: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.isFirstPaint && needsInteraction(selector)) return false;
  const tree = parseSelector(selector);
  return !tree || canMatchTree(tree, vocabulary);
}

const canMatchTree = (selector: Selector, vocabulary: Vocabulary): boolean =>
  (compounds.get(selector) ?? readCompounds(selector)).every((compound) =>
    canMatchCompound(compound, vocabulary),
  );

const compounds = new WeakMap<Selector, Node[][]>();

function readCompounds(selector: Selector): Node[][] {
  const found: Node[][] = [[]];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') found.push([]);
    else found.at(-1)?.push(node);
  }
  compounds.set(selector, found);
  return found;
}

function canMatchCompound(compound: readonly Node[], vocabulary: Vocabulary): boolean {
  const isPossible = compound.every(
    (node) =>
      node.type !== 'pseudo' ||
      !needsAnArgument.has(node.value.toLowerCase()) ||
      node.nodes.length === 0 ||
      node.nodes.some((argument) => canMatchTree(argument, vocabulary)),
  );
  if (!isPossible) return false;

  // Names that no script can add must all be on one element of the page.
  const fixed = compound.filter((node) => !isFree(node, vocabulary));
  const [first] = fixed;
  return (
    !first ||
    listCandidates(first, vocabulary.elements).some((element) => fixed.every((node) => isOn(node, element)))
  );
}

/** Elements by their names, classes and attributes. */
const indexes = new WeakMap<Vocabulary['elements'], Map<string, VocabularyElement[]>>();

function indexElements(elements: Vocabulary['elements']): Map<string, VocabularyElement[]> {
  const index = new Map<string, VocabularyElement[]>();
  for (const element of elements) {
    const classes = [...element.classes].map((name) => `.${name}`);
    const attributes = [...element.attributes.keys()].map((name) => `[${name}`);
    for (const name of [element.name, ...classes, ...attributes]) {
      const others = index.get(name);
      if (others) others.push(element);
      else index.set(name, [element]);
    }
  }
  indexes.set(elements, index);
  return index;
}

/** Elements that have what the node asks for, and perhaps others. */
function listCandidates(node: Node, elements: Vocabulary['elements']): readonly VocabularyElement[] {
  const index = indexes.get(elements) ?? indexElements(elements);
  const named = (name: string) => index.get(name) ?? [];
  switch (node.type) {
    case 'class':
      return named(`.${node.value}`);
    case 'id':
      return named('[id');
    case 'tag':
      return named(node.value.toLowerCase());
    case 'attribute':
      return named(`[${node.attribute.toLowerCase()}`);
    default:
      return elements;
  }
}

function isFree(node: Node, vocabulary: Vocabulary): boolean {
  switch (node.type) {
    case 'class':
    case 'id':
      return vocabulary.hasWord(node.value);
    case 'tag':
      return vocabulary.hasWord(node.value.toLowerCase());
    case 'attribute':
      return vocabulary.hasAttribute(node.attribute.toLowerCase());
    default:
      return true;
  }
}

function isOn(node: Node, element: VocabularyElement): boolean {
  switch (node.type) {
    case 'class':
      return element.classes.has(node.value);
    case 'id':
      return element.attributes.get('id') === node.value;
    case 'tag':
      return element.name === node.value.toLowerCase();
    case 'attribute':
      return isAttributeOn(node, element);
    default:
      return true;
  }
}

export function isAttributeOn(node: Attribute, element: VocabularyElement): boolean {
  const actual = element.attributes.get(node.attribute.toLowerCase());
  if (actual === undefined) return false;
  if (!node.operator || node.value === undefined) return true;
  // HTML compares some attributes case-insensitively. Doing so for all keeps a few rules too many at most.
  const [value, wanted] = [actual.toLowerCase(), node.value.toLowerCase()];
  switch (node.operator) {
    case '=':
      return value === wanted;
    case '~=':
      return value.split(/\s+/).includes(wanted);
    case '|=':
      return value === wanted || value.startsWith(`${wanted}-`);
    case '^=':
      return value.startsWith(wanted);
    case '$=':
      return value.endsWith(wanted);
    case '*=':
      return value.includes(wanted);
    default:
      return true;
  }
}
