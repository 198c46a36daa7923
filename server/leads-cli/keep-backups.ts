/** Keeps the newest backups in a folder, named by time. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store/store.ts';
import { listFileNames, writeBackup } from '../exports/backup.ts';
import { BackupError } from '../exports/backup-error.ts';
import { openBackupFiles } from '../exports/backup-files.ts';
import { createRoomCheck } from '../exports/room-check.ts';

const ownName = /^leads-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;
/** Drafts of the previous version have no process id. */
const ownDraft = /^leads-[\dT-]+Z\.backup(?:\.(\d+))?\.partial$/;
/**
 * A live process writes to its draft more often than this; an older draft's process id may belong to another process
 * now.
 */
const draftExpiresMs = 10 * 60_000;

export interface BackupSettings {
  folder: string;
  keep: number;
  keepFreeMb: number;
  nowMs: number;
}

/** Removes older backups only after the new one is complete. Leaves other files of the folder alone. */
export async function writeBackupInto(store: Store, { folder, keep, keepFreeMb, nowMs }: BackupSettings) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeDrafts(folder);
  const time = new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '-');
  const file = join(folder, `leads-${time}Z.backup`);
  const needRoom = createRoomCheck(file, keepFreeMb);
  const files = await openBackupFiles(file, needRoom);
  const target = { file, draft: `${file}.${process.pid}.partial`, needRoom, keepBytes: files.keep };
  const leads = await writeBackup(store, target, nowMs).catch(async (error: unknown) => {
    await files.undo();
    throw error;
  });
  const backups = (await readdir(folder)).filter((name) => ownName.test(name)).sort();
  for (const name of backups.slice(0, -keep)) await rm(join(folder, name));
  const named = await listAllFileNames(backups.slice(-keep).map((name) => join(folder, name)));
  if (named !== undefined) await files.prune(named);
  return { file, leads };
}

/** Undefined if a backup is unreadable, since it may refer to any file. */
async function listAllFileNames(backups: readonly string[]): Promise<Set<string> | undefined> {
  const names = new Set<string>();
  try {
    for (const backup of backups) for (const name of await listFileNames(backup)) names.add(name);
    return names;
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    console.error(
      `WARNING: ${error.message} Until you remove this backup, no photograph or plan is removed.`,
    );
    return undefined;
  }
}

/** Removes the drafts of dead processes. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = ownDraft.exec(name)?.[1];
    if (!ownDraft.test(name)) continue;
    const draft = join(folder, name);
    const { mtimeMs } = await stat(draft);
    if (pid !== undefined && isAlive(Number(pid)) && Date.now() - mtimeMs < draftExpiresMs)
      throw new BackupError(`Another backup is running: ${draft}. Try again when it has finished.`);
    await rm(draft);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process is alive and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
