/** Leads that wait outside the database, as the command line sees them. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { nameCount } from '../lib/name-count.ts';
import { listSpoolFiles } from '../spool/read-spooled.ts';
import { getSpoolFolder } from '../store/data-paths.ts';

export const countSpooled = (dataDir: string): number => listSpoolFiles(dataDir).length;

/** For a command that reads the database only. */
export function warnOfSpooled(dataDir: string): void {
  const count = countSpooled(dataDir);
  const waiting = nameCount(count, 'lead waits in the spool and is', 'leads wait in the spool and are');
  if (count > 0) console.error(`WARNING: ${waiting} not in it.`);
}

/** Returns whether there was one. */
export function eraseSpooled(dataDir: string, reference: string): boolean {
  const files = listSpoolFiles(dataDir).filter((name) => name.includes(`-${reference}.json`));
  for (const name of files) rmSync(join(getSpoolFolder(dataDir), name));
  return files.length > 0;
}
