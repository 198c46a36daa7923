/** Leads that wait outside the database, as the command line sees them. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getSpoolFolder } from '../store/data-paths.ts';

function listSpooled(dataDir: string): string[] {
  const folder = getSpoolFolder(dataDir);
  return existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.json(\.unreadable|\.draft)?$/.test(name))
    : [];
}

export function countSpooled(dataDir: string): number {
  return listSpooled(dataDir).length;
}

/** Returns whether there was one. */
export function eraseSpooled(dataDir: string, reference: string): boolean {
  const files = listSpooled(dataDir).filter((name) => name.includes(`-${reference}.json`));
  for (const name of files) rmSync(join(getSpoolFolder(dataDir), name));
  return files.length > 0;
}
