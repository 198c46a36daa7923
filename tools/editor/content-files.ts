/** The only files that the editor reads and writes: a fixed table. Any other name is refused. */
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { contentFolders, splitContentFile } from '../../site/src/lib/content-folders.ts';
import { singles, type FileType } from '../../site/src/lib/content-singles.ts';
import { listFiles } from '../lib/list-files.ts';
import { isWords } from './whole-words.ts';

/** Nothing when the editor may not touch a file of this name. */
export function findType(file: string): FileType | undefined {
  if (Object.hasOwn(singles, file)) return singles[file]?.type;
  const found = splitContentFile(file);
  return found && contentFolders[found.folder]?.type;
}

/**
 * Where a file of the table is, under the real path of the content folder. Nothing for other names, for a symbolic link, and
 * for a folder that a link leads out of it.
 */
export function locate(content: string, file: string): string | undefined {
  if (!findType(file)) return undefined;
  const target = path.join(realpathSync(content), file);
  const folder = path.dirname(target);
  if (existsSync(folder) && realpathSync(folder) !== folder) return undefined;
  if (existsSync(target) && !lstatSync(target).isFile()) return undefined;
  return target;
}

/** Every file of the table that exists, in the table's order. */
export const listContentFiles = (content: string): string[] => listFilesOf(content, () => false);

/** With files of words that do not exist, too: their texts are defaults. */
export const listEditableFiles = (content: string): string[] => listFilesOf(content, isWords);

function listFilesOf(content: string, isListed: (file: string) => boolean): string[] {
  const found = Object.keys(contentFolders).flatMap((folder) =>
    listFiles(path.join(content, folder)).map((name) => `${folder}/${name}`),
  );
  return [...Object.keys(singles), ...found].filter((file) => {
    const target = locate(content, file);
    return target !== undefined && (existsSync(target) || isListed(file));
  });
}
