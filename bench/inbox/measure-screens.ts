/** Measures the screens of the inbox in several versions side by side. */
import { watchHealth, type HealthWatch } from './watch-health.ts';
import type { Inbox } from './open-inbox.ts';
import { readMemoryMb, readProcessorMs } from './read-process.ts';
import { toReference } from './make-requests.ts';

interface Screen {
  name: string;
  address: string;
  /** Measured in the first round only, and not before: what follows is different. */
  isOnce?: boolean;
  /** True for a file, whose memory is measured. */
  isFile?: boolean;
}

const screens: readonly Screen[] = [
  { name: 'first search of new requests', address: '?find=nobodyhere', isOnce: true },
  { name: 'list', address: '' },
  { name: 'search without a hit', address: '?find=nobodyhere' },
  { name: 'search with a few hits', address: '?find=jose+zuniga' },
  { name: 'search with every request', address: '?find=drywall' },
  { name: 'search for two letters', address: '?find=qz' },
  { name: 'one request', address: `/requests/${toReference(4_711)}` },
  { name: 'Numbers', address: '/numbers' },
  { name: 'requests.csv', address: '/requests.csv', isFile: true },
  { name: 'backup', address: '/backup', isFile: true },
];

export interface Measured {
  /** The processor time of the server's process for each call. */
  processorMs: number;
  /** The processor time of PostgreSQL's processes for each call. */
  databaseMs: number;
  /** The median of the longest wait of each call. */
  stallMs: number;
  /** The most of a call; undefined for a page. */
  growthMb: number | undefined;
}

interface Sum {
  calls: number;
  processorMs: number;
  databaseMs: number;
  stallsMs: number[];
  growthsMb: number[];
}

const rounds = 5;
/** Long enough for the clock of processor time, which counts in hundredths of a second. */
const leastMs = 400;
const stallsOfRound = 5;
const sampleEveryMs = 5;

/** Returns each screen with the figures of each version; undefined if the version has no such screen. */
export async function measureScreens(
  versions: readonly Inbox[],
  readDatabaseMs: () => number,
): Promise<[screen: string, figures: (Measured | undefined)[]][]> {
  const watches = versions.map(({ url }) => watchHealth(url));
  const sums = new Map(
    screens.map((screen) => [
      screen,
      versions.map((): Sum => ({ calls: 0, processorMs: 0, databaseMs: 0, stallsMs: [], growthsMb: [] })),
    ]),
  );
  for (let round = 0; round < rounds; round++) {
    for (const screen of screens) {
      if (screen.isOnce && round > 0) continue;
      // Alternates, so that a busy moment of the machine affects all versions.
      for (const index of order(versions.length, round)) {
        const [version, watch, sum] = [versions[index], watches[index], sums.get(screen)?.[index]];
        if (version === undefined || watch === undefined || sum === undefined) continue;
        if (screen.isOnce) await measureOnce(version, watch, screen, sum, readDatabaseMs);
        else await measureRound(version, watch, screen, sum, readDatabaseMs);
      }
    }
    console.log(`Round ${round + 1} of ${rounds} is done.`);
  }
  for (const watch of watches) watch.stop();
  return [...sums].map(([screen, ofVersions]) => [
    screen.name,
    ofVersions.map((sum) => summarize(screen, sum)),
  ]);
}

const order = (amount: number, round: number): number[] => {
  const all = Array.from({ length: amount }, (_, index) => index);
  return round % 2 === 0 ? all : all.toReversed();
};

async function measureRound(
  version: Inbox,
  watch: HealthWatch,
  screen: Screen,
  sum: Sum,
  readDatabaseMs: () => number,
): Promise<void> {
  if (sum.calls === 0 && !screen.isFile) await version.ask(screen.address);
  if (!(await measureCalls(version, screen, sum, readDatabaseMs))) return;
  for (let call = 0; call < stallsOfRound; call++)
    sum.stallsMs.push(await watch.longestDuring(() => version.ask(screen.address)));
}

/** One call gives all figures, with the questions about health among them. */
async function measureOnce(
  version: Inbox,
  watch: HealthWatch,
  { address }: Screen,
  sum: Sum,
  readDatabaseMs: () => number,
): Promise<void> {
  const addTimes = startTimes(version, sum, readDatabaseMs);
  sum.stallsMs.push(await watch.longestDuring(() => version.ask(address)));
  sum.calls++;
  addTimes();
}

/** Returns a function that adds the processor time since then. */
function startTimes({ pid }: Inbox, sum: Sum, readDatabaseMs: () => number): () => void {
  const [processorMs, databaseMs] = [readProcessorMs(pid), readDatabaseMs()];
  return () => {
    sum.processorMs += readProcessorMs(pid) - processorMs;
    sum.databaseMs += readDatabaseMs() - databaseMs;
  };
}

/** False if the version has no such screen. */
async function measureCalls(
  version: Inbox,
  { address }: Screen,
  sum: Sum,
  readDatabaseMs: () => number,
): Promise<boolean> {
  const addTimes = startTimes(version, sum, readDatabaseMs);
  for (const end = performance.now() + leastMs; performance.now() < end;) {
    const memoryMb = readMemoryMb(version.pid);
    let mostMb = memoryMb;
    const sampling = setInterval(() => (mostMb = Math.max(mostMb, readMemoryMb(version.pid))), sampleEveryMs);
    const status = await version.ask(address);
    clearInterval(sampling);
    if (status === 404) return false;
    if (status !== 200) throw new Error(`${address} answered ${status}:\n${version.output().slice(-2_000)}`);
    sum.calls++;
    sum.growthsMb.push(Math.max(mostMb, readMemoryMb(version.pid)) - memoryMb);
  }
  addTimes();
  return true;
}

function summarize({ isFile }: Screen, { calls, stallsMs, growthsMb, ...sum }: Sum): Measured | undefined {
  if (calls === 0) return undefined;
  return {
    processorMs: sum.processorMs / calls,
    databaseMs: sum.databaseMs / calls,
    stallMs: stallsMs.toSorted((one, other) => one - other)[Math.floor(stallsMs.length / 2)] ?? Number.NaN,
    growthMb: isFile ? Math.max(...growthsMb) : undefined,
  };
}
