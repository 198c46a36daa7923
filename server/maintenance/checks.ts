/** Notices what no visitor would report: a database that is down, deliveries that wait too long, a full disk. */
import { statfs } from 'node:fs/promises';
import type { FileRoom } from '../files/file-room.ts';
import type { AlertPayload } from '../mail/messages/alert-mail.ts';
import type { Alerts } from '../outbox/alerts.ts';
import type { Spool } from '../spool/spool.ts';
import type { Store } from '../store/store.ts';
import { nameCount } from '../lib/name-count.ts';
import { toDay } from '../lib/to-day.ts';
import { followClock } from './retention.ts';

export interface ChecksParts {
  store: Pick<Store, 'probeWrite' | 'countDeliveries' | 'findLastBackupMs' | 'followClock'>;
  spool: Spool;
  room: FileRoom;
  dataDir: string;
  alerts: Alerts;
  nowMs: () => number;
}

const longestWaitMs = 60 * 60_000;
/** A night's backup that failed once is late by now. */
const longestWithoutBackupMs = 36 * 60 * 60_000;
/** A pause of the server may be as long; a clock that is set right moves less. */
const largestJumpMs = 7 * 24 * 60 * 60_000;
/** An alert of trouble that lasts is repeated every day; one that only tells in time, once a month. */
const dayMs = 24 * 60 * 60_000;
const getPauseMs = (code: string) => (code === 'files-half' ? 30 : 1) * dayMs;
const leastFreeBytes = 200 * 1024 * 1024;

/** Each check apart: one that cannot be made must not hide what the others found. */
export function createChecks(parts: ChecksParts): () => Promise<void> {
  const { alerts, nowMs } = parts;
  /** The last alert of each check, until it finds nothing any more. */
  const known = new Map<typeof checkDisk, { code: string; atMs: number }>();
  return async () => {
    for (const check of [checkDatabase, checkSpool, checkDisk, checkFiles, checkBackup, checkClock]) {
      const trouble = await check(parts).catch(() => 'unknown' as const);
      if (trouble === 'unknown') continue;
      const last = known.get(check);
      if (trouble === undefined) known.delete(check);
      else if (last?.code !== trouble.code || Math.abs(nowMs() - last.atMs) >= getPauseMs(trouble.code)) {
        const isTaken = await alerts.raise(trouble);
        if (isTaken) known.set(check, { code: trouble.code, atMs: nowMs() });
      }
    }
  };
}

async function checkDatabase({ store, nowMs }: ChecksParts): Promise<AlertPayload | undefined> {
  try {
    await store.probeWrite(nowMs());
    const { oldestWaitingAtMs } = await store.countDeliveries();
    const waitedMs = oldestWaitingAtMs === null ? 0 : nowMs() - oldestWaitingAtMs;
    if (waitedMs <= longestWaitMs) return undefined;
    const sentence = `The oldest mail or webhook call has waited for ${nameCount(Math.floor(waitedMs / 60_000), 'minute')}.`;
    return { code: 'backlog', sentence };
  } catch {
    const sentence = 'The database cannot be written. New leads wait in the spool, and no lead is mailed.';
    return { code: 'database', sentence };
  }
}

async function checkSpool({ spool }: ChecksParts): Promise<AlertPayload | undefined> {
  const spooled = spool.count();
  const unreadable = await spool.countUnreadable();
  if (spooled === 0) await spool.keepReserve();
  if (spooled + unreadable === 0) return undefined;
  const damaged = unreadable === 0 ? '' : ` Files there that cannot be read: ${unreadable}.`;
  const sentence = `Leads in the spool, because the database did not take them: ${spooled}.${damaged}`;
  return { code: 'spool', sentence };
}

async function checkDisk({ dataDir }: ChecksParts): Promise<AlertPayload | undefined> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    const freeBytes = bavail * bsize;
    if (freeBytes >= leastFreeBytes) return undefined;
    const sentence = `Only ${Math.floor(freeBytes / 1024 / 1024)} MB are free on the disk of the data folder.`;
    return { code: 'disk', sentence };
  } catch {
    return { code: 'disk', sentence: 'The data folder is missing or cannot be read.' };
  }
}

function checkFiles({ room }: ChecksParts): Promise<AlertPayload | undefined> {
  return room.findTrouble();
}

/** Once there was a nightly backup, the next one is expected. */
async function checkBackup({ store, nowMs }: ChecksParts): Promise<AlertPayload | undefined> {
  const lastMs = await store.findLastBackupMs();
  if (lastMs === undefined || nowMs() - lastMs <= longestWithoutBackupMs) return undefined;
  const hours = Math.floor((nowMs() - lastMs) / 3_600_000);
  return { code: 'backup', sentence: `The last backup was made ${nameCount(hours, 'hour')} ago.` };
}

async function checkClock({ store, nowMs }: ChecksParts): Promise<AlertPayload | undefined> {
  const [clockMs, seenMs] = [nowMs(), await followClock(store, nowMs())];
  if (Math.abs(clockMs - seenMs) <= largestJumpMs) return undefined;
  const [clock, seen] = [clockMs, seenMs].map(toDay);
  const sentence = `The clock of the server says ${clock}, but the last time it knows of is ${seen}. Nothing is removed for its age until they agree.`;
  return { code: 'clock', sentence };
}
