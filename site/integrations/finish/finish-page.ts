/** Everything that finishing makes of one page. The same page with the same scripts always becomes the same. */
import type { SearchPage } from '../../../contract/search-index.ts';
import { parsePage, parseTree, type Page } from './built-page.ts';
import type { Quality } from './compress.ts';
import { deferIslands } from './defer-islands.ts';
import { inlineScripts } from './inline-scripts.ts';
import { joinScripts, moveLargestScript } from './join-scripts.ts';
import { lowerMediaRanges } from './media-ranges.ts';
import { minifyScripts } from './minify-scripts.ts';
import { mergeStyles, type Measure, type StyledPage } from './merge-styles.ts';
import {
  collectScripts,
  findInlineScripts,
  findIslandScripts,
  findNamedScripts,
  findOwnScripts,
} from './page-scripts.ts';
import { findBlockedParts, writeSecurityPolicy } from './security-policy.ts';
import { tidyMarkup } from './tidy-markup.ts';
import { collectVocabulary, type Vocabulary } from './vocabulary.ts';
import { readSearchPage } from './write-search-index.ts';

export interface FinishedPage {
  html: string;
  /** Files that the page asks for, by their addresses. */
  files: Record<string, string>;
  policy: string;
  /** Sentences about what the policy would break. */
  problems: string[];
  /** Bytes, with headers, by which the page is larger than one initial congestion window; 0 when it fits. */
  tooManyBytes: number;
  /** Brotli quality in which the page is compressed. */
  quality: Quality;
  /** What the search knows of the page; missing when no search finds it. */
  search: SearchPage | undefined;
}

export async function finishPage(
  site: string,
  file: string,
  built: string,
  measure: Measure,
  leadServer = '',
): Promise<FinishedPage> {
  const text = lowerMediaRanges(built);
  const tree = parseTree(text);
  const tidied = tidyMarkup(parsePage(file, text, tree), tree);
  const { page: deferred, runtime } = deferIslands(inlineScripts(site, tidied));
  const joined = joinScripts(minifyScripts(deferred));
  const named = [...findOwnScripts(joined), ...findIslandScripts(joined), ...findNamedScripts(joined)];
  const scripts = [
    ...collectScripts(site, named, { later: true }).map((script) => script.text),
    ...(runtime ? [runtime.code] : []),
    ...findInlineScripts(joined),
  ];
  const { page, tooManyBytes, quality, later, moved } = await fitWindow(
    joined,
    collectVocabulary(joined, scripts),
    measure,
  );
  return {
    html: page.html,
    files: {
      ...(runtime && { [runtime.address]: runtime.code }),
      ...(later && { [later.address]: later.css }),
      ...moved,
    },
    policy: writeSecurityPolicy(page, leadServer),
    problems: findBlockedParts(page),
    tooManyBytes,
    quality,
    search: readSearchPage(file, tree),
  };
}

/** More than the scripts of any page, compressed: what is larger by more does not fit without them either. */
const scriptBytes = 4_000;

/** The page with its styles; one that is too large even with those of its first view alone runs its scripts from a file. */
async function fitWindow(
  page: Page,
  vocabulary: Vocabulary,
  measure: Measure,
): Promise<StyledPage & { moved?: Record<string, string> }> {
  const styled = await mergeStyles(page, vocabulary, measure);
  if (styled.tooManyBytes === 0 || styled.tooManyBytes > scriptBytes) return styled;
  const { page: lighter, files } = moveLargestScript(page);
  return { ...(await mergeStyles(lighter, vocabulary, measure)), moved: files };
}
