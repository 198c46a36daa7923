/**
 * The site search and its excerpts. The server answers with it; the browser runs it during typing and where there is no
 * server. Import nothing heavier than MiniSearch here.
 */
import MiniSearch, { type Query, type SearchOptions, type SearchResult as MatchResult } from 'minisearch';
import { stemmer } from 'stemmer';
import type { AnswerWords } from '../contract/words/english.ts';
import { fillIn, fillInCount } from '../contract/fill-in.ts';
import type { SearchResult, Segment } from '../contract/server-screens.ts';
import type { PageRole, SearchPage } from '../contract/search-index.ts';

/** The maximum query length in characters; only the first eight words count. */
export const maxQueryLength = 100;
const maxQueryWords = 8;

export type Search = (query: string) => SearchResult[];

const stopWords = new Set(
  (
    'a about an and any are around at be by can could did do does for from get have how i if in is it many me much my ' +
    'near need of on or our please should so some that the there they this to us want we what when where which who ' +
    'will with would you your'
  ).split(' '),
);
/** Names of trades and parts whose stem means something else: siding is no side, molding no mold, flooring no floor. */
const unstemmed = new Set([
  ...['casing', 'flooring', 'footing', 'generator', 'housing', 'landing', 'lining', 'molding'],
  ...['roofing', 'siding'],
]);
/** A word may begin with a letter and a hyphen: "e-mail" is one word, and so is "T-bar". */
const wordPattern = /(?:\p{L}-(?=\p{L}))?[\p{L}\p{N}]+/gu;
const splitWords = (text: string) => text.match(wordPattern) ?? [];

/** Removes case, accents and hyphens. */
const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\p{M}-]/gu, '')
    .toLowerCase();

/** Stems a word by Porter's rules: "cracks", "cracked" and "cracking" become one. */
function stem(word: string): string {
  const folded = fold(word);
  const singular = folded.replace(/s$/, '');
  if (unstemmed.has(singular)) return singular;
  return /^[a-z]+$/.test(folded) ? stemmer(folded) : folded;
}

/** The weights of the fields, multiplied by `times`. */
const boostFields = (times = 1) => ({
  name: 8 * times,
  title: 8 * times,
  tags: 2 * times,
  headings: 3 * times,
  description: 2 * times,
  text: times,
});

const exact: SearchOptions = {
  boost: boostFields(),
  boostDocument: (_path, _term, stored) => roleBoosts[stored?.['role'] as PageRole],
  weights: { fuzzy: 0.3, prefix: 0.5 },
};
/** Visitors look for work and prices first, for people last. */
const roleBoosts: Record<PageRole, number> = { service: 2.5, bid: 2.5, article: 0.7, person: 0.4, other: 1 };
/** Matches a word by its stem or, while somebody is typing it, as a prefix. */
const spelled = (word: string, times: number, isLast = false): Query[] => [
  { queries: [word], processTerm: stem, boost: boostFields(times) },
  {
    queries: [word],
    processTerm: fold,
    prefix: isLast && word.length > 2,
    boost: boostFields(0.2 * times),
  },
];
/** Allows one typo from four letters on, two from seven; swapped letters count as two. */
const forgiving: SearchOptions = {
  processTerm: fold,
  fuzzy: (term) => (term.length > 6 ? 2 : term.length > 3 ? 1 : false),
  // Typos are rarely in the first letter: "pudding" is not "bidding".
  filter: ({ terms, queryTerms }) =>
    queryTerms.every((asked) => terms.some((term: string) => term[0] === asked[0])),
};

/** Turns line breaks and control characters into spaces, collapses spaces and caps the length. */
export function cleanQuery(query: string): string {
  const text = query.slice(0, maxQueryLength).replaceAll(/\p{Cs}/gu, '');
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The page's name in its address; its heading may also contain a place and a promise. */
const nameOf = ({ path }: SearchPage) => path.slice(path.lastIndexOf('/') + 1);

/** Groups of words and phrases that visitors use as synonyms, such as "cost", "price" and "how much". */
export type AlikeWords = readonly (readonly string[])[];

/** A word or phrase of a query. */
interface Unit {
  /** A word as it was typed; empty for a phrase. */
  word: string;
  /** Each finds the unit if a page has all its words. */
  alternatives: readonly (readonly string[])[];
  isLast: boolean;
}

interface Reader {
  /** The words and phrases of a query, without those that tell nothing. */
  read: (words: readonly string[]) => Unit[];
  /** Adds the nearest words to one that no page has: "sheetrock" to "sheetrok". */
  correct: (unit: Unit) => Unit;
}

/**
 * Returns the best results first: pages with all words, joined or separate; otherwise pages with all words and typos
 * allowed; otherwise pages about some words, spelled exactly.
 */
export function openSearch(pages: readonly SearchPage[], alike: AlikeWords = []): Search {
  const index = new MiniSearch<SearchPage>({
    idField: 'path',
    fields: ['name', 'title', 'tags', 'headings', 'description', 'text'],
    storeFields: ['role'],
    extractField: (page, field) => {
      if (field === 'name') return nameOf(page);
      return field === 'role' ? (page.role ?? 'other') : (page[field as keyof SearchPage] ?? '');
    },
    tokenize: splitWords,
    // Prefixes are matched against whole words, everything else against stems.
    processTerm: (word) => [...new Set([fold(word), stem(word)])],
  });
  index.addAll(pages);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const vocabulary = new Set(
    pages.flatMap((page) =>
      splitWords([nameOf(page), page.title, page.headings, page.text].join(' ')).map(fold),
    ),
  );
  const { read, correct } = openReader(alike, vocabulary);

  /** The units, and then each pair of neighbors as one word: "dry wall" is "drywall". */
  const listReadings = (apart: readonly Unit[]): (readonly Unit[])[] => [
    apart,
    ...apart.slice(1).flatMap((unit, index) => {
      const { word = '' } = apart[index] ?? {};
      const [joined] = word && unit.word ? read([`${word}${unit.word}`]) : [];
      if (!joined) return [];
      return [[...apart.slice(0, index), { ...joined, isLast: unit.isLast }, ...apart.slice(index + 2)]];
    }),
  ];

  const toQuery = ({ alternatives, isLast }: Unit, times: number): Query => ({
    combineWith: 'OR',
    queries: alternatives.map((words) => ({
      combineWith: 'AND',
      queries: words.map((word) => ({ combineWith: 'OR', queries: spelled(word, times, isLast) })),
    })),
  });

  return (query) => {
    const words = splitWords(cleanQuery(query)).map(fold);
    const units = read(words.flatMap((word) => splitCompound(word, vocabulary)));
    if (units.length === 0) return [];
    const readings = listReadings(units);
    const look = (combineWith: 'AND' | 'OR', readings: readonly (readonly Unit[])[]) => {
      const queries = readings.map((reading, index) => ({
        combineWith,
        queries: reading.map((unit) => toQuery(unit, index === 0 ? 1 : 3)),
      }));
      return index.search({ combineWith: 'OR', queries }, exact).map((result) => ({
        ...result,
        coverage: Math.max(...readings.map((reading) => rateCoverage(reading, result))),
      }));
    };
    const attempts = [
      () => look('AND', readings),
      () =>
        look(
          'AND',
          readings.map((reading) => reading.map(correct)),
        ),
      // A page that only mentions one of the words is no answer.
      () => look('OR', readings).filter(({ coverage }) => coverage > 1 / units.length),
    ];
    for (const attempt of attempts) {
      const found = attempt();
      if (found.length === 0) continue;
      const rate = ({ score, coverage }: (typeof found)[number]) => score * coverage ** 2;
      return found
        .sort((a, b) => rate(b) - rate(a))
        .flatMap(({ id, terms }) => {
          const page = byPath.get(String(id));
          return page ? [describeResult(page, new Set(terms))] : [];
        });
    }
    return [];
  };
}

/**
 * The share of units in the title, a heading or the description, from nearly 0 to 1. A page that names all words is
 * about the query; one that repeats a single word is not.
 */
function rateCoverage(units: readonly Unit[], { match }: Pick<MatchResult, 'match'>): number {
  const strong = Object.entries(match).flatMap(([term, fields]) =>
    fields.some((field) => field !== 'text') ? [term] : [],
  );
  const isNamed = (word: string) => strong.some((term) => term.startsWith(stem(word)));
  const named = units.filter(({ alternatives }) => alternatives.some((words) => words.every(isNamed)));
  return (1 + named.length) / (1 + units.length);
}

function openReader(alike: AlikeWords, vocabulary: ReadonlySet<string>): Reader {
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
function splitCompound(word: string, vocabulary: ReadonlySet<string>): string[] {
  if (word.length < 6 || vocabulary.has(word)) return [word];
  for (let at = word.length - 3; at >= 3; at--)
    if (vocabulary.has(word.slice(0, at)) && vocabulary.has(word.slice(at)))
      return [word.slice(0, at), word.slice(at)];
  return [word];
}

function describeResult(page: SearchPage, terms: ReadonlySet<string>): SearchResult {
  const { path, kind, title, description, text } = page;
  const isInText = splitWords(text).some((word) => isTerm(word, terms));
  return { path, kind, title: markTerms(title, terms), excerpt: quote(isInText ? text : description, terms) };
}

const isTerm = (word: string, terms: ReadonlySet<string>): boolean =>
  terms.has(fold(word)) || terms.has(stem(word));

/** Splits a text into matches and the rest. */
function markTerms(text: string, terms: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!isTerm(word, terms)) continue;
    if (index > end) segments.push({ text: text.slice(end, index), isMatch: false });
    segments.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end), isMatch: false });
  return segments;
}

const quoteLength = 190;
const longestLead = 70;

/** The part of a text with the most matches, cut between words. */
function quote(text: string, terms: ReadonlySet<string>): Segment[] {
  const hits = [...text.matchAll(wordPattern)]
    .filter(({ 0: word }) => isTerm(word, terms))
    .map(({ 0: word, index }) => ({ term: stem(word), index }));
  let best = { start: 0, count: 0 };
  hits.forEach(({ index }, first) => {
    const near = hits.slice(first, first + 20).filter((hit) => hit.index < index + quoteLength - longestLead);
    const count = new Set(near.map(({ term }) => term)).size;
    if (count > best.count) best = { start: index, count };
  });
  const start = chooseStart(text, best.start);
  const isToEnd = start + quoteLength >= text.length;
  const lastBlank = text.lastIndexOf(' ', start + quoteLength);
  const end = isToEnd ? text.length : lastBlank > best.start ? lastBlank : start + quoteLength;
  return markTerms(`${start > 0 ? '… ' : ''}${text.slice(start, end)}${isToEnd ? '' : ' …'}`, terms);
}

/** The start of an excerpt: the sentence of the match, or else a word shortly before it. */
function chooseStart(text: string, hit: number): number {
  if (hit <= longestLead) return 0;
  const lead = text.slice(hit - longestLead, hit);
  const sentence = Math.max(...['. ', '? ', '! ', '· '].map((mark) => lead.lastIndexOf(mark)));
  if (sentence >= 0) return hit - longestLead + sentence + 2;
  const blank = lead.indexOf(' ');
  return blank < 0 ? hit : hit - longestLead + blank + 1;
}

/** The sentence above the results. */
export function describeCount(
  words: Pick<AnswerWords['search'], 'none' | 'found'>,
  count: number,
  query: string,
): string {
  return count === 0 ? fillIn(words.none, { query }) : fillInCount(words.found, count, { query });
}
