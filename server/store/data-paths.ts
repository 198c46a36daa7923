/** Where everything is in the data folder; the server and the command line must agree. */
import { join } from 'node:path';

export function getDatabaseFile(dataDir: string): string {
  return join(dataDir, 'leads.sqlite');
}

export function getSpoolFolder(dataDir: string): string {
  return join(dataDir, 'spool');
}

/** Where photographs and plans are while they arrive; they are kept in the database. */
export function getFileFolder(dataDir: string): string {
  return join(dataDir, 'arriving');
}
