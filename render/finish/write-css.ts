/** Writes a page's styles, in one part or two. Pages of one kind share a cached result, also between builds. */
import { parse, type Root } from 'postcss';
import { dropOverridden, fillFallbacks, findCustomProperties, subtractCss } from './custom-properties.ts';
import { findOrMakeFile } from '../file-cache.ts';
import { hashOf, hashOwnSources } from './hashes.ts';
import { findMatching, pruneCss, readRules, type Rules } from './prune-css.ts';
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

interface WholeCss {
  text: string;
  /** Names of the custom properties that it sets. */
  set: string[];
}

/** Throws if the CSS is invalid. */
export async function prunePageCss(css: string, vocabulary: Vocabulary): Promise<PageCss> {
  const all = reduceVocabulary(css, vocabulary);
  let matching: Rules | undefined;
  const findRules = () => (matching ??= findMatching(readRules(css), all));
  const whole = await findOrMake([hashCss(css), all.key], () => writeAll(findRules(), all));
  return {
    whole: whole.text,
    split: (firstView) => {
      const first = reduceVocabulary(css, firstView);
      return findOrMake([hashCss(css), all.key, first.key], () =>
        divide(findRules(), all, first, new Set(whole.set)),
      );
    },
  };
}

const hashCss = rememberFew((css) => hashOf(css));

async function findOrMake<Result>(sources: readonly string[], make: () => Result): Promise<Result> {
  const file = await findOrMakeFile('styles', [hashOwnSources(), ...sources], () =>
    Promise.resolve(Buffer.from(JSON.stringify(make()))),
  );
  return JSON.parse(file.toString()) as Result;
}

function writeAll(rules: Rules, vocabulary: ReducedVocabulary): WholeCss {
  const root = parse(pruneCss(rules, vocabulary));
  const set = findCustomProperties(root);
  return { text: write(root, vocabulary, set), set: [...set] };
}

/** `rules`: those that match on the page. */
function divide(
  rules: Rules,
  vocabulary: ReducedVocabulary,
  firstView: ReducedVocabulary,
  set: ReadonlySet<string>,
): DividedCss {
  const firstText = pruneCss(rules, { ...firstView, customProperties: vocabulary.customProperties });
  // A later rule may set a property, for content below the fold, that only first-view rules read.
  const below = pruneCss(rules, withProperties(vocabulary, firstText), firstView);
  const { customProperties } = withProperties(vocabulary, below);
  // A rule moves to the later part if only later rules read the property that it sets.
  const first = parse(firstText);
  const rest = parse(pruneCss(rules, { ...firstView, customProperties }));
  subtractCss(rest, first);
  return {
    later: write(rest.append(parse(below)), vocabulary, set),
    first: write(first, vocabulary, set),
  };
}

/** Adds the custom properties that the styles name. */
const withProperties = (vocabulary: ReducedVocabulary, css: string): ReducedVocabulary => ({
  ...vocabulary,
  customProperties: new Set([...vocabulary.customProperties, ...(css.match(/--[\w-]+/g) ?? [])]),
});

function write(root: Root, vocabulary: Vocabulary, set: ReadonlySet<string>): string {
  dropOverridden(root);
  fillFallbacks(root, (name) => set.has(name) || vocabulary.customProperties.has(name));
  return root.toString();
}
