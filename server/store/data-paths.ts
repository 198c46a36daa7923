/** The paths inside the data folder, shared by the server and the command line. */
import { join } from 'node:path';

export function getDatabaseFile(dataDir: string): string {
  return join(dataDir, 'leads.sqlite');
}

export function getSpoolFolder(dataDir: string): string {
  return join(dataDir, 'spool');
}

/** The folder for incoming photos and plans; they are stored in the database. */
export function getFileFolder(dataDir: string): string {
  return join(dataDir, 'arriving');
}
