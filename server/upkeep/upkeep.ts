/** What must happen by the clock: the daily digest, alerts, and the removal of what is too old to keep. */
import { planDigests, type DigestDesk } from './digest.ts';
import { watch, type WatchDesk } from './watch.ts';
import type { Store } from '../store/store.ts';

export interface UpkeepDesk extends DigestDesk, WatchDesk {
  store: DigestDesk['store'] & WatchDesk['store'] & Pick<Store, 'purge'>;
  retentionDays: number;
  junkRetentionDays: number;
  /** Called when something new may wait for delivery. */
  onPlanned: () => void;
}

export interface Upkeep {
  start(): void;
  /** One round; also what the timer calls. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

const roundMs = 5 * 60_000;
/** Lets the server settle: what lies in the spool at the start is about to be moved. */
const firstRoundMs = 15_000;
const dayMs = 24 * 60 * 60_000;

export function createUpkeep(desk: UpkeepDesk): Upkeep {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function doRound(): Promise<void> {
    try {
      const nowMs = desk.nowMs();
      const purged = await desk.store.purge({
        leadsBeforeMs: desk.retentionDays === 0 ? undefined : nowMs - desk.retentionDays * dayMs,
        junkBeforeMs: nowMs - desk.junkRetentionDays * dayMs,
      });
      if (purged > 0) desk.log.info({ purged }, 'Leads beyond their retention were removed');
      await planDigests(nowMs, desk);
      await watch(desk);
      desk.onPlanned();
    } catch (error) {
      desk.log.error({ code: (error as { code?: unknown }).code }, 'Upkeep failed and is tried again');
    }
  }

  function run(): Promise<void> {
    running ??= doRound().finally(() => (running = undefined));
    return running;
  }

  function wait(delayMs: number): void {
    timer = setTimeout(() => void run().then(() => timer && wait(roundMs)), delayMs);
    timer.unref();
  }

  return {
    start: () => wait(firstRoundMs),
    run,
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
