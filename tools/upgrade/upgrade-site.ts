/**
 * Gives a site the program of this folder. Everything is prepared beside the site: the site changes at the end, by
 * renaming, or not at all.
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

/** Folders of versions up to 0.2 whose files the new content folder has or no longer needs. */
const formerFolders = ['pictures', 'samples'];

export interface Upgrade {
  site: string;
  /** Folder beside the site, on the same disk. */
  work: string;
  /** The site as it will be, without what an upgrade leaves in place. */
  staged: string;
  /** What becomes of the owner's content. */
  content: FileNotes[];
  /** Undefined when the release that the site was made from is unknown. */
  own: OwnChanges | undefined;
  /** State of the owner's files when they were copied. */
  fingerprint: string;
}

/** Where an upgrade of this site works. */
export const getWorkFolder = (site: string): string => `${realpathSync(site)}.upgrade`;

/** Removes a folder from the work folder, and that one when nothing else is in it, such as an unfinished exchange. */
export function discard(work: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  if (listEntries(work).length === 0) rmSync(work, { recursive: true, force: true });
}

/** Copies program and content beside the site. `version`: folder of the new version. Throws an UpgradeError. */
export function prepareUpgrade(folder: string, version: string): Upgrade {
  if (!existsSync(folder)) throw new UpgradeError(`There is no folder ${folder}.`);
  const site = realpathSync(folder);
  const work = getWorkFolder(site);
  undoSwap(site, work);
  for (const file of ['package.json', 'content/company.yaml'])
    if (!existsSync(path.join(site, file)))
      throw new UpgradeError(`${folder} is no site: it has no ${file}.`);
  if (site === realpathSync(version))
    throw new UpgradeError('This folder is the new version itself: name the site with --site FOLDER.');
  const staged = getStaged(work);
  rmSync(staged, { recursive: true, force: true });
  try {
    mkdirSync(staged, { recursive: true });
  } catch (error) {
    throw new UpgradeError(
      `The new version is prepared in ${work}, and that folder cannot be made: ${(error as Error).message}`,
    );
  }
  try {
    const fingerprint = takeFingerprint(site);
    const moved = stageSite(site, version, staged);
    const content = [...moved, ...migrateContent(path.join(staged, 'content'))];
    return { site, work, staged, content, own: findOwnChanges(site, version), fingerprint };
  } catch (error) {
    discard(work, staged);
    throw error;
  }
}

/** Exchanges the program and returns the folder with the site as it was. Throws an UpgradeError. */
export function finishUpgrade({ site, work, staged, own, fingerprint }: Upgrade, now = new Date()): string {
  if (takeFingerprint(site) !== fingerprint) {
    throw new UpgradeError(
      'Nothing was changed: files of content/ were saved while the new version was built. End the editor, then upgrade again.',
    );
  }
  const caches = listEntries(path.join(staged, '.cache')).map((name) => `.cache/${name}`);
  const entries = listEntries(staged).filter((name) => name !== '.cache');
  // Beside the site: no build, check or image of the site reads it there.
  const backup = `${site}-before-${now.toISOString().slice(0, 16).replace(':', '-')}`;
  swapFolders(
    site,
    work,
    [...new Set([...entries, ...caches, ...formerFolders, ...(own?.outdated ?? [])])],
    backup,
  );
  return backup;
}

const listEntries = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Files that their owner may save meanwhile, with size and time. */
function takeFingerprint(site: string): string {
  const files = ['content', 'pictures', 'deploy'].flatMap((folder) =>
    listFiles(path.join(site, folder)).map((file) => path.join(site, folder, file)),
  );
  return files
    .map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs}`;
    })
    .join('\n');
}
