/** Writes a release into a folder that a static host serves or uploads. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeInFolder, writeWhole } from '../../contract/write-whole.ts';
import { listFiles } from '../lib/list-files.ts';
import { ExportError } from './export-error.ts';
import { isHidden, makeStaticSite, type StaticOptions } from './static-site.ts';

/** The paths of an export's files, one a line. */
const listName = '.exported-files';

/**
 * `site` is the release's folder. Only an empty folder or an earlier export is changed; files whose names begin with a
 * dot stay, such as those of git. Returns the number of files.
 */
export function exportSite(site: string, folder: string, options: StaticOptions): number {
  const list = path.join(folder, listName);
  const earlier = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
  const own = new Set(earlier);
  const [foreign] = listFiles(folder).filter((file) => !isHidden(file) && !own.has(file));
  if (foreign !== undefined)
    throw new ExportError(
      `${folder} has files that no export wrote, such as ${foreign}. Name an empty folder or an earlier export.`,
    );
  const files = makeStaticSite(site, options);
  // First, so that an export that was stopped can be repeated.
  writeInFolder(list, [...new Set([...earlier, ...files.keys()])].join('\n'));
  // Pages come last: a visitor of a half-written folder gets the scripts of every page.
  const isPage = (file: string) => file.endsWith('.html');
  for (const file of [...files.keys()].sort((a, b) => Number(isPage(a)) - Number(isPage(b)))) {
    writeInFolder(path.join(folder, file), files.get(file)?.() ?? '');
  }
  for (const file of earlier) if (!files.has(file)) rmSync(path.join(folder, file), { force: true });
  writeWhole(list, [...files.keys()].join('\n'));
  return files.size;
}
