/** Everything that finishing makes of one page. The same page with the same scripts always becomes the same. */
import type { SearchPage } from '../../../contract/search-index.ts';
import { findElements, parsePage, type Page } from './built-page.ts';
import type { Quality } from './compress.ts';
import { inlineScripts } from './inline-scripts.ts';
import { joinScripts, moveLargestScript } from './join-scripts.ts';
import { lowerMediaRanges } from './media-ranges.ts';
import { minifyScripts } from './minify-scripts.ts';
import { fitStyles, joinStyles, type Measure, type StyledPage } from './merge-styles.ts';
import {
  collectScripts,
  findInlineScripts,
  findNamedScripts,
  findOwnScripts,
  readAnswer,
} from './page-scripts.ts';
import { findBlockedParts, writeSecurityPolicy } from './security-policy.ts';
import { takeKnown } from './take-known.ts';
import { tidyMarkup } from './tidy-markup.ts';
import { collectVocabulary } from './vocabulary.ts';
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
  const page = parsePage(file, lowerMediaRanges(built));
  const known = takeKnown(page);
  tidyMarkup(page);
  inlineScripts(site, page);
  minifyScripts(page);
  joinScripts(page);
  const { html, files, tooManyBytes, quality } = await fitFirstRoundTrip(
    page,
    readScripts(site, page),
    measure,
  );
  return {
    html,
    files: { ...files, ...known },
    policy: writeSecurityPolicy(page, html, leadServer),
    problems: findBlockedParts(page),
    tooManyBytes,
    quality,
    search: readSearchPage(page),
  };
}

/** Texts of everything that can change the page: its scripts, and what the server renders into it. */
function readScripts(site: string, page: Page): string[] {
  const named = [...findOwnScripts(page), ...findNamedScripts(page)];
  return [
    ...collectScripts(site, named, { later: true }).map(({ text }) => text),
    ...findInlineScripts(page),
    ...readAnswer(site, page.file),
  ];
}

/** More than the scripts of any page, compressed: a page that is too large by more does not fit without them either. */
const scriptBytes = 4_000;

/** A page that is too large even with the styles of its first view alone runs its scripts from a file. */
async function fitFirstRoundTrip(
  page: Page,
  scripts: readonly string[],
  measure: Measure,
): Promise<StyledPage> {
  const styles = joinStyles(page, collectVocabulary(findElements(page, '*'), scripts));
  const fitted = await fitStyles(page, styles, measure);
  if (fitted.tooManyBytes === 0 || fitted.tooManyBytes > scriptBytes) return fitted;
  const moved = moveLargestScript(page);
  const lighter = await fitStyles(page, styles, measure);
  return { ...lighter, files: { ...lighter.files, ...moved } };
}
