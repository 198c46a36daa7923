/** Lists the program's files in a site's folder. An upgrade replaces only these. */
import { listFiles } from '../lib/list-files.ts';

const ownerFiles = [/^(?:content|data)\//, /^deploy\/target\.yaml$/, /(?:^|\/)[^/]*\.env$/];

/** Generated folders, at any depth. */
const madeFolders = [
  'node_modules',
  'dist',
  'dist.releases',
  '.cache',
  '.wireit',
  '.git',
  '.astro',
  'test-results',
];

export const isOwnerFile = (file: string): boolean => ownerFiles.some((pattern) => pattern.test(file));

const list = (folder: string): string[] => listFiles(folder, { skip: madeFolders });

/** Paths from `folder`, with `/`. */
export const listProgramFiles = (folder: string): string[] =>
  list(folder).filter((file) => !isOwnerFile(file));

/** The owner's settings in the program's folders, such as deploy/target.yaml. */
export const listOwnerFiles = (folder: string, programFolders: ReadonlySet<string>): string[] =>
  list(folder).filter((file) => isOwnerFile(file) && file.includes('/') && programFolders.has(getTop(file)));

/** The first part of a path. */
export const getTop = (file: string): string => file.split('/')[0] ?? file;
