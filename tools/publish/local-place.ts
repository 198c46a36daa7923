/** A folder on this machine, for a server with `SITE_DIR=…/current` or for a static host's upload program. */
import { cpSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { sortReleases, type Place } from './place.ts';

export function openLocalPlace(folder: string): Place {
  const releases = path.join(folder, 'releases');
  const link = path.join(folder, 'current');

  function readCurrent(): string | undefined {
    try {
      return path.basename(readlinkSync(link));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  return {
    name: folder,
    async look() {
      mkdirSync(releases, { recursive: true });
      return sortReleases(readdirSync(releases), readCurrent());
    },
    async receive(source, release) {
      const arriving = path.join(releases, `.arriving-${release}`);
      mkdirSync(releases, { recursive: true });
      rmSync(arriving, { recursive: true, force: true });
      cpSync(source, arriving, { recursive: true, preserveTimestamps: true });
      renameSync(arriving, path.join(releases, release));
    },
    async show(release) {
      // A symbolic link cannot be changed. Renaming a new link over it is atomic.
      const next = path.join(folder, `.current-${process.pid}`);
      rmSync(next, { force: true });
      symlinkSync(path.join('releases', release), next);
      renameSync(next, link);
    },
    async remove(names) {
      for (const name of names) rmSync(path.join(releases, name), { recursive: true, force: true });
    },
  };
}
