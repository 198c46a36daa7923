/** Everything that finishing makes of one page. The same page with the same scripts always becomes the same. */
import type { SearchPage } from '../../../contract/search-index.ts';
import { parsePage } from './built-page.ts';
import { deferIslands } from './defer-islands.ts';
import { inlineScripts } from './inline-scripts.ts';
import { keepTogether } from './keep-together.ts';
import { minifyScripts } from './minify-scripts.ts';
import { mergeStyles } from './merge-styles.ts';
import {
  collectScripts,
  findInlineScripts,
  findIslandScripts,
  findNamedScripts,
  findOwnScripts,
} from './page-scripts.ts';
import { findBlockedParts, writeSecurityPolicy } from './security-policy.ts';
import { collectVocabulary } from './vocabulary.ts';
import { readSearchPage } from './write-search-index.ts';

export interface FinishedPage {
  html: string;
  /** Files that the page asks for, by their addresses. */
  files: Record<string, string>;
  policy: string;
  /** Sentences about what the policy would break. */
  problems: string[];
  /** Nothing for a page that no search finds. */
  search: SearchPage | undefined;
}

export function finishPage(site: string, file: string, text: string): FinishedPage {
  const page = inlineScripts(site, parsePage(file, keepTogether(text)));
  const { page: deferred, runtime } = deferIslands(page);
  const built = minifyScripts(deferred);
  const named = [...findOwnScripts(built), ...findIslandScripts(built), ...findNamedScripts(built)];
  const scripts = [
    ...collectScripts(site, named, { later: true }).map((script) => script.text),
    ...(runtime ? [runtime.code] : []),
    ...findInlineScripts(built),
  ];
  const { html, later } = mergeStyles(built, collectVocabulary(built, scripts));
  const finished = parsePage(file, html);
  return {
    html,
    files: {
      ...(runtime && { [runtime.address]: runtime.code }),
      ...(later && { [later.address]: later.css }),
    },
    policy: writeSecurityPolicy(finished),
    problems: findBlockedParts(finished),
    search: readSearchPage(file, html),
  };
}
