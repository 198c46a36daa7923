/** Reads what visitors type: words and phrases with their synonyms, joined words and typos. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { fold, splitWords, stem } from './search-words.ts';

/** Only these count. */
const maxQueryWords = 8;

const stopWords = new Set(
  (
    'a about an and any are around at be by can could did do does for from get have how i if in is it many me much my ' +
    'near need of on or our please should so some that the there they this to us want we what when where which who ' +
    'will with would you your'
  ).split(' '),
);
/** Allows one typo from four letters on, two from seven; swapped letters count as two. */
const forgiving: SearchOptions = {
  processTerm: fold,
  fuzzy: (term) => (term.length > 6 ? 2 : term.length > 3 ? 1 : false),
  // Typos are rarely in the first letter: "pudding" is not "bidding".
  filter: ({ terms, queryTerms }) =>
    queryTerms.every((asked) => terms.some((term: string) => term[0] === asked[0])),
};

/** Groups of words and phrases that visitors use as synonyms, such as "cost", "price" and "how much". */
export type AlikeWords = readonly (readonly string[])[];

/** A word or phrase of a query. */
export interface Unit {
  /** A word as it was typed; empty for a phrase. */
  word: string;
  /** Each finds the unit if a page has all its words. */
  alternatives: readonly (readonly string[])[];
  isLast: boolean;
}

export interface Reader {
  /** The words and phrases of a query, without those that tell nothing. */
  read: (words: readonly string[]) => Unit[];
  /** Adds the nearest words to one that no page has: "sheetrock" to "sheetrok". */
  correct: (unit: Unit) => Unit;
}

export function openReader(alike: AlikeWords, vocabulary: ReadonlySet<string>): Reader {
  const groups = alike.map((group) => group.map((entry) => splitWords(entry).map(fold)));
  const keyOf = (words: readonly string[]) => words.map(stem).join(' ');
  const groupsByKey = new Map<string, string[][]>();
  for (const group of groups)
    for (const entry of group)
      groupsByKey.set(keyOf(entry), [...(groupsByKey.get(keyOf(entry)) ?? []), ...group]);
  const longest = Math.max(1, ...groups.flat().map((entry) => entry.length));
  const findAlternatives = (words: readonly string[]) => {
    const all = [words, ...(groupsByKey.get(keyOf(words)) ?? [])].map((other) =>
      other.length > 1 ? other.filter((word) => !stopWords.has(word)) : other,
    );
    return [
      ...new Map(all.filter((other) => other.length > 0).map((other) => [keyOf(other), other])).values(),
    ];
  };

  const single = groups.flat().flatMap((entry) => (entry.length === 1 ? entry : []));
  const known = new Set([...vocabulary, ...single]);
  const spellings = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: splitWords,
    processTerm: fold,
  });
  spellings.addAll([...known].map((id) => ({ id })));

  const readUnits = (words: readonly string[]): Unit[] => {
    const units: Unit[] = [];
    for (let at = 0; at < words.length;) {
      const rest = words.slice(at, at + longest);
      while (rest.length > 1 && !groupsByKey.has(keyOf(rest))) rest.pop();
      at += rest.length;
      units.push({
        word: rest.length === 1 ? (rest[0] ?? '') : '',
        alternatives: findAlternatives(rest),
        isLast: at === words.length,
      });
    }
    return units;
  };
  return {
    read: (words) => {
      const units = readUnits(words);
      const telling = units.filter(({ word }) => !stopWords.has(word));
      return (telling.length > 0 ? telling : units).slice(0, maxQueryWords);
    },
    correct: (unit) => {
      if (unit.word === '' || known.has(unit.word)) return unit;
      const found = spellings.search(unit.word, {
        ...forgiving,
        prefix: unit.isLast && unit.word.length > 2,
      });
      const nearest = found.filter(({ score }) => score === found[0]?.score);
      const more = nearest.flatMap(({ id }) => findAlternatives([String(id)]));
      return { ...unit, alternatives: [...unit.alternatives, ...more] };
    },
  };
}

/** Splits "popcornceiling" if no page has the whole word but both parts occur. */
export function splitCompound(word: string, vocabulary: ReadonlySet<string>): string[] {
  if (word.length < 6 || vocabulary.has(word)) return [word];
  for (let at = word.length - 3; at >= 3; at--)
    if (vocabulary.has(word.slice(0, at)) && vocabulary.has(word.slice(at)))
      return [word.slice(0, at), word.slice(at)];
  return [word];
}
