/** Finishes one page. The result depends only on the page and its scripts. */
import type { SearchPage } from '../../contract/search-index.ts';
import { findElements, parsePage, serializePage, type Page } from './built-page.ts';
import type { Quality } from './compress.ts';
import { inlineScripts } from './inline-scripts.ts';
import { joinScripts, moveLargestScript } from './join-scripts.ts';
import { lowerMediaRanges } from './media-ranges.ts';
import { minifyScripts } from './minify-scripts.ts';
import { fitStyles, joinStyles, type Measure, type StyledPage } from './fit-styles.ts';
import {
  collectScripts,
  findInlineScripts,
  findNamedScripts,
  findOwnScripts,
  readScreenModules,
} from './page-scripts.ts';
import { findBlockedParts, writeSecurityPolicy } from './security-policy.ts';
import { takeProps } from './take-props.ts';
import { tidyMarkup } from './tidy-markup.ts';
import { collectVocabulary } from './vocabulary.ts';
import { readSearchPage } from './read-search-page.ts';

export interface FinishedPage {
  html: string;
  /** Files that the page requests, by address. */
  files: Record<string, string>;
  policy: string;
  /** Parts of the page that the policy would block. */
  problems: string[];
  /** Bytes, including headers, beyond one initial congestion window; 0 if the page fits. */
  tooManyBytes: number;
  /** Brotli quality for the page; `undefined` for an unfinished page, which is not compressed. */
  quality: Quality | undefined;
  /** The page's search entry; `undefined` if search excludes the page. */
  search: SearchPage | undefined;
}

/** Does only what the page needs to work. It keeps all styles that it was built with. */
export function finishQuickly(site: string, file: string, built: string, leadServer: string): FinishedPage {
  const page = parsePage(file, lowerMediaRanges(built));
  const props = takeProps(page);
  tidyMarkup(page);
  inlineScripts(site, page);
  const html = serializePage(page);
  return {
    html,
    files: props,
    policy: writeSecurityPolicy(page, html, leadServer),
    problems: findBlockedParts(page),
    tooManyBytes: 0,
    quality: undefined,
    // The search entry comes last, because its reader removes parts of the page.
    search: readSearchPage(page),
  };
}

export async function finishPage(
  site: string,
  file: string,
  built: string,
  measure: Measure,
  leadServer = '',
): Promise<FinishedPage> {
  const page = parsePage(file, lowerMediaRanges(built));
  const props = takeProps(page);
  tidyMarkup(page);
  inlineScripts(site, page);
  await minifyScripts(page);
  joinScripts(page);
  const { html, files, tooManyBytes, quality } = await fitFirstRoundTrip(
    page,
    readScripts(site, page),
    measure,
  );
  return {
    html,
    files: { ...files, ...props },
    policy: writeSecurityPolicy(page, html, leadServer),
    problems: findBlockedParts(page),
    tooManyBytes,
    quality,
    // The search entry comes last, because its reader removes parts of the page.
    search: readSearchPage(page),
  };
}

/** The source of everything that can change the page: its scripts and the server's rendering code. */
function readScripts(site: string, page: Page): string[] {
  const named = [...findOwnScripts(page), ...findNamedScripts(page)];
  return [
    ...collectScripts(site, named, { later: true }).map(({ text }) => text),
    ...findInlineScripts(page),
    ...readScreenModules(site, page.file),
  ];
}

/**
 * More than any page's scripts after compression. A page that exceeds the window by more would not fit without its
 * scripts either.
 */
const scriptBytes = 4_000;

/** A page that is still too large with only its first view's styles moves its largest script to a file. */
async function fitFirstRoundTrip(
  page: Page,
  scripts: readonly string[],
  measure: Measure,
): Promise<StyledPage> {
  const styles = await joinStyles(page, collectVocabulary(findElements(page, '*'), scripts));
  const fitted = await fitStyles(page, styles, measure);
  if (fitted.tooManyBytes === 0 || fitted.tooManyBytes > scriptBytes) return fitted;
  const moved = moveLargestScript(page);
  const lighter = await fitStyles(page, styles, measure);
  return { ...lighter, files: { ...lighter.files, ...moved } };
}
