/** Notices what no visitor would report: a database that is away, deliveries that wait too long, a full disk. */
import { statfs } from 'node:fs/promises';
import type { AlertPayload } from '../mail/messages/alert-mail.ts';
import { raiseAlert, type AlertDesk } from '../outbox/alerts.ts';
import type { Spool } from '../spool/spool.ts';

export interface WatchDesk extends AlertDesk {
  spool: Spool;
  dataDir: string;
}

const longestWaitMs = 60 * 60_000;
const leastFreeBytes = 200 * 1024 * 1024;

export async function watch(desk: WatchDesk): Promise<void> {
  const troubles = [await checkDatabase(desk), checkSpool(desk), await checkDisk(desk)];
  for (const trouble of troubles) if (trouble !== undefined) await raiseAlert(trouble, desk);
}

async function checkDatabase({ store, nowMs }: WatchDesk): Promise<AlertPayload | undefined> {
  try {
    await store.probeWrite(nowMs());
    const { oldestWaitingAtMs } = await store.countDeliveries();
    const waitedMs = oldestWaitingAtMs === null ? 0 : nowMs() - oldestWaitingAtMs;
    if (waitedMs <= longestWaitMs) return undefined;
    const sentence = `Mails or webhook calls have waited for ${Math.floor(waitedMs / 60_000)} minutes.`;
    return { code: 'backlog', sentence };
  } catch {
    const sentence = 'The database cannot be written. New leads wait in the spool, and no lead is mailed.';
    return { code: 'database', sentence };
  }
}

function checkSpool({ spool }: WatchDesk): AlertPayload | undefined {
  const spooled = spool.count();
  if (spooled === 0) return undefined;
  const sentence = `${spooled} leads wait in the spool, because the database did not take them.`;
  return { code: 'spool', sentence };
}

async function checkDisk({ dataDir }: WatchDesk): Promise<AlertPayload | undefined> {
  const { bavail, bsize } = await statfs(dataDir);
  const freeBytes = bavail * bsize;
  if (freeBytes >= leastFreeBytes) return undefined;
  const sentence = `Only ${Math.floor(freeBytes / 1024 / 1024)} MB are free on the disk of the data folder.`;
  return { code: 'disk', sentence };
}
