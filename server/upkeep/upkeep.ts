/** What must happen by the clock: the daily digest, alerts, and the removal of what is too old to keep. */
import { planDigests, type DigestDesk } from './digest.ts';
import { watch, type WatchDesk } from './watch.ts';

export interface UpkeepDesk extends Omit<DigestDesk, 'store'>, WatchDesk {
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

  /** Each step apart: the watch comes first, because a database that is away ends the others. */
  async function doRound(): Promise<void> {
    for (const step of [watch, purge, planDueDigests]) {
      try {
        await step(desk);
      } catch (error) {
        desk.log.error({ code: (error as { code?: unknown }).code }, 'Upkeep failed and is tried again');
      }
    }
    desk.onPlanned();
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

async function purge({ store, nowMs, retentionDays, junkRetentionDays, log }: UpkeepDesk): Promise<void> {
  const purged = await store.purge({
    leadsBeforeMs: retentionDays === 0 ? undefined : nowMs() - retentionDays * dayMs,
    junkBeforeMs: nowMs() - junkRetentionDays * dayMs,
  });
  if (purged > 0) log.info({ purged }, 'Leads beyond their retention were removed');
}

function planDueDigests(desk: UpkeepDesk): Promise<void> {
  return planDigests(desk.nowMs(), desk);
}
