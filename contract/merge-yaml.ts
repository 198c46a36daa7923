/**
 * Writes a value into a YAML text and keeps its comments, order, quotes, flow style and empty lines. Changed scalars
 * are replaced in place. Only added, moved or removed nodes are written again.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  Scalar,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  stringify,
  visit,
  type Document,
  type DocumentOptions,
  type Node,
  type ParseOptions,
  type SchemaOptions,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isFields, mapTexts, type Fields } from './values.ts';
import { cleanContent } from '../domain/typed/clean-text.ts';
import { alignLists } from './align-lists.ts';

/** Astro's parser follows YAML 1.1 and reads an unquoted 2026-03-14 as a date, so such texts need quotes. */
const olderYaml = 'yaml-1.1';

/** Longest line for a map in braces. */
const longestFlow = 100;

/** Leaves out undefined fields, and control characters, which Astro's parser rejects. Throws if the text is not YAML, or if the result would not parse to the value. */
export function mergeYaml(source: string, newValue: unknown): string {
  const value: unknown = mapTexts(JSON.parse(JSON.stringify(newValue)), cleanContent);
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error) throw error;
  if (isDeepStrictEqual(document.toJS(), value)) return source;
  const says = (text: string) => isDeepStrictEqual(tryParse(text), value);
  const exchanged = exchangeWords(source, document, value);
  if (exchanged !== undefined && says(exchanged)) return exchanged;
  const merged = writeAnew(source, document, value);
  if (!says(merged))
    throw new Error('The change cannot be written without changing other parts of the file.');
  return merged;
}

function tryParse(text: string, options: ParseOptions & DocumentOptions & SchemaOptions = {}): unknown {
  try {
    return parse(text, { logLevel: 'error', ...options });
  } catch {
    return undefined;
  }
}

interface Exchange {
  from: number;
  to: number;
  text: string;
}

/** Replaces the changed scalars in the text. Returns nothing if the structure changed. */
function exchangeWords(source: string, document: Document, value: unknown): string | undefined {
  const exchanges: Exchange[] = [];
  if (!collect(document.contents, value, exchanges)) return undefined;
  return exchanges
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: words }) => text.slice(0, from) + words + text.slice(to), source);
}

function collect(node: unknown, value: unknown, found: Exchange[], isInFlow = false): boolean {
  if (isScalar(node)) return collectScalar(node, value, found, isInFlow);
  if (isSeq(node)) {
    return (
      Array.isArray(value) &&
      node.items.length === value.length &&
      node.items.every((item, index) => collect(item, value[index], found, isInFlow || Boolean(node.flow)))
    );
  }
  if (!isMap(node) || !isFields(value)) return false;
  const names = node.items.map(({ key }) => keyOf(key));
  const isSameShape = Object.keys(value).length === names.length && names.every((name) => name in value);
  return (
    isSameShape &&
    node.items.every((pair) =>
      collect(pair.value, value[keyOf(pair.key)], found, isInFlow || Boolean(node.flow)),
    )
  );
}

function collectScalar(node: Scalar, value: unknown, found: Exchange[], isInFlow: boolean): boolean {
  if (node.value === value) return true;
  const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
  if (!node.range || isBlock || node.anchor || node.tag || typeof value === 'object') return false;
  const [from, to] = node.range;
  if (to <= from) return false;
  found.push({ from, to, text: writeScalar(value, node.type, isInFlow) });
  return true;
}

/** Keeps the quotes of a text if possible. A plain text that YAML would misread gets double quotes. */
function writeScalar(value: unknown, type: Scalar['type'], isInFlow: boolean): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  if (type === Scalar.QUOTE_SINGLE && !value.includes('\n')) return `'${value.replaceAll("'", "''")}'`;
  if (type === Scalar.QUOTE_DOUBLE) return JSON.stringify(value);
  const line = isInFlow ? `{k: ${value}}` : `k: ${value}`;
  const isPlain = [tryParse(line), tryParse(line, { schema: olderYaml })].every((read) =>
    isDeepStrictEqual(read, { k: value }),
  );
  return isPlain && !/[\n#]/.test(value) ? value : JSON.stringify(value);
}

/** Quotes a text that YAML 1.1 would not read as text. */
function quoteWhereRead(scalar: Scalar): void {
  const { value, type } = scalar;
  if (typeof value !== 'string' || type === Scalar.QUOTE_SINGLE || type === Scalar.QUOTE_DOUBLE) return;
  const read = tryParse(`k: ${value}`, { schema: olderYaml });
  const isOther = isFields(read) && typeof read['k'] !== 'string';
  if (isOther) scalar.type = Scalar.QUOTE_DOUBLE;
}

function writeAnew(source: string, document: Document, value: unknown): string {
  const contents = mergeNode(document, document.contents, value);
  // The top level of a new file is a block, never braces.
  if (document.contents === null && isMap(contents)) contents.flow = false;
  document.contents = contents;
  const hasPaddedBraces = /^[^#\n"']*\{ /m.test(source);
  return document.toString({ lineWidth: 0, flowCollectionPadding: hasPaddedBraces });
}

function mergeNode(document: Document, node: unknown, value: unknown): Node {
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    if (node.value !== value) {
      node.value = value;
      delete node.source;
      delete node.format;
      quoteWhereRead(node);
    }
    return node;
  }
  if (isMap(node) && isFields(value)) return mergeMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeList(document, node, value);
  const made = create(document, value);
  if (isNode(node)) {
    made.commentBefore = node.commentBefore ?? null;
    made.comment = node.comment ?? null;
    if (node.spaceBefore) made.spaceBefore = true;
  }
  return made;
}

const isNode = (node: unknown): node is Node => isScalar(node) || isMap(node) || isSeq(node) || isAlias(node);

/** Short maps of plain values go on one line, as everywhere in content/. */
function create(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node;
  visit(node, {
    Scalar: (_, scalar) => quoteWhereRead(scalar),
    Map: (_, map) => {
      const isFlat = map.items.every(({ value: item }) => isScalar(item));
      const { length } = stringify(map.toJS(document), { collectionStyle: 'flow', lineWidth: 0 });
      if (isFlat && length <= longestFlow) map.flow = true;
    },
  });
  return node;
}

function mergeMap(document: Document, map: YAMLMap, value: Fields): YAMLMap {
  map.items = map.items.filter(({ key }) => value[keyOf(key)] !== undefined);
  let last = -1;
  for (const [name, item] of Object.entries(value)) {
    if (item === undefined) continue;
    const place = map.items.findIndex(({ key }) => keyOf(key) === name);
    const pair = map.items[place];
    if (pair) {
      pair.value = mergeNode(document, pair.value, item);
      last = place;
    } else {
      map.items.splice(++last, 0, document.createPair(name, create(document, item)));
    }
  }
  return map;
}

function mergeList(document: Document, list: YAMLSeq, value: unknown[]): YAMLSeq {
  const before = list.items;
  const plain = before.map((item) => (isNode(item) ? item.toJS(document) : item) as unknown);
  const hasFlowItems = before.length > 0 && before.every((item) => (isMap(item) || isSeq(item)) && item.flow);
  const hasBlockItems = before.length > 0 && before.every((item) => isMap(item) && !item.flow);
  const isSpaced = before.length > 1 && before.slice(1).every((item) => isNode(item) && item.spaceBefore);
  const partners = alignLists(plain, value);
  reattachLeadingComment(list, partners);
  list.items = value.map((item, index) => {
    const place = partners[index] ?? -1;
    const node = place < 0 ? create(document, item) : mergeNode(document, before[place], item);
    if (place < 0 && (isMap(node) || isSeq(node)) && (hasFlowItems || hasBlockItems))
      node.flow = hasFlowItems;
    if (isSpaced) node.spaceBefore = index > 0;
    return node;
  });
  return list;
}

/**
 * The parser attaches the comment above the first item to the list. Move it back to the item, so that both move
 * together.
 */
function reattachLeadingComment(list: YAMLSeq, partners: readonly number[]): void {
  const [first] = list.items;
  if (!list.commentBefore || !isNode(first) || partners.indexOf(0) <= 0) return;
  first.commentBefore = [list.commentBefore, first.commentBefore].filter(Boolean).join('\n');
  list.commentBefore = null;
}

const keyOf = (key: unknown): string => String(isScalar(key) ? key.value : key);
