/** The search over the built site. It notices a new build by its index, without a restart. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { searchIndex } from '../../contract/search-index.ts';
import { searchIndexFile } from '../../contract/endpoints.ts';
import { openSearch, type Search } from '../../domain/search/open-search.ts';
import type { AlikeWords } from '../../domain/search/read-query.ts';

/** Returns undefined while there is no readable index. */
export function openSiteSearch(
  getFolder: () => string,
  readAlike: () => AlikeWords,
): () => Search | undefined {
  let known: { changedAtMs: number; search: Search } | undefined;
  return () => {
    try {
      const file = join(getFolder(), searchIndexFile);
      const { mtimeMs } = statSync(file);
      if (known?.changedAtMs !== mtimeMs) {
        const pages = searchIndex.parse(JSON.parse(readFileSync(file, 'utf8')));
        known = { changedAtMs: mtimeMs, search: openSearch(pages, readAlike()) };
      }
    } catch {
      // A build is in progress, or has no index: keep using the last one.
    }
    return known?.search;
  };
}
