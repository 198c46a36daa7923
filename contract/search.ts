/**
 * How the site is searched, and how a place in a text is quoted. The server answers with it, and the browser does the
 * same where there is no server and while somebody types; so nothing heavier than MiniSearch may be imported here.
 */
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { AnswerWords } from './server-words.ts';
import { fillIn, fillInCount } from './fill-in.ts';
import type { SearchPage } from './search-index.ts';

export const searchIndexFile = 'search-index.json';
export const searchPath = '/search';

/** Address of the results for what is asked: `Real Estates` → `/search?q=Real+Estates`. */
export const getSearchPath = (query: string): string =>
  `${searchPath}?${new URLSearchParams({ q: query }).toString()}`;

/** Longest query that is looked at, in characters; of its words, the first eight count. */
export const maxQueryLength = 100;
const maxQueryWords = 8;

/** A piece of a text; `isMatch` pieces are what was looked for. */
export interface Segment {
  text: string;
  isMatch: boolean;
}
export interface SearchResult {
  path: string;
  title: Segment[];
  kind: string;
  excerpt: Segment[];
}
export type Search = (query: string) => SearchResult[];

const stopWords = new Set(
  'a an and are at be by can do for from get have how i in is it me my of on or our that the to we what with you your'.split(
    ' ',
  ),
);
const wordPattern = /[\p{L}\p{N}]+/gu;
const splitWords = (text: string) => text.match(wordPattern) ?? [];

/** Without case, accents and plural. */
function fold(word: string): string {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.length > 3 && /[^s]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

const exact: SearchOptions = {
  boost: { name: 8, title: 8, tags: 2, headings: 3, description: 2 },
  prefix: (term) => term.length > 2,
  weights: { fuzzy: 0.3, prefix: 0.5 },
};
/** One typing error from four letters on, two from seven: two neighboring letters that changed places count as two. */
const forgiving: SearchOptions = {
  ...exact,
  fuzzy: (term) => (term.length > 6 ? 2 : term.length > 3 ? 1 : false),
};

/** Removes what no search needs: line ends and control characters become spaces, spaces are collapsed, the length is capped. */
export function cleanQuery(query: string): string {
  const text = query.slice(0, maxQueryLength).replaceAll(/\p{Cs}/gu, '');
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** What a page is called in its address: a heading may say a place and a promise, too. */
const nameOf = ({ path }: SearchPage) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Best first: pages with every word of the query; if there are none, pages with every word, typing errors allowed;
 * if there are none, pages with some of the words.
 */
export function openSearch(pages: readonly SearchPage[]): Search {
  const index = new MiniSearch<SearchPage>({
    idField: 'path',
    fields: ['name', 'title', 'tags', 'headings', 'description', 'text'],
    extractField: (page, field) => (field === 'name' ? nameOf(page) : page[field as keyof SearchPage]),
    tokenize: splitWords,
    processTerm: fold,
  });
  index.addAll(pages);
  const known = new Map(pages.map((page) => [page.path, page]));
  const attempts: SearchOptions[] = [
    { ...exact, combineWith: 'AND' },
    { ...forgiving, combineWith: 'AND' },
    { ...forgiving, combineWith: 'OR' },
  ];
  return (query) => {
    const words = splitWords(cleanQuery(query));
    const telling = words.filter((word) => !stopWords.has(word.toLowerCase()));
    const asked = (telling.length > 0 ? telling : words).slice(0, maxQueryWords).join(' ');
    for (const attempt of attempts) {
      const found = index.search(asked, attempt);
      if (found.length === 0) continue;
      return found.flatMap(({ id, terms }) => {
        const page = known.get(String(id));
        return page ? [describeResult(page, new Set(terms))] : [];
      });
    }
    return [];
  };
}

function describeResult(page: SearchPage, terms: ReadonlySet<string>): SearchResult {
  const { path, kind, title, description, text } = page;
  const isInText = splitWords(text).some((word) => terms.has(fold(word)));
  return { path, kind, title: markTerms(title, terms), excerpt: quote(isInText ? text : description, terms) };
}

/** Splits a text at the words that were found. */
function markTerms(text: string, terms: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!terms.has(fold(word))) continue;
    if (index > end) segments.push({ text: text.slice(end, index), isMatch: false });
    segments.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end), isMatch: false });
  return segments;
}

const quoteLength = 190;
const longestLead = 70;

/** The part of a text with most of the terms, cut between words. */
function quote(text: string, terms: ReadonlySet<string>): Segment[] {
  const hits = [...text.matchAll(wordPattern)]
    .map(({ 0: word, index }) => ({ term: fold(word), index }))
    .filter(({ term }) => terms.has(term));
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

/** Where a quote starts: with the sentence of the hit, or else with a word shortly before it. */
function chooseStart(text: string, hit: number): number {
  if (hit <= longestLead) return 0;
  const lead = text.slice(hit - longestLead, hit);
  const sentence = Math.max(...['. ', '? ', '! ', '· '].map((mark) => lead.lastIndexOf(mark)));
  if (sentence >= 0) return hit - longestLead + sentence + 2;
  const blank = lead.indexOf(' ');
  return blank < 0 ? hit : hit - longestLead + blank + 1;
}

/** Sentence above the results. */
export function describeCount(words: AnswerWords['search'], count: number, query: string): string {
  return count === 0 ? fillIn(words.none, { query }) : fillInCount(words.found, count, { query });
}
