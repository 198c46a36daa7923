/**
 * Swaps folders of a site with staged ones by renaming, all or none. A record on the disk lets the next start undo a
 * swap that a power cut interrupted.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../contract/write-whole.ts';
import { UpgradeError } from './upgrade-error.ts';

/** Folders in the work folder, which must be on the site's disk. */
const nextFolder = 'next';
const oldFolder = 'old';
const record = 'swap.json';

export const getStaged = (work: string): string => path.join(work, nextFolder);

interface Entry {
  /** Path from the site's folder. */
  name: string;
  /** Whether the site had it before. */
  isOld: boolean;
}

/**
 * Moves `names` from the staged site into `site`, and their old versions to the folder `backup`. If a move fails,
 * restores the site and throws an UpgradeError.
 */
export function swapFolders(site: string, work: string, names: readonly string[], backup: string): void {
  const entries = names.map((name): Entry => ({ name, isOld: existsSync(path.join(site, name)) }));
  writeWhole(path.join(work, record), JSON.stringify(entries));
  mkdirSync(path.join(work, oldFolder));
  try {
    for (const { name, isOld } of entries)
      if (isOld) move(path.join(site, name), path.join(work, oldFolder, name));
    for (const { name } of entries) {
      const staged = path.join(getStaged(work), name);
      if (existsSync(staged)) move(staged, path.join(site, name));
    }
    renameSync(path.join(work, oldFolder), backup);
  } catch (error) {
    undoSwap(site, work);
    throw new UpgradeError(`Nothing was changed: ${(error as Error).message}`);
  }
  rmSync(path.join(work, record));
}

/** Undoes an unfinished swap, and returns whether there was one. */
export function undoSwap(site: string, work: string): boolean {
  const file = path.join(work, record);
  if (!existsSync(file) || !existsSync(path.join(work, oldFolder))) return false;
  for (const { name, isOld } of JSON.parse(readFileSync(file, 'utf8')) as Entry[]) {
    const [place, old] = [path.join(site, name), path.join(work, oldFolder, name)];
    // Not moved yet: this is still the site's own.
    if (isOld && !existsSync(old)) continue;
    rmSync(place, { recursive: true, force: true });
    if (isOld) move(old, place);
  }
  rmSync(path.join(work, oldFolder), { recursive: true });
  rmSync(file);
  return true;
}

function move(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}
