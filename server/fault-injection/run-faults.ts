/** Runs fault injection on one engine: load, seeded random faults, recovery, then the promises. */
import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { getSpoolFolder } from '../store/data-paths.ts';
import type { Store } from '../store/store.ts';
import { createRandom, shuffle, type Random } from '../../domain/random.ts';
import { listFaults, type Fault } from './faults.ts';
import { addSession } from '../testing/office-session.ts';
import { checkPromises, type Verdict } from './check-promises.ts';
import { sendPeople } from './people.ts';
import { sendQuotes } from './quotes.ts';
import { startSystem, type Engine, type System } from './system.ts';
import { sendVisitors } from './visitors.ts';

export interface RunOptions {
  engine: Engine;
  seed: number;
  minutes: number;
  say(line: string): void;
}

/** The longest retry pause is 12 hours plus 20% jitter. */
const aheadMs = 15 * 60 * 60_000;
/** The limit without any progress; a slow machine may take longer in total. */
const patienceMs = 120_000;

export async function runFaults({ engine, seed, minutes, say }: RunOptions): Promise<Verdict[]> {
  const isLong = minutes > 5;
  const system = await startSystem(engine, isLong ? 512 : 64);
  let verdicts: Verdict[] = [];
  try {
    say(
      `the disk is ${system.disk.kind}; ${system.proxy ? 'behind nginx' : 'without nginx, which is not installed'}`,
    );
    const visitors = sendVisitors(system);
    const store = system.openStore();
    const cookie = await addSession(store, 'ann@owner.example');
    await store.close();
    const people = sendPeople(system, visitors, cookie);
    const quotes = sendQuotes(system, visitors, cookie);
    const endsAtMs = Date.now() + minutes * 60_000;
    const pace = isLong ? { pauseMs: 20_000, lastMs: 12_000 } : { pauseMs: 8_000, lastMs: 3_000 };
    const counts = await Promise.all(
      listFaults(system).map((faults, part) =>
        // Each part has its own seed, so that the recovery time of one part does not change the faults of another.
        makeFaults(system, faults, createRandom(seed + part * 7_919), { ...pace, endsAtMs, say }),
      ),
    );
    const faults = counts.reduce((sum, count) => sum + count, 0);
    await Promise.all([visitors.stop(), people.stop(), quotes.stop()]);
    say(`${faults} faults done; answers: ${JSON.stringify(Object.fromEntries(visitors.statuses))}`);
    await recover(system, say);
    verdicts = await checkPromises(
      system,
      { ...visitors, kept: people.kept, accepted: quotes.accepted },
      faults,
    );
    return verdicts;
  } finally {
    const isKept = verdicts.length === 0 || verdicts.some(({ breaches }) => breaches.length > 0);
    if (isKept) {
      for (const { port, readLogEnd } of system.servers) say(`the log of port ${port} ends: ${readLogEnd()}`);
      say(`the logs are in ${system.folder}`);
    }
    await system.close({ keepsLogs: isKept });
  }
}

interface Pace {
  pauseMs: number;
  lastMs: number;
  endsAtMs: number;
  say(line: string): void;
}

/** Makes the faults of one part in rounds: all occur once before any occurs again. Returns their number. */
async function makeFaults(
  system: System,
  faults: readonly Fault[],
  random: Random,
  pace: Pace,
): Promise<number> {
  let made = 0;
  let waiting: Fault[] = [];
  const rest = (longestMs: number) =>
    setTimeout(Math.min(random() * longestMs, Math.max(0, pace.endsAtMs - Date.now())));
  for (;;) {
    await rest(pace.pauseMs);
    if (Date.now() >= pace.endsAtMs) return made;
    if (waiting.length === 0) waiting = shuffle(random, faults);
    const fault = waiting.pop() as Fault;
    made++;
    pace.say(`${fault.name} …`);
    await fault.start(system, random);
    await rest(pace.lastMs);
    await fault.end?.(system);
    if (fault.end) pace.say(`… over: ${fault.name}`);
  }
}

/**
 * Waits until the spool is empty and every server has exited cleanly. Then starts one server whose clock is ahead of
 * all retries and leases, so that it delivers at once what would otherwise wait for hours.
 */
async function recover(system: System, say: (line: string) => void): Promise<void> {
  const listSpooled = () =>
    system.dataDirs.flatMap((dataDir) =>
      readdirSync(getSpoolFolder(dataDir)).filter((name) => name.endsWith('.json')),
    );
  await waitUntilNone('leads in the spool', () => listSpooled().length, listSpooled);
  await Promise.all(system.servers.map((server) => server.end('SIGTERM')));
  const store = system.openStore();
  const { pending, sending } = await store.countDeliveries();
  say(`the spool is empty; ${pending} deliveries are pending, ${sending} are leased`);
  await system.shiftClock(aheadMs);
  await system.servers[0]?.start();
  await waitUntilNone(
    'deliveries',
    async () => {
      const waiting = await store.countDeliveries();
      return waiting.pending + waiting.sending;
    },
    () => listWaiting(store),
  );
  await store.close();
  await system.servers[0]?.end('SIGTERM');
  // The receivers count their latest arrivals a moment later.
  await setTimeout(500);
}

async function listWaiting(store: Store): Promise<string[]> {
  const waiting: string[] = [];
  await store.dump(async ({ table, row }) => {
    if (table === 'deliveries' && (row['state'] === 'pending' || row['state'] === 'sending'))
      waiting.push(JSON.stringify(row));
  });
  return waiting;
}

/** `list` names the remaining items if their number stops falling. */
async function waitUntilNone(
  what: string,
  count: () => number | Promise<number>,
  list: () => string[] | Promise<string[]>,
): Promise<void> {
  let least = Infinity;
  let sinceMs = Date.now();
  for (;;) {
    const left = await count();
    if (left === 0) return;
    if (left < least) [least, sinceMs] = [left, Date.now()];
    if (Date.now() - sinceMs > patienceMs)
      throw new Error(`no progress with ${left} ${what}: ${(await list()).slice(0, 5).join('; ')}`);
    await setTimeout(250);
  }
}
