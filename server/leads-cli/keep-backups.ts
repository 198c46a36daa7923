/** Backups in one folder, named by their time, of which the newest are kept. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store/store.ts';
import { writeBackup } from './backup.ts';

const ownName = /^leads-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;

/** Older ones are removed once the new one is whole; other files of the folder are left alone. */
export async function writeBackupInto(store: Store, folder: string, keep: number, nowMs: number) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '-');
  const file = join(folder, `leads-${time}Z.backup`);
  const leads = await writeBackup(store, file, nowMs);
  const backups = (await readdir(folder)).filter((name) => ownName.test(name)).sort();
  for (const name of backups.slice(0, -keep)) await rm(join(folder, name));
  return { file, leads };
}
