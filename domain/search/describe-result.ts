/** A result with its matches, and the part of the page's text that has the most of them. */
import type { SearchPage } from '../../contract/search-index.ts';
import type { SearchResult, Segment } from '../../contract/server-screens.ts';
import { fold, splitWords, stem, wordPattern } from './search-words.ts';

export function describeResult(page: SearchPage, terms: ReadonlySet<string>): SearchResult {
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
