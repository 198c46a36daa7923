import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openFileResults, stampOf } from '../contract/file-results.ts';

/** SHA-256 of every file of the content folder, by its path in the folder. A file is read again after a change. */
export function hashContent(folder: string): Record<string, string> {
  const results = openFileResults<string>('hashes');
  const files = globSync('**/*.*', { cwd: folder }).sort();
  return Object.fromEntries(
    files.flatMap((file) => {
      const target = path.join(folder, file);
      const stats = statSync(target, { throwIfNoEntry: false });
      if (!stats?.isFile()) return [];
      const stamp = stampOf(stats);
      const hash =
        results.find(target, stamp) ?? createHash('sha256').update(readFileSync(target)).digest('base64url');
      results.add(target, stamp, hash);
      return [[file.replaceAll(path.sep, '/'), hash]];
    }),
  );
}

/** Files that differ between two results of `hashContent`. */
export function listChanges(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  const files = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...files].sort().filter((file) => before[file] !== after[file]);
}
