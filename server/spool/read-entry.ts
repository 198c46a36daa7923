/** Reads one file of the spool, for the server and the command line. */
import { readFile } from 'node:fs/promises';
import { upgradeKind } from '../store/dump.ts';
import type { NewDelivery, NewLead, Occasion } from '../store/records.ts';

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
    if (typeof entry.lead.idempotencyKey !== 'string') return undefined;
    return { ...entry, deliveries: entry.deliveries.map(upgradeDelivery) };
  } catch {
    return undefined;
  }
}

/** Older versions called the occasion "kind". */
function upgradeDelivery({ kind, ...delivery }: NewDelivery & { kind?: string }): NewDelivery {
  return kind === undefined ? delivery : { ...delivery, occasion: upgradeKind(kind) as Occasion };
}
