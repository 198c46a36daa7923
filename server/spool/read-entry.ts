/** Reads one file of the spool, for the server and the command line. */
import { readFile } from 'node:fs/promises';
import type { NewDelivery, NewLead } from '../store/records.ts';

export interface SpooledLead {
  lead: NewLead;
  deliveries: NewDelivery[];
}

/** Undefined if the file is gone or contains no lead; throws if the disk is unreadable. */
export async function readEntry(file: string): Promise<SpooledLead | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  try {
    const entry = JSON.parse(text) as SpooledLead;
    return typeof entry.lead.idempotencyKey === 'string' ? entry : undefined;
  } catch {
    return undefined;
  }
}
