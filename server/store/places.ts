/** Where the data folder holds what; the server and the command line must agree. */
import { join } from 'node:path';

export function findDatabaseFile(dataDir: string): string {
  return join(dataDir, 'leads.sqlite');
}

export function findSpoolFolder(dataDir: string): string {
  return join(dataDir, 'spool');
}
