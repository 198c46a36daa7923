/** What becomes of each file of the program: three versions of it, none, one or two of them missing. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/list-files.ts';
import { askGit } from './git.ts';
import { isOwned, madeFolders } from './owned.ts';

export type Keep = 'mine' | 'theirs';

export interface FileStep {
  file: string;
  /** `merged`: changes of both; `kept`: only the owner changed it; `conflict`: both changed the same lines. */
  outcome: 'taken' | 'removed' | 'merged' | 'kept' | 'conflict';
  /** What the file is to hold; undefined removes it. Not there when it stays as it is. */
  content?: Buffer | undefined;
}

interface Folders {
  site: string;
  base: string;
  next: string;
}

/** Files that are the same as they are to be are left out. */
export function planMerge({ site, base, next }: Folders, keep?: Keep): FileStep[] {
  const list = (folder: string) => listFiles(folder, { skip: madeFolders }).filter((file) => !isOwned(file));
  const files = [...new Set([...list(base), ...list(next)])].sort();
  return files.flatMap((file) => {
    const [mine, old, theirs] = [site, base, next].map((folder) => read(folder, file));
    return planFile(file, { mine, old, theirs }, { site, base, next }, keep) ?? [];
  });
}

interface Three {
  mine: Buffer | undefined;
  old: Buffer | undefined;
  theirs: Buffer | undefined;
}

function planFile(
  file: string,
  { mine, old, theirs }: Three,
  folders: Folders,
  keep?: Keep,
): FileStep | undefined {
  if (isSame(mine, theirs)) return undefined;
  if (isSame(old, theirs)) return { file, outcome: 'kept' };
  const take: FileStep = { file, outcome: theirs ? 'taken' : 'removed', content: theirs };
  if (isSame(mine, old)) return take;
  const merged = mine && old && theirs ? mergeTexts(file, folders) : undefined;
  // Merged once before.
  if (merged && isSame(merged, mine)) return { file, outcome: 'kept' };
  if (merged) return { file, outcome: 'merged', content: merged };
  if (keep === 'mine') return { file, outcome: 'kept' };
  if (keep === 'theirs') return take;
  return { file, outcome: 'conflict' };
}

const isSame = (one: Buffer | undefined, other: Buffer | undefined): boolean =>
  one === undefined || other === undefined ? one === other : one.equals(other);

function read(folder: string, file: string): Buffer | undefined {
  try {
    return readFileSync(path.join(folder, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Undefined when both changed the same lines, or when it is not text. */
function mergeTexts(file: string, { site, base, next }: Folders): Buffer | undefined {
  const places = [site, base, next].map((folder) => path.join(folder, file));
  const { code, bytes } = askGit(['merge-file', '-p', '--quiet', '--', ...places]);
  return code === 0 ? bytes : undefined;
}
