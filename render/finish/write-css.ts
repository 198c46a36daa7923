/**
 * Prunes a page's CSS to the rules that the page can use, and writes them in one part or two. Astro gives every page the
 * styles of every section that its route could show. purgecss searches the text for words, so it either keeps all
 * variants and states or drops some that are needed. Pages of one kind share a cached result, also between renders.
 */
import {
  dropFonts,
  filterSelectors,
  findUnused,
  listDeclarations,
  minify,
  readRules,
  writeRules,
  type Declaration,
  type Rules,
} from './css-rules.ts';
import { fillFallbacks, findOverridden, findSetProperties } from './custom-properties.ts';
import { findOrMakeFile } from '../file-cache.ts';
import { hashOf, hashOwnSources } from './hashes.ts';
import { canMatch } from './match-selector.ts';
import { reduceVocabulary, type ReducedVocabulary } from './reduce-vocabulary.ts';
import { rememberFew } from './remember-few.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface PageCss {
  /** The rules that the page uses. */
  whole: string;
  /** The same rules in two parts: those that match in `firstView`, and the rest. */
  split: (firstView: Vocabulary) => Promise<DividedCss>;
}

interface DividedCss {
  first: string;
  later: string;
}

interface UsedRules {
  /** Rules whose selectors match on the page. */
  rules: Rules;
  /** Declarations among them that the page does not need. */
  unused: ReadonlySet<Declaration>;
  /** Writes the declarations of `nodes` for which `isLeft` is true. */
  write: (nodes: Rules, isLeft: (declaration: Declaration) => boolean) => string;
}

/** Throws if a style sheet is invalid. */
export async function prunePageCss(sheets: readonly string[], vocabulary: Vocabulary): Promise<PageCss> {
  const all = reduceVocabulary(sheets, vocabulary);
  const hashes = sheets.map(hashSheet);
  let found: UsedRules | undefined;
  const findRules = () => (found ??= findUsed(sheets.flatMap(readRules), all));
  return {
    whole: await findOrMake([...hashes, all.key], () => writeUsed(findRules())),
    split: (firstView) => {
      const first = reduceVocabulary(sheets, firstView);
      return findOrMake([...hashes, all.key, first.key], () => divide(findRules(), all, first));
    },
  };
}

const hashSheet = rememberFew((sheet) => hashOf(sheet));

async function findOrMake<Result>(sources: readonly string[], make: () => Result): Promise<Result> {
  const file = await findOrMakeFile('styles', [hashOwnSources(), ...sources], () =>
    Promise.resolve(Buffer.from(JSON.stringify(make()))),
  );
  return JSON.parse(file.toString()) as Result;
}

/** Finds the rules that the page uses, and how to write them. */
function findUsed(rules: Rules, vocabulary: ReducedVocabulary): UsedRules {
  const matching = filterSelectors(rules, (selector) => canMatch(selector, vocabulary));
  const unused = findUnused(matching, vocabulary, findOverridden(matching));
  const set = findSetProperties([...listDeclarations(matching)].filter((node) => !unused.has(node)));
  const isSet = (name: string) => set.has(name) || vocabulary.customProperties.has(name);
  return {
    rules: matching,
    unused,
    write: (nodes, isLeft) =>
      writeRules(nodes, (node) => (isLeft(node) ? `${node.prop}:${fillFallbacks(node.value, isSet)};` : '')),
  };
}

const writeUsed = ({ rules, unused, write }: UsedRules) => minify(write(rules, (node) => !unused.has(node)));

function divide(
  { rules, unused, write }: UsedRules,
  vocabulary: ReducedVocabulary,
  firstView: ReducedVocabulary,
): DividedCss {
  const isAbove = (selector: string) => canMatch(selector, firstView);
  const above = filterSelectors(rules, isAbove);
  const below = dropFonts(filterSelectors(rules, (selector) => !isAbove(selector)));

  const { customProperties } = vocabulary;
  const unusedAbove = findUnused(above, { ...firstView, customProperties }, unused);
  const first = write(above, (node) => !unusedAbove.has(node));
  // A later rule may set a property, for content below the fold, that only first-view rules read.
  const unusedBelow = findUnused(below, withProperties(vocabulary, first), unused);
  const rest = write(below, (node) => !unusedBelow.has(node));
  // A declaration moves to the later part if only later rules read the property that it sets.
  const read = withProperties(vocabulary, rest).customProperties;
  const unread = findUnused(above, { ...firstView, customProperties: read }, unused);
  const moved = write(above, (node) => unusedAbove.has(node) && !unread.has(node));
  return { first: minify(first), later: minify(moved + rest) };
}

/** Adds the custom properties that the styles name. */
const withProperties = (vocabulary: ReducedVocabulary, css: string): ReducedVocabulary => ({
  ...vocabulary,
  customProperties: new Set([...vocabulary.customProperties, ...(css.match(/--[\w-]+/g) ?? [])]),
});
