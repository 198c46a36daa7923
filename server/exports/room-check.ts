/** Stops a backup before it uses the disk space reserved for leads. */
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BackupError } from './backup-error.ts';

/** Throws if writing `bytes` would use reserved space. */
export type RoomCheck = (bytes: number) => Promise<void>;

const megabyte = 1024 * 1024;

/** Reserves `keepFreeMb` megabytes of the disk. */
export function createRoomCheck(file: string, keepFreeMb: number): RoomCheck {
  return async (bytes) => {
    const { bavail, bsize } = await statfs(dirname(file));
    if (bavail * bsize - bytes >= keepFreeMb * megabyte) return;
    const free = Math.floor((bavail * bsize) / megabyte);
    throw new BackupError(
      `Not enough space for ${file}: ${free} MB are free, and ${keepFreeMb} MB are reserved for leads (KEEP_FREE_MB). Free some space, keep fewer backups (--keep), or write them to another disk.`,
    );
  };
}
