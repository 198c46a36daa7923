/** Notices what no visitor would report: deliveries that wait too long, leads outside the database, a full disk. */
import { statfs } from 'node:fs/promises';
import { raiseAlert, type AlertDesk } from '../outbox/alerts.ts';
import type { Spool } from '../spool/spool.ts';
import type { Store } from '../store/store.ts';

export interface WatchDesk extends AlertDesk {
  store: Pick<Store, 'addDeliveries' | 'countDeliveries'>;
  spool: Spool;
  dataDir: string;
}

const longestWaitMs = 60 * 60_000;
const leastFreeBytes = 200 * 1024 * 1024;

export async function watch(desk: WatchDesk): Promise<void> {
  const spooled = desk.spool.count();
  if (spooled > 0) {
    const sentence = `${spooled} leads wait in the spool, because the database could not be written.`;
    await raiseAlert({ code: 'spool', sentence }, desk);
  }
  const { oldestWaitingAtMs } = await desk.store.countDeliveries();
  const waitedMs = oldestWaitingAtMs === null ? 0 : desk.nowMs() - oldestWaitingAtMs;
  if (waitedMs > longestWaitMs) {
    const sentence = `Mails or webhook calls have waited for ${Math.floor(waitedMs / 60_000)} minutes.`;
    await raiseAlert({ code: 'backlog', sentence }, desk);
  }
  const freeBytes = await findFreeBytes(desk.dataDir);
  if (freeBytes < leastFreeBytes) {
    const sentence = `Only ${Math.floor(freeBytes / 1024 / 1024)} MB are free on the disk of the data folder.`;
    await raiseAlert({ code: 'disk', sentence }, desk);
  }
}

async function findFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
