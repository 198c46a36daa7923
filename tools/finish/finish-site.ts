import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteManifestFile } from '../../contract/site-manifest.ts';
import { templateFolder } from '../../contract/page-templates.ts';
import { listFiles } from '../lib/list-files.ts';
import { compressFiles } from './compress.ts';
import { writeManifest } from './manifest.ts';
import { mergeStyles } from './merge-styles.ts';
import { collectScripts, findInlineScripts, findIslandScripts, findOwnScripts } from './page-scripts.ts';
import { parsePage } from './page.ts';
import { writeSearchIndex } from './search-index.ts';
import { findBlockedParts, writeSecurityPolicy } from './security-policy.ts';
import { collectVocabulary } from './vocabulary.ts';

/** Prunes styles, writes security policies, the search index and the manifest, and compresses. Returns sentences about what is wrong. */
export async function finishSite(site: string, cache: string): Promise<string[]> {
  const problems: string[] = [];
  const policies: Record<string, string> = {};
  const pages = listFiles(site).filter((file) => file.endsWith('.html'));
  if (pages.length === 0) throw new Error(`${site} holds no pages: build the site first.`);

  for (const file of pages) {
    const built = parsePage(file, readFileSync(path.join(site, file), 'utf8'));
    const files = [...findOwnScripts(built), ...findIslandScripts(built)];
    const scripts = [
      ...collectScripts(site, files, { later: true }).map(({ text }) => text),
      ...findInlineScripts(built),
    ];
    const page = parsePage(file, mergeStyles(built, collectVocabulary(built, scripts)));
    problems.push(...findBlockedParts(page));
    policies[file] = writeSecurityPolicy(page);
    writeFileSync(path.join(site, file), page.html);
  }
  writeSearchIndex(site, pages);
  writeManifest(site, policies);

  const served = listFiles(site).filter(
    (file) => file !== siteManifestFile && !file.startsWith(`${templateFolder}/`),
  );
  const compressed = await compressFiles(site, served, path.join(cache, 'compressed'));
  console.log(`Finished ${pages.length} pages and compressed ${compressed} files.`);
  return problems;
}
