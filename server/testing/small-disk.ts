/** A disk that tests can fill: a tmpfs for root, or else a file size limit. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Describes how the disk is limited. */
  kind: string;
  fill(pids: readonly number[]): void;
  makeRoom(pids: readonly number[]): void;
  close(): void;
}

export function openSmallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) return limitFiles(folder);
  const filler = join(folder, 'filler');
  const piece = Buffer.alloc(64 * 1024);
  return {
    folder,
    kind: `a tmpfs of ${megabytes} MB`,
    fill() {
      const file = openSync(filler, 'w');
      try {
        for (;;) writeSync(file, piece);
      } catch {
        // ENOSPC is the goal.
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    close: () => void spawnSync('umount', ['--lazy', folder]),
  };
}

/** Limits files to 64 KB: the database is full, small files of the spool are not. */
function limitFiles(folder: string): SmallDisk {
  const limit = (pids: readonly number[], bytes: number | 'unlimited') => {
    for (const pid of pids) spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  };
  return {
    folder,
    kind: 'a file size limit, because this user cannot mount a disk',
    fill: (pids) => limit(pids, 64 * 1024),
    makeRoom: (pids) => limit(pids, 'unlimited'),
    close: () => undefined,
  };
}
