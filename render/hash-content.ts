import { globSync } from 'node:fs';
import path from 'node:path';
import { hashFile } from './pictures/find-picture.ts';

/** Hashes of all files of the content folder, by path in the folder. */
export type ContentHashes = Readonly<Record<string, string>>;

/** A file is read again after a change. One at a time, because films and photos are large. */
export async function hashContent(folder: string): Promise<ContentHashes> {
  const hashes: Record<string, string> = {};
  for (const file of globSync('**/*.*', { cwd: folder }).sort()) {
    const source = await hashFile(path.join(folder, file));
    if (source) hashes[file.replaceAll(path.sep, '/')] = source.hash;
  }
  return hashes;
}

/** Files that differ between two results of `hashContent`. */
export function listChanges(before: ContentHashes, after: ContentHashes): string[] {
  const files = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...files].sort().filter((file) => before[file] !== after[file]);
}
