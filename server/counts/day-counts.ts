/**
 * Adds up the counts of a day in memory and writes them together. A crash loses a minute of counts, never a request.
 */
import { createLoop, type Loop } from '../lib/loop.ts';
import { describeError, type Log } from '../lib/log.ts';
import type { CountKind, CountStore, DayCount } from '../store/count-store.ts';

export interface DayCounts extends Pick<Loop, 'start' | 'stop'> {
  add(kind: CountKind, path: string, source: string): void;
  /** Writes the pending counts. */
  flush(): Promise<void>;
}

const flushEveryMs = 60_000;
/** Visitors control the names of sources, so beyond this many per minute they are counted together. */
const mostRows = 5_000;
const otherSource = 'other';

export function createDayCounts(parts: {
  store: Pick<CountStore, 'addCounts'>;
  /** The date in the company's time zone, such as `2026-11-26`. */
  today: () => string;
  log: Log;
}): DayCounts {
  const { store, today, log } = parts;
  let waiting = new Map<string, DayCount>();

  function addRow(row: DayCount): void {
    const key = [row.day, row.kind, row.path, row.source].join('\n');
    const earlier = waiting.get(key);
    if (earlier) earlier.amount += row.amount;
    else if (waiting.size < mostRows || row.source === otherSource) waiting.set(key, { ...row });
    else addRow({ ...row, source: otherSource });
  }

  async function flush(): Promise<void> {
    if (waiting.size === 0) return;
    const rows = [...waiting.values()];
    waiting = new Map();
    try {
      await store.addCounts(rows);
    } catch (error) {
      rows.forEach(addRow);
      throw error;
    }
  }

  const loop = createLoop({
    run: async () => {
      await flush();
      return flushEveryMs;
    },
    pauseAfterFailureMs: flushEveryMs,
    onFailure: (error) => log.error(describeError(error), 'Writing the visit counts failed'),
  });
  return {
    add: (kind, path, source) => addRow({ day: today(), kind, path, source, amount: 1 }),
    flush,
    start: () => loop.start(flushEveryMs),
    async stop() {
      await loop.stop();
      await flush().catch(() => undefined);
    },
  };
}
