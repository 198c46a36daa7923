/**
 * Upgrades a site to the program of this folder. All work happens next to the site. The site changes only at the end,
 * by renaming, or not at all.
 */
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/list-files.ts';
import { findOwnChanges, type OwnChanges } from './find-own-changes.ts';
import { migrateContent } from './migrate-content.ts';
import type { FileNotes } from './migrations/migration.ts';
import { stageSite } from './stage-site.ts';
import { getStaged, swapFolders, undoSwap } from './swap-folders.ts';
import { UpgradeError } from './upgrade-error.ts';

export interface Upgrade {
  site: string;
  /** Folder next to the site, on the same disk. */
  work: string;
  /** The upgraded site, without the parts that stay in place. */
  staged: string;
  /** Changes to the owner's content. */
  content: FileNotes[];
  /** Undefined if the site's release is unknown. */
  own: OwnChanges | undefined;
  /** State of the owner's files at the time of the copy. */
  fingerprint: string;
}

/** The work folder of an upgrade. */
export const getWorkFolder = (site: string): string => `${realpathSync(site)}.upgrade`;

/**
 * Removes a folder from the work folder, and then the work folder unless it still has other files, such as an
 * unfinished swap.
 */
export function discard(work: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  if (listEntries(work).length === 0) rmSync(work, { recursive: true, force: true });
}

/**
 * Copies program and content to a folder next to the site. `version` is the folder of the new version. Throws an
 * UpgradeError.
 */
export function prepareUpgrade(folder: string, version: string): Upgrade {
  if (!existsSync(folder)) throw new UpgradeError(`There is no folder ${folder}.`);
  const site = realpathSync(folder);
  const work = getWorkFolder(site);
  undoSwap(site, work);
  for (const file of ['package.json', 'content/company.yaml'])
    if (!existsSync(path.join(site, file)))
      throw new UpgradeError(`${folder} is not a site: it has no ${file}.`);
  if (site === realpathSync(version))
    throw new UpgradeError('This folder is the new version itself: name the site with --site FOLDER.');
  const staged = getStaged(work);
  rmSync(staged, { recursive: true, force: true });
  try {
    mkdirSync(staged, { recursive: true });
  } catch (error) {
    throw new UpgradeError(
      `The upgrade needs the folder ${work}, which cannot be created: ${(error as Error).message}`,
    );
  }
  try {
    const fingerprint = takeFingerprint(site);
    stageSite(site, version, staged);
    const content = migrateContent(path.join(staged, 'content'));
    return { site, work, staged, content, own: findOwnChanges(site, version), fingerprint };
  } catch (error) {
    discard(work, staged);
    throw error;
  }
}

/** Swaps the program and returns the folder with the old site. Throws an UpgradeError. */
export function finishUpgrade({ site, work, staged, own, fingerprint }: Upgrade, now = new Date()): string {
  if (takeFingerprint(site) !== fingerprint) {
    throw new UpgradeError(
      'Nothing was changed: files of content/ were saved during the build of the new version. Close the editor, then upgrade again.',
    );
  }
  const caches = listEntries(path.join(staged, '.cache')).map((name) => `.cache/${name}`);
  const entries = listEntries(staged).filter((name) => name !== '.cache');
  // Outside the site, where no build, check or image of the site reads it.
  const backup = `${site}-before-${now.toISOString().slice(0, 16).replace(':', '-')}`;
  swapFolders(site, work, [...new Set([...entries, ...caches, ...(own?.outdated ?? [])])], backup);
  return backup;
}

const listEntries = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Size and time of the files that the owner may save during the upgrade. */
function takeFingerprint(site: string): string {
  const files = ['content', 'deploy'].flatMap((folder) =>
    listFiles(path.join(site, folder)).map((file) => path.join(site, folder, file)),
  );
  return files
    .map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs}`;
    })
    .join('\n');
}
