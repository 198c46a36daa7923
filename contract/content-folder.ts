/**
 * The folder of one site: words, pages, company.yaml, pictures/. An owner's is content/; a fresh clone has none and builds
 * showcase/. CONTENT names another one, as a path from the project or an absolute one.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '..');

/** Absolute path. A folder that CONTENT names must exist: a typo would otherwise build an empty site. */
function getContentFolder(): string {
  const named = process.env['CONTENT'];
  if (named && !existsSync(path.resolve(project, named))) {
    throw new Error(`CONTENT names the folder ${named}, which does not exist in ${project}`);
  }
  return path.resolve(project, named || (existsSync(path.join(project, 'content')) ? 'content' : 'showcase'));
}

export const contentFolder = getContentFolder();

export const picturesFolder = path.join(contentFolder, 'pictures');

/** A file of the content folder as people find it: "content/pages/about.yaml". */
export const nameContentFile = (file: string): string =>
  path.relative(process.cwd(), path.join(contentFolder, file)).split(path.sep).join('/');
