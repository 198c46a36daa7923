/**
 * Stores photos and plans once for all backups of a folder, named by their hash. They never change, and thirty backups
 * would otherwise store them thirty times.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from './backup-error.ts';
import type { RoomCheck } from './room-check.ts';

export interface BackupFiles {
  /** Stores the bytes and returns their name. */
  keep(bytes: Uint8Array): Promise<string>;
  /** Removes the files that this process added, after a failure. */
  undo(): Promise<void>;
  /** Removes the files that no backup refers to. */
  prune(named: ReadonlySet<string>): Promise<void>;
}

const ownName = /^[0-9a-f]{64}$/;
const getFolder = (backup: string): string => join(dirname(backup), 'leads-files');
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export async function openBackupFiles(backup: string, needRoom: RoomCheck): Promise<BackupFiles> {
  const folder = getFolder(backup);
  const added: string[] = [];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Backups never run at the same time, so these drafts are left over from a failure.
  for (const name of await readdir(folder)) if (name.endsWith('.partial')) await rm(join(folder, name));
  return {
    async keep(bytes) {
      const name = hashOf(bytes);
      const file = join(folder, name);
      if (existsSync(file)) return name;
      await needRoom(bytes.length);
      const handle = await open(`${file}.partial`, 'w', 0o600);
      added.push(`${file}.partial`);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.partial`, file);
      added.push(file);
      return name;
    },
    async undo() {
      for (const file of added) await rm(file, { force: true });
    },
    async prune(named) {
      for (const name of await readdir(folder))
        if (ownName.test(name) && !named.has(name)) await rm(join(folder, name));
    },
  };
}

export async function readBackupFile(backup: string, name: string): Promise<Buffer> {
  const file = join(getFolder(backup), name);
  const bytes = await readFile(file).catch((error: Error) => {
    const sentence = `${file} cannot be read (${error.message}).`;
    throw new BackupError(`${sentence} The photos and plans of a backup are in the folder next to it.`);
  });
  if (hashOf(bytes) !== name) throw new BackupError(`${file} is damaged: its hash does not match.`);
  return bytes;
}
