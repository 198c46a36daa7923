/**
 * The folder of one site: words, pages, company.yaml, pictures/. An owner's is content/; a fresh clone has none and
 * builds showcase/. The variable CONTENT selects another folder, by a relative or absolute path.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '..');

/** The owner's folder. Docker makes an empty one for a missing mount. */
export const ownFolder = path.join(project, 'content');

export const hasOwnSite = (): boolean => existsSync(path.join(ownFolder, 'company.yaml'));

/** Returns an absolute path. The folder in CONTENT must exist, because a typo would otherwise build an empty site. */
function getContentFolder(): string {
  const named = process.env['CONTENT'];
  if (named && !existsSync(path.resolve(project, named))) {
    throw new Error(`CONTENT names the folder ${named}, which does not exist in ${project}`);
  }
  return named ? path.resolve(project, named) : hasOwnSite() ? ownFolder : path.join(project, 'showcase');
}

export const contentFolder = getContentFolder();

export const picturesFolder = path.join(contentFolder, 'pictures');

/** The path of a content file for messages, such as "content/pages/about.yaml". */
export const nameContentFile = (file: string): string =>
  path.relative(process.cwd(), path.join(contentFolder, file)).split(path.sep).join('/');
