/** Leads in the spool, for the command line. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { nameCount } from '../../domain/name-count.ts';
import { listSpoolFiles } from '../spool/read-spooled.ts';
import { getSpoolFolder } from '../store/data-paths.ts';

/** Warns after a command that reads only the database. */
export function warnOfSpooled(dataDir: string): void {
  const count = listSpoolFiles(dataDir).length;
  const missing = nameCount(count, 'lead is', 'leads are');
  if (count > 0) console.error(`WARNING: ${missing} still in the spool and not included.`);
}

/** Returns true if the spool contained the lead. */
export function eraseSpooled(dataDir: string, reference: string): boolean {
  const files = listSpoolFiles(dataDir).filter((name) => name.includes(`-${reference}.json`));
  for (const name of files) rmSync(join(getSpoolFolder(dataDir), name));
  return files.length > 0;
}
