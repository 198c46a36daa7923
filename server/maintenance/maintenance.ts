/** What must happen by the clock: the daily digest, alerts, and the removal of what is too old to keep. */
import { describeError, type Log } from '../lib/log.ts';
import { createLoop, type Loop } from '../lib/loop.ts';
import { createChecks, type ChecksParts } from './checks.ts';
import { planDigests, type DigestParts } from './digest.ts';
import { purgeOldLeads, type RetentionParts } from './retention.ts';

export interface MaintenanceParts extends ChecksParts {
  digest: Pick<DigestParts, 'store' | 'recipients' | 'digestHour' | 'timeZone'>;
  retention: Pick<RetentionParts, 'store' | 'retentionDays' | 'junkRetentionDays'>;
  log: Log;
  /** Called when something new may wait for delivery. */
  onPlanned: () => void;
}

export interface Maintenance extends Omit<Loop, 'wake'> {
  /** One round. */
  run(): Promise<void>;
}

const roundMs = 5 * 60_000;
/** Waits for the start to end: what is in the spool then is about to be moved. */
const firstRoundMs = 15_000;

export function createMaintenance(parts: MaintenanceParts): Maintenance {
  const { digest, retention, nowMs, log, onPlanned } = parts;
  const runChecks = createChecks(parts);

  async function purge(): Promise<void> {
    const purged = await purgeOldLeads({ ...retention, nowMs });
    if (purged > 0) log.info({ purged }, 'Leads past their retention were removed');
  }

  /** Each step apart: the checks come first, because a database that is down ends the others. */
  async function run(): Promise<void> {
    for (const step of [runChecks, purge, () => planDigests({ ...digest, nowMs })]) {
      try {
        await step();
      } catch (error) {
        log.error(describeError(error), 'Maintenance failed and is tried again');
      }
    }
    onPlanned();
  }

  const loop = createLoop({
    run: async () => {
      await run();
      return roundMs;
    },
    pauseAfterFailureMs: roundMs,
    onFailure: (error) => log.error(describeError(error), 'Maintenance failed and is tried again'),
  });
  return { run, start: () => loop.start(firstRoundMs), stop: loop.stop };
}
