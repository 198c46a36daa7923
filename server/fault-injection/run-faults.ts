/** Fault injection on one engine: load, faults at random from a seed, the time to recover, and the promises. */
import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { getSpoolFolder } from '../store/data-paths.ts';
import type { Store } from '../store/store.ts';
import { createRandom, shuffle, type Random } from '../testing/random.ts';
import { listFaults, type Fault } from './faults.ts';
import { checkPromises, type Verdict } from './check-promises.ts';
import { sendPeople } from './people.ts';
import { startSystem, type Engine, type System } from './system.ts';
import { sendVisitors } from './visitors.ts';

export interface RunOptions {
  engine: Engine;
  seed: number;
  minutes: number;
  say(line: string): void;
}

/** The longest pause before a retry is 12 hours and a fifth of chance. */
const aheadMs = 15 * 60 * 60_000;
/** Without any progress; a slow machine may take longer in all. */
const patienceMs = 120_000;

export async function runFaults({ engine, seed, minutes, say }: RunOptions): Promise<Verdict[]> {
  const isLong = minutes > 5;
  const system = await startSystem(engine, isLong ? 512 : 64);
  let verdicts: Verdict[] = [];
  try {
    say(
      `the disk is ${system.disk.kind}; ${system.proxy ? 'nginx is' : 'no nginx is installed to be'} in front`,
    );
    const visitors = sendVisitors(system);
    const people = await sendPeople(system, visitors);
    const endsAtMs = Date.now() + minutes * 60_000;
    const pace = isLong ? { pauseMs: 20_000, lastMs: 12_000 } : { pauseMs: 8_000, lastMs: 3_000 };
    const counts = await Promise.all(
      listFaults(system).map((faults, part) =>
        // One seed for each part: how long another part takes to recover changes nothing here.
        makeFaults(system, faults, createRandom(seed + part * 7_919), { ...pace, endsAtMs, say }),
      ),
    );
    const faults = counts.reduce((sum, count) => sum + count, 0);
    await Promise.all([visitors.stop(), people.stop()]);
    say(`${faults} faults are over; answers: ${JSON.stringify(Object.fromEntries(visitors.statuses))}`);
    await recover(system, say);
    verdicts = await checkPromises(system, { ...visitors, kept: people.kept }, faults);
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

/** The faults of one part, in turn: each comes once before one comes again. Returns how many there were. */
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
 * The spool empties into the database, and every server ends when it is asked to. Then one server, whose clock is ahead
 * of every retry and every lease, delivers at once what would otherwise wait for hours.
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
  say(`the spool is empty; ${pending} deliveries wait, ${sending} are leased`);
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
  // The receivers count what they took a moment ago.
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

/** `list` says what is left when it no longer gets less. */
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
      throw new Error(
        `${left} ${what} are left, and it no longer gets less: ${(await list()).slice(0, 5).join('; ')}`,
      );
    await setTimeout(250);
  }
}
