/** Puts results into the search page that the build prepared (contract/page-templates.ts); every word is escaped. */
import { slots } from '../../contract/page-templates.ts';
import { describeCount, type SearchResult, type Segment } from '../../contract/search.ts';
import type { AnswerWords } from '../../contract/server-words.ts';
import { escapeHtml } from './escape-html.ts';

/** Each slot is filled once: a visitor who types a slot sees it again as text. */
export function fillSearchPage(
  html: string,
  words: AnswerWords['search'],
  query: string,
  results: readonly SearchResult[],
): string {
  const [before, item, after] = cutOut(html, slots.eachResult, slots.endEachResult);
  const frame = {
    [slots.value('q')]: escapeHtml(query),
    [slots.summary]: escapeHtml(describeCount(words, results.length, query)),
    [slots.state]: results.length > 0 ? 'found' : 'none',
  };
  const items = results.map(({ path, kind, title, excerpt }) =>
    fill(item, {
      [slots.resultPath]: escapeHtml(path),
      [slots.resultKind]: escapeHtml(kind),
      [slots.resultTitle]: writeSegments(title),
      [slots.resultExcerpt]: writeSegments(excerpt),
    }),
  );
  return fill(before, frame) + items.join('') + fill(after, frame);
}

const writeSegments = (segments: readonly Segment[]) =>
  segments
    .map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');

const fill = (html: string, words: Readonly<Record<string, string>>) =>
  html.replace(/\[\[[\w:-]+\]\]/g, (slot) => words[slot] ?? '');

function cutOut(html: string, opening: string, closing: string): [string, string, string] {
  const start = html.indexOf(opening);
  const end = html.indexOf(closing, start);
  if (start < 0 || end < 0) return [html, '', ''];
  return [html.slice(0, start), html.slice(start + opening.length, end), html.slice(end + closing.length)];
}
