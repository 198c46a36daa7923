/**
 * The site search and its excerpts. The server answers with it; the browser runs it during typing and where there is no
 * server. Import nothing heavier than MiniSearch here.
 */
import MiniSearch, { type Query, type SearchOptions, type SearchResult as MatchResult } from 'minisearch';
import { stemmer } from 'stemmer';
import type { AnswerWords } from '../contract/words/english.ts';
import { fillIn, fillInCount } from '../contract/fill-in.ts';
import type { SearchResult, Segment } from '../contract/answers.ts';
import type { PageRole, SearchPage } from '../contract/search-index.ts';

/** The maximum query length in characters; only the first eight words count. */
export const maxQueryLength = 100;
const maxQueryWords = 8;

export type Search = (query: string) => SearchResult[];

const stopWords = new Set(
  (
    'a an and are at be by can do does for from get have how i in is it many me much my need of on or our that the to ' +
    'want we what where who will with you your'
  ).split(' '),
);
const wordPattern = /[\p{L}\p{N}]+/gu;
const splitWords = (text: string) => text.match(wordPattern) ?? [];

/** Removes case and accents. */
const fold = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Stems a word by Porter's rules: "cracks", "cracked" and "cracking" become one. */
function stem(word: string): string {
  const folded = fold(word);
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
const roleBoosts: Record<PageRole, number> = { service: 2.5, article: 0.7, person: 0.4, other: 1 };
/** Matches a word by its stem, or as a prefix while somebody is typing it. */
const spelled = (word: string, times: number): Query[] => [
  { queries: [word], processTerm: stem, boost: boostFields(times) },
  { queries: [word], processTerm: fold, prefix: word.length > 2, boost: boostFields(0.2 * times) },
];
/** Allows one typo from four letters on, two from seven; swapped letters count as two. */
const forgiving: SearchOptions = {
  ...exact,
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

/** Words that visitors use as synonyms, such as "cost" and "price". */
export type AlikeWords = readonly (readonly string[])[];

/**
 * Returns the best results first: pages with all words, joined or separate; otherwise pages with all words and typos
 * allowed; otherwise pages with some words, spelled exactly.
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
    // Typos are matched against whole words, everything else against stems.
    processTerm: (word) => [...new Set([fold(word), stem(word)])],
  });
  index.addAll(pages);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const vocabulary = new Set(
    pages.flatMap((page) =>
      splitWords([nameOf(page), page.title, page.headings, page.text].join(' ')).map(fold),
    ),
  );
  const attempts: SearchOptions[] = [
    { ...exact, combineWith: 'AND' },
    { ...forgiving, combineWith: 'AND' },
    { ...exact, combineWith: 'OR' },
  ];
  return (query) => {
    const words = splitWords(cleanQuery(query)).map(fold);
    const telling = words.filter((word) => !stopWords.has(word));
    const asked = (telling.length > 0 ? telling : words).slice(0, maxQueryWords);
    if (asked.length === 0) return [];
    for (const attempt of attempts) {
      const found = index.search(toQuery(asked, vocabulary, alike, attempt), attempt);
      if (found.length === 0) continue;
      return found
        .map((result) => ({ ...result, score: result.score * rateCoverage(asked, alike, result) }))
        .sort((a, b) => b.score - a.score)
        .flatMap(({ id, terms }) => {
          const page = byPath.get(String(id));
          return page ? [describeResult(page, new Set(terms))] : [];
        });
    }
    return [];
  };
}

/**
 * The share of words in the title, a heading or the description, from 0 to 1. A page that names all words is about the
 * query; one that repeats a single word is not.
 */
function rateCoverage(
  words: readonly string[],
  alike: AlikeWords,
  { match }: Pick<MatchResult, 'match'>,
): number {
  const strong = Object.entries(match).flatMap(([term, fields]) =>
    fields.some((field) => field !== 'text') ? [term] : [],
  );
  const isNamed = (word: string) =>
    [word, ...listAlike(word, alike)].some((one) => strong.some((term) => term.includes(stem(one))));
  return ((1 + words.filter(isNamed).length) / (1 + words.length)) ** 2;
}

/** The words with their synonyms, and each pair of neighbors as one word: "dry wall" matches "drywall". */
function toQuery(
  words: readonly string[],
  vocabulary: ReadonlySet<string>,
  alike: AlikeWords,
  { combineWith = 'AND', fuzzy: isForgiving }: SearchOptions,
): Query {
  const apart = words.flatMap((word) => splitCompound(word, vocabulary));
  const combine = (parts: readonly string[], times: number): Query => ({
    combineWith,
    queries: parts.map((word) => ({
      combineWith: 'OR',
      queries: isForgiving ? [word] : [word, ...listAlike(word, alike)].flatMap((one) => spelled(one, times)),
    })),
  });
  const joined = apart
    .slice(1)
    .map((word, index) => [
      ...apart.slice(0, index),
      `${apart[index] ?? ''}${word}`,
      ...apart.slice(index + 2),
    ]);
  return { combineWith: 'OR', queries: [combine(apart, 1), ...joined.map((parts) => combine(parts, 3))] };
}

/** Splits "popcornceiling" if no page has the whole word but both parts occur. */
function splitCompound(word: string, vocabulary: ReadonlySet<string>): string[] {
  if (word.length < 6 || vocabulary.has(word)) return [word];
  for (let at = word.length - 3; at >= 3; at--)
    if (vocabulary.has(word.slice(0, at)) && vocabulary.has(word.slice(at)))
      return [word.slice(0, at), word.slice(at)];
  return [word];
}

function listAlike(word: string, alike: AlikeWords): string[] {
  const wanted = stem(word);
  return alike
    .filter((group) => group.some((other) => stem(other) === wanted))
    .flat()
    .filter((other) => stem(other) !== wanted);
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
