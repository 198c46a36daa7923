/** Keeps a backup from taking the room of leads. */
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BackupError } from './backup-error.ts';

/** Throws when there is not enough room for so many bytes. */
export type RoomCheck = (bytes: number) => Promise<void>;

const megabyte = 1024 * 1024;

/** Leaves so many megabytes of the disk free. */
export function createRoomCheck(file: string, keepFreeMb: number): RoomCheck {
  return async (bytes) => {
    const { bavail, bsize } = await statfs(dirname(file));
    if (bavail * bsize - bytes >= keepFreeMb * megabyte) return;
    const free = Math.floor((bavail * bsize) / megabyte);
    throw new BackupError(
      `There is no room for ${file}: ${free} MB are free, and ${keepFreeMb} MB stay free for leads (KEEP_FREE_MB). Make room, keep fewer backups (--keep), or write them to another disk.`,
    );
  };
}
