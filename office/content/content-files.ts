/** A fixed table of the files that the editor may read and write. It rejects any other name. */
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { contentFolders, splitContentFile } from '../../site/src/entries/content-folders.ts';
import { singles, type FileType } from '../../site/src/entries/content-singles.ts';
import { listFiles } from '../../tools/lib/list-files.ts';
import { isWords } from './whole-words.ts';

/** Returns nothing if the editor may not touch the file. */
export function findType(file: string): FileType | undefined {
  if (Object.hasOwn(singles, file)) return singles[file]?.type;
  const found = splitContentFile(file);
  return found && contentFolders[found.folder]?.type;
}

/**
 * Returns the path of a file in the table, under the real path of the content folder. Returns nothing for other names,
 * for symbolic links, and for folders that a link moves outside.
 */
export function locate(content: string, file: string): string | undefined {
  if (!findType(file)) return undefined;
  const target = path.join(realpathSync(content), file);
  const folder = path.dirname(target);
  if (existsSync(folder) && realpathSync(folder) !== folder) return undefined;
  if (existsSync(target) && !lstatSync(target).isFile()) return undefined;
  return target;
}

/** Every file of the table, in its order. Includes files of words that do not exist yet: their texts are the defaults. */
export function listEditableFiles(content: string): string[] {
  const found = Object.keys(contentFolders).flatMap((folder) =>
    listFiles(path.join(content, folder)).map((name) => `${folder}/${name}`),
  );
  return [...Object.keys(singles), ...found].filter((file) => {
    const target = locate(content, file);
    return target !== undefined && (existsSync(target) || isWords(file));
  });
}
