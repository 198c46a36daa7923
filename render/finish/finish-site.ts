import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import limit from 'p-limit';
import { siteManifestFile } from '../../contract/site-manifest.ts';
import { templateFolder } from '../../contract/server-screens.ts';
import { openCompression } from './compress.ts';
import { completeManifest } from './complete-manifest.ts';
import { finishPage, type FinishedPage } from './finish-page.ts';
import { hashFiles, hashOf, hashOwnSources, openBuildCache } from './build-cache.ts';
import { numberIds } from './number-ids.ts';
import { writeSearchIndex } from './write-search-index.ts';

/** While other threads measure the size of some pages, this thread finishes others. */
const pagesAtOnce = 4;

export interface FinishedSite {
  pages: number;
  compressed: number;
  /** Problems that do not stop the build but cost visitors time or lead them to a missing page. */
  warnings: string[];
}

/**
 * Prunes styles, writes the search index, adds the pages' security policies to the manifest, and compresses. Unchanged
 * pages come from the cache. Throws if a policy would break a page.
 */
export async function finishSite(site: string, cache: string, leadServer = ''): Promise<FinishedSite> {
  const files = globSync('**/*.html', { cwd: site }).sort();
  const surroundings = hashOf(hashOwnSources(), hashFiles(site, globSync('**/*.{js,cjs}', { cwd: site })));
  const kept = openBuildCache<FinishedPage>(path.join(cache, 'finished'));
  const compression = openCompression(site, path.join(cache, 'compressed'));
  const finish = async (file: string) => {
    const text = numberIds(readFileSync(path.join(site, file), 'utf8'));
    const page = await kept.findOrMake([surroundings, leadServer, file, text], () =>
      finishPage(site, file, text, compression.measure, leadServer),
    );
    writeFileSync(path.join(site, file), page.html);
    for (const [address, content] of Object.entries(page.files))
      writeFileSync(path.join(site, address), content);
    if (!isTemplate(file)) compression.add(file, page.quality);
    const { policy, problems, search, tooManyBytes } = page;
    // Yield, so that the compression of this page starts.
    await setImmediate();
    return { file, policy, problems, search, tooManyBytes };
  };
  const pages = await limit(pagesAtOnce).map(files, finish);
  const problems = pages.flatMap((page) => page.problems);
  if (problems.length > 0) {
    await compression.end();
    throw new Error(problems.join('\n'));
  }

  writeSearchIndex(
    site,
    pages.flatMap(({ search }) => search ?? []),
  );
  const warnings = completeManifest(
    site,
    Object.fromEntries(pages.map(({ file, policy }) => [file, policy])),
  );
  kept.prune();

  const others = globSync('**/*.{js,css,svg,json,xml,txt,webmanifest}', { cwd: site });
  for (const file of others) if (file !== siteManifestFile && !isTemplate(file)) compression.add(file, 11);
  return {
    pages: pages.length,
    compressed: await compression.end(),
    warnings: [...warnings, ...pages.flatMap(warnOfSize)],
  };
}

const isTemplate = (file: string) => file.startsWith(`${templateFolder}/`);

const warnOfSize = ({ file, tooManyBytes }: { file: string; tooManyBytes: number }): string[] =>
  tooManyBytes === 0 || isTemplate(file)
    ? []
    : [
        `${file} is ${tooManyBytes} bytes too large for one round trip: shorten it, or split it into two pages.`,
      ];
