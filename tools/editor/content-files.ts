/** The only files that the editor reads and writes: a fixed table. Any other name is refused. */
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { WordsFile } from '../../contract/server-words.ts';
import { contentFolders, splitContentFile, type FolderType } from '../../site/src/lib/content-folders.ts';
import { wordsFiles, type WordsFileName } from '../../site/src/lib/words-files.ts';
import { listFiles } from '../lib/list-files.ts';

type WordsType = `words/${WordsFileName}`;

/** Files of content/words by their type. */
export const wordsTypes = Object.fromEntries(
  Object.entries<WordsFile>(wordsFiles).map(([name, file]) => [`words/${name}`, file]),
) as Record<WordsType, WordsFile>;

const wordsSingles = Object.fromEntries(
  (Object.keys(wordsTypes) as WordsType[]).map((type) => [
    `content/${type}.yaml`,
    { type, label: wordsTypes[type].label },
  ]),
);

/** Files that are the only ones of their type. Those of folders are in the table of folders. */
const table = {
  'content/company.yaml': { type: 'company', label: 'Company' },
  'content/navigation.yaml': { type: 'navigation', label: 'Menus' },
  'content/redirects.yaml': { type: 'redirects', label: 'Redirects' },
  'content/prices.yaml': { type: 'prices', label: 'Prices' },
  'content/blog.yaml': { type: 'blog', label: 'Around articles' },
  'content/detail-pages.yaml': { type: 'detailPages', label: 'Pages of services, projects, people' },
  ...wordsSingles,
  'content/lists/countries.yaml': { type: 'list', label: 'Countries' },
  'content/lists/districts.yaml': { type: 'list', label: 'Districts' },
  'pictures/catalogue.yaml': { type: 'pictures', label: 'Pictures' },
} as const satisfies Record<string, { type: string; label: string }>;

/** Which schema and which form a file has. */
export type FileType = (typeof table)[keyof typeof table]['type'] | FolderType;

export const singles: Readonly<Record<string, { type: FileType; label: string }>> = table;

/** Nothing when the editor may not touch a file of this name. */
export function findType(file: string): FileType | undefined {
  if (Object.hasOwn(singles, file)) return singles[file]?.type;
  const found = splitContentFile(file);
  return found && contentFolders[found.folder]?.type;
}

/**
 * Where a file of the table is, under the real path of `root`. Nothing for other names, for a symbolic link, and for
 * a folder that a link leads out of the project.
 */
export function locate(root: string, file: string): string | undefined {
  if (!findType(file)) return undefined;
  const target = path.join(realpathSync(root), file);
  const folder = path.dirname(target);
  if (!existsSync(folder) || realpathSync(folder) !== folder) return undefined;
  if (existsSync(target) && !lstatSync(target).isFile()) return undefined;
  return target;
}

/** Every file of the table that exists, in the table's order. */
export function listContentFiles(root: string): string[] {
  const found = Object.keys(contentFolders).flatMap((folder) =>
    listFiles(path.join(root, 'content', folder)).map((name) => `content/${folder}/${name}`),
  );
  return [...Object.keys(singles), ...found].filter((file) => {
    const target = locate(root, file);
    return target !== undefined && existsSync(target);
  });
}
