import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteManifestFile } from '../../../contract/site-manifest.ts';
import { templateFolder } from '../../../contract/page-templates.ts';
import { compressFiles } from './compress.ts';
import { completeManifest } from './complete-manifest.ts';
import { deferIslands } from './defer-islands.ts';
import { keepTogether } from './keep-together.ts';
import { mergeStyles } from './merge-styles.ts';
import {
  collectScripts,
  findInlineScripts,
  findIslandScripts,
  findNamedScripts,
  findOwnScripts,
} from './page-scripts.ts';
import { parsePage } from './built-page.ts';
import { shortenNames } from './shorten-names.ts';
import { writeSearchIndex } from './write-search-index.ts';
import { findBlockedParts, writeSecurityPolicy } from './security-policy.ts';
import { collectVocabulary } from './vocabulary.ts';

/**
 * Prunes styles, writes the search index, adds the pages' security policies to the manifest, and compresses.
 * Throws sentences about what the policies would break.
 */
export async function finishSite(
  site: string,
  cache: string,
): Promise<{ pages: number; compressed: number }> {
  const problems: string[] = [];
  const policies: Record<string, string> = {};
  const pages = globSync('**/*.html', { cwd: site }).sort();

  const shorten = shortenNames(site);
  for (const file of pages) {
    const text = shorten(keepTogether(readFileSync(path.join(site, file), 'utf8')));
    const { page: built, runtime } = deferIslands(parsePage(file, text));
    if (runtime) writeFileSync(path.join(site, runtime.address), runtime.code);
    const files = [...findOwnScripts(built), ...findIslandScripts(built), ...findNamedScripts(built)];
    const scripts = [
      ...collectScripts(site, files, { later: true }).map(({ text }) => text),
      ...findInlineScripts(built),
    ];
    const { html, later } = mergeStyles(built, collectVocabulary(built, scripts));
    if (later) writeFileSync(path.join(site, later.address), later.css);
    const page = parsePage(file, html);
    problems.push(...findBlockedParts(page));
    policies[file] = writeSecurityPolicy(page);
    writeFileSync(path.join(site, file), page.html);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  writeSearchIndex(site, pages);
  completeManifest(site, policies);

  const served = globSync('**/*.{html,js,css,svg,json,xml,txt,webmanifest}', {
    cwd: site,
    exclude: [siteManifestFile, `${templateFolder}/**`],
  });
  return { pages: pages.length, compressed: await compressFiles(site, served, cache) };
}
