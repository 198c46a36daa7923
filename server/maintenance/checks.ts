/** Detects problems that no visitor would report: a database that is down, old pending deliveries, a full disk. */
import { statfs } from 'node:fs/promises';
import type { Core } from '../core/core.ts';
import type { FileRoom } from '../files/file-room.ts';
import type { Trouble } from '../outbox/alerts.ts';
import { toDay } from '../../domain/to-day.ts';
import { followClock } from './retention.ts';

export interface ChecksParts extends Pick<Core, 'store' | 'spool' | 'alerts' | 'nowMs'> {
  room: FileRoom;
  dataDir: string;
}

const longestWaitMs = 60 * 60_000;
/** Older than one missed nightly backup. */
const longestWithoutBackupMs = 36 * 60 * 60_000;
/** The server may have been off for as long; clock corrections are smaller. */
const largestJumpMs = 7 * 24 * 60 * 60_000;
/** Repeats an alert daily while the problem lasts; an early warning only monthly. */
const dayMs = 24 * 60 * 60_000;
const getPauseMs = (code: string) => (code === 'files-half' ? 30 : 1) * dayMs;
const leastFreeBytes = 200 * 1024 * 1024;

/** Runs the checks separately, so that a check that fails hides no other. */
export function createChecks(parts: ChecksParts): () => Promise<void> {
  const { alerts, nowMs } = parts;
  /** The last alert of each check, until the check passes again. */
  const known = new Map<typeof checkDisk, { code: string; atMs: number }>();
  return async () => {
    for (const check of checks) {
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

const checks = [checkDatabase, checkSpool, checkDisk, checkFiles, checkBackup, checkClock, checkSignIn];

async function checkDatabase({ store, nowMs }: ChecksParts): Promise<Trouble | undefined> {
  try {
    await store.probeWrite(nowMs());
    const { oldestWaitingAtMs } = await store.countDeliveries();
    const waitedMs = oldestWaitingAtMs === null ? 0 : nowMs() - oldestWaitingAtMs;
    if (waitedMs <= longestWaitMs) return undefined;
    return { code: 'backlog', sentence: 'backlog', values: { count: Math.floor(waitedMs / 60_000) } };
  } catch {
    return { code: 'database', sentence: 'database' };
  }
}

async function checkSpool({ spool }: ChecksParts): Promise<Trouble | undefined> {
  const spooled = spool.count();
  const unreadable = await spool.countUnreadable();
  if (spooled === 0) await spool.keepReserve();
  if (spooled + unreadable === 0) return undefined;
  const sentence = unreadable === 0 ? 'spool' : 'spoolDamaged';
  return { code: 'spool', sentence, values: { leads: spooled, damaged: unreadable } };
}

async function checkDisk({ dataDir }: ChecksParts): Promise<Trouble | undefined> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    const freeBytes = bavail * bsize;
    if (freeBytes >= leastFreeBytes) return undefined;
    return { code: 'disk', sentence: 'diskFull', values: { free: Math.floor(freeBytes / 1024 / 1024) } };
  } catch {
    return { code: 'disk', sentence: 'diskMissing' };
  }
}

function checkFiles({ room }: ChecksParts): Promise<Trouble | undefined> {
  return room.findTrouble();
}

/** Strangers get ten codes a day for an address, so this many unused ones are the limit of three days. */
async function checkSignIn({ store, nowMs }: ChecksParts): Promise<Trouble | undefined> {
  const count = await store.countGuessedAddresses(nowMs() - 3 * dayMs, 25);
  return count === 0 ? undefined : { code: 'sign-in', sentence: 'signIn', values: { count } };
}

/** After the first nightly backup, another is expected every night. */
async function checkBackup({ store, nowMs }: ChecksParts): Promise<Trouble | undefined> {
  const lastMs = await store.findLastBackupMs();
  if (lastMs === undefined || nowMs() - lastMs <= longestWithoutBackupMs) return undefined;
  const hours = Math.floor((nowMs() - lastMs) / 3_600_000);
  return { code: 'backup', sentence: 'backup', values: { count: hours } };
}

async function checkClock({ store, nowMs }: ChecksParts): Promise<Trouble | undefined> {
  const [clockMs, seenMs] = [nowMs(), await followClock(store, nowMs())];
  if (Math.abs(clockMs - seenMs) <= largestJumpMs) return undefined;
  return { code: 'clock', sentence: 'clock', values: { clock: toDay(clockMs), seen: toDay(seenMs) } };
}
