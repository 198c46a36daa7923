/** Reads the spooled leads, for the command line and the inbox. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getSpoolFolder } from '../store/data-paths.ts';
import { toUntouched, type LeadSummary } from '../store/records.ts';
import { readEntry } from './read-entry.ts';

export function listSpoolFiles(dataDir: string): string[] {
  const folder = getSpoolFolder(dataDir);
  return existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.json(\.unreadable|\.draft)?$/.test(name))
    : [];
}

/** Returns the leads in the form that they will have in the database, without their mails. */
export async function readSpooled(dataDir: string): Promise<LeadSummary[]> {
  const files = listSpoolFiles(dataDir).filter((name) => name.endsWith('.json'));
  const entries = await Promise.all(files.map((name) => readEntry(join(getSpoolFolder(dataDir), name))));
  return entries.flatMap((entry) =>
    entry === undefined ? [] : [{ lead: toUntouched(entry.lead), files: [], deliveries: [] }],
  );
}
