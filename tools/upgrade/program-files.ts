/** The files of a site's folder that belong to the program. An upgrade replaces these and no others. */
import { listFiles } from '../lib/list-files.ts';

/** What belongs to the owner; up to version 0.2, pictures/ and samples/ lay beside content/. */
const ownerFiles = [/^(?:content|pictures|samples|data)\//, /^deploy\/target\.yaml$/, /(?:^|\/)[^/]*\.env$/];

/** Folders that programs make, at any depth. */
const madeFolders = ['node_modules', 'dist', '.cache', '.wireit', '.git', '.astro', 'test-results'];

export const isOwnerFile = (file: string): boolean => ownerFiles.some((pattern) => pattern.test(file));

const list = (folder: string): string[] => listFiles(folder, { skip: madeFolders });

/** Paths from `folder`, with `/` between the parts. */
export const listProgramFiles = (folder: string): string[] =>
  list(folder).filter((file) => !isOwnerFile(file));

/** Settings and targets within folders of the program, such as deploy/target.yaml. */
export const listOwnerFiles = (folder: string, programFolders: ReadonlySet<string>): string[] =>
  list(folder).filter((file) => isOwnerFile(file) && file.includes('/') && programFolders.has(getTop(file)));

/** The first part of a path. */
export const getTop = (file: string): string => file.split('/')[0] ?? file;
