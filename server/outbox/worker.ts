/** The loop around the outbox: sleeps until a mail is due or a new lead wakes it, and survives every failure. */
import { saveWithFreeReference } from '../leads/accept-enquiry.ts';
import type { Spool } from '../spool/spool.ts';
import type { Store } from '../store/store.ts';
import { deliverDue, listOpenChannels, type Delivery, type OutboxLog } from './deliver.ts';

export interface OutboxWorker {
  start(): void;
  /** Says that there may be something to do now. */
  wake(): void;
  /** Resolves when the mail that is on its way has ended. */
  stop(): Promise<void>;
}

export interface WorkerParts {
  store: Store;
  spool: Spool;
  delivery: Delivery;
  nowMs: () => number;
  log: OutboxLog;
}

/** Looks at least this often, because another process may have written a lead or a clock may have jumped. */
const longestSleepMs = 30_000;
const pauseAfterFailureMs = 5_000;

export function createOutboxWorker(parts: WorkerParts): OutboxWorker {
  let isStopped = false;
  let wasWoken = false;
  let endSleep: (() => void) | undefined;
  let loop: Promise<void> | undefined;

  function sleep(durationMs: number): Promise<void> {
    if (wasWoken || isStopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, durationMs);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      wasWoken = false;
      let sleepMs: number;
      try {
        sleepMs = await doDueWork(parts);
      } catch (error) {
        parts.log.error(
          { code: (error as { code?: unknown }).code },
          'The outbox could not be read or written',
        );
        sleepMs = pauseAfterFailureMs;
        wasWoken = false;
      }
      await sleep(sleepMs);
    }
  }

  return {
    start() {
      loop ??= run();
    },
    wake() {
      wasWoken = true;
      endSleep?.();
    },
    async stop() {
      isStopped = true;
      endSleep?.();
      await loop;
    },
  };
}

/** Returns how long there is nothing to do. */
async function doDueWork(parts: WorkerParts): Promise<number> {
  const mostSleepMs = (await drainSpool(parts)) ? longestSleepMs : pauseAfterFailureMs;
  const channels = listOpenChannels(parts.delivery);
  if (channels.length === 0) return mostSleepMs;
  const claimed = await Promise.all(channels.map((channel) => deliverDue(channel, parts.delivery)));
  if (claimed.some((amount) => amount > 0)) return 0;
  const dueAtMs = await Promise.all(channels.map((channel) => parts.store.findNextDueAtMs(channel)));
  const nextMs = Math.min(...dueAtMs.map((atMs) => atMs ?? Infinity));
  return Math.max(0, Math.min(mostSleepMs, nextMs - parts.nowMs()));
}

/** Returns whether the spool is empty. A lead that cannot leave it must not hold up the mails of the others. */
async function drainSpool({ spool, store, log }: WorkerParts): Promise<boolean> {
  if (spool.count() === 0) return true;
  try {
    const drained = await spool.drain(({ lead, deliveries }) =>
      saveWithFreeReference(lead, deliveries, store),
    );
    if (drained > 0) log.info({ drained }, 'Leads went from the spool into the database');
  } catch (error) {
    log.error({ code: (error as { code?: unknown }).code }, 'A lead could not leave the spool');
  }
  return spool.count() === 0;
}
