/**
 * The folder of one site: words, pages, company.yaml, pictures/. An owner's is content/; a fresh clone has none and builds
 * showcase/. CONTENT names another one, as a path from the project or an absolute one.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '..');

export function findContentFolder(root: string, env: Readonly<Record<string, string | undefined>>): string {
  const name = env['CONTENT'] || (existsSync(path.join(root, 'content')) ? 'content' : 'showcase');
  return path.resolve(root, name);
}

/** Absolute path. */
export const contentFolder = findContentFolder(project, process.env);

export const picturesFolder = path.join(contentFolder, 'pictures');

/** A file of the content folder as people find it: "content/pages/about.yaml". */
export const nameContentFile = (file: string): string =>
  path.relative(process.cwd(), path.join(contentFolder, file)).split(path.sep).join('/');
