/** Leads that wait outside the database, as the command line sees them. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nameCount } from '../lib/name-count.ts';
import { getSpoolFolder } from '../store/data-paths.ts';
import type { LeadSummary } from '../store/records.ts';
import { readEntry } from '../spool/read-entry.ts';

function listFiles(dataDir: string): string[] {
  const folder = getSpoolFolder(dataDir);
  return existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.json(\.unreadable|\.draft)?$/.test(name))
    : [];
}

export function countSpooled(dataDir: string): number {
  return listFiles(dataDir).length;
}

/** As they will be in the database, without their mails. */
export async function readSpooled(dataDir: string): Promise<LeadSummary[]> {
  const files = listFiles(dataDir).filter((name) => name.endsWith('.json'));
  const entries = await Promise.all(files.map((name) => readEntry(join(getSpoolFolder(dataDir), name))));
  return entries.flatMap((entry) =>
    entry === undefined
      ? []
      : [
          {
            lead: { ...entry.lead, status: 'new', notes: [], answeredAtMs: null },
            files: [],
            deliveries: [],
          },
        ],
  );
}

/** For a command that reads the database only. */
export function warnOfSpooled(dataDir: string): void {
  const count = countSpooled(dataDir);
  const waiting = nameCount(count, 'lead waits in the spool and is', 'leads wait in the spool and are');
  if (count > 0) console.error(`WARNING: ${waiting} not in it.`);
}

/** Returns whether there was one. */
export function eraseSpooled(dataDir: string, reference: string): boolean {
  const files = listFiles(dataDir).filter((name) => name.includes(`-${reference}.json`));
  for (const name of files) rmSync(join(getSpoolFolder(dataDir), name));
  return files.length > 0;
}
