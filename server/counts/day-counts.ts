/**
 * Adds up the counts of a day in memory and writes them together. A crash loses a minute of counts, never a request.
 */
import { isOwnName, otherSource } from '../../domain/lead-source.ts';
import { createLoop } from '../outbox/loop.ts';
import { describeError, type Log } from '../../domain/log.ts';
import type { CountKind, DayCount } from '../store/count-store.ts';
import type { Store } from '../store/store.ts';

export type DayCounts = ReturnType<typeof createDayCounts>;

const flushEveryMs = 60_000;
/** Visitors control the names of sources, so beyond these limits they are counted together. Rows are per day. */
const mostRows = 5_000;
const mostSources = 200;
const mostSourcesOfNetwork = 20;
/** Beyond it, networks share one limit. */
const mostNetworks = 10_000;

export function createDayCounts(parts: {
  store: Pick<Store, 'addCounts' | 'readDayCounts'>;
  /** The date in the company's time zone, such as `2026-11-26`. */
  today: () => string;
  log: Log;
}) {
  const { store, today, log } = parts;
  let waiting = new Map<string, DayCount>();
  let named = { day: '', ofNetwork: new Map<string, Set<string>>() };

  /** The name, or "other" if this network has used too many today. */
  function limitNames(source: string, network: string): string {
    if (isOwnName(source)) return source;
    if (named.day !== today()) named = { day: today(), ofNetwork: new Map() };
    const { ofNetwork } = named;
    const key = ofNetwork.size < mostNetworks || ofNetwork.has(network) ? network : '';
    const names = ofNetwork.get(key) ?? new Set();
    ofNetwork.set(key, names);
    if (names.size < mostSourcesOfNetwork) names.add(source);
    return names.has(source) ? source : otherSource;
  }

  function addRow(row: DayCount): void {
    const key = [row.day, row.kind, row.path, row.source].join('\n');
    const earlier = waiting.get(key);
    if (earlier) earlier.amount += row.amount;
    else if (waiting.size < mostRows || row.source === otherSource) waiting.set(key, { ...row });
    else addRow({ ...row, source: otherSource });
  }

  /** Writes the pending counts. */
  async function flush(): Promise<void> {
    if (waiting.size === 0) return;
    const rows = [...waiting.values()];
    waiting = new Map();
    try {
      await store.addCounts(await limitSources(rows));
    } catch (error) {
      rows.forEach(addRow);
      throw error;
    }
  }

  /** Checks the database, so that all processes and restarts share the limits of a day. */
  async function limitSources(rows: readonly DayCount[]): Promise<DayCount[]> {
    const limited: DayCount[] = [];
    for (const [day, ofDay] of Map.groupBy(rows, (row) => row.day)) {
      const stored = await store.readDayCounts(day);
      const isFull = stored.rows + ofDay.length > mostRows;
      const names = new Set(stored.sources);
      for (const row of ofDay) {
        const { source } = row;
        const isAllowed = isOwnName(source) || (!isFull && (names.has(source) || names.size < mostSources));
        if (isAllowed) names.add(source);
        limited.push(isAllowed ? row : { ...row, source: otherSource });
      }
    }
    return sumEqual(limited);
  }

  const loop = createLoop({
    run: flush,
    pauseMs: flushEveryMs,
    onFailure: (error) => log.error(describeError(error), 'Writing the visit counts failed'),
  });
  return {
    /** `network` is of the visitor; it is not stored. */
    add: (kind: CountKind, path: string, source: string, network: string) =>
      addRow({ day: today(), kind, path, source: limitNames(source, network), amount: 1 }),
    flush,
    start: () => loop.start(flushEveryMs),
    async stop(): Promise<void> {
      await loop.stop();
      await flush().catch(() => undefined);
    },
  };
}

/** A statement must not write the same row twice. */
function sumEqual(rows: readonly DayCount[]): DayCount[] {
  const sums = new Map<string, DayCount>();
  for (const row of rows) {
    const key = [row.day, row.kind, row.path, row.source].join('\n');
    const earlier = sums.get(key);
    sums.set(key, { ...row, amount: row.amount + (earlier?.amount ?? 0) });
  }
  return [...sums.values()];
}
