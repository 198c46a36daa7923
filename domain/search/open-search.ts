/**
 * The site search. The server answers with it; the browser runs it during typing and where there is no server. Import
 * nothing heavier than MiniSearch here.
 */
import MiniSearch, { type Query, type SearchOptions, type SearchResult as MatchResult } from 'minisearch';
import type { AnswerWords } from '../../contract/words/english.ts';
import { fillIn, fillInCount } from '../../contract/fill-in.ts';
import type { SearchResult } from '../../contract/server-screens.ts';
import type { PageRole, SearchPage } from '../../contract/search-index.ts';
import { describeResult } from './describe-result.ts';
import { openReader, splitCompound, type AlikeWords, type Unit } from './read-query.ts';
import { fold, splitWords, stem } from './search-words.ts';

/** The maximum query length in characters. */
export const maxQueryLength = 100;

export type Search = (query: string) => SearchResult[];

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

/** Turns line breaks and control characters into spaces, collapses spaces and caps the length. */
export function cleanQuery(query: string): string {
  const text = query.slice(0, maxQueryLength).replaceAll(/\p{Cs}/gu, '');
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The page's name in its address; its heading may also contain a place and a promise. */
const nameOf = ({ path }: SearchPage) => path.slice(path.lastIndexOf('/') + 1);

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

/** The sentence above the results. */
export function describeCount(
  words: Pick<AnswerWords['search'], 'none' | 'found'>,
  count: number,
  query: string,
): string {
  return count === 0 ? fillIn(words.none, { query }) : fillInCount(words.found, count, { query });
}
