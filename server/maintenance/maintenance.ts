/** What must happen by the clock: the daily digest, reminders, alerts, and the removal of what is too old to keep. */
import { describeError, type Log } from '../lib/log.ts';
import { createLoop, type Loop } from '../lib/loop.ts';
import type { Alerts } from '../outbox/alerts.ts';
import type { Store } from '../store/store.ts';
import { planDigests, type DigestParts } from './digest.ts';
import { planBidReminders, planReminders, type FollowUpParts } from './follow-up.ts';
import { purgeOldLeads, type RetentionParts } from './retention.ts';

export interface MaintenanceParts {
  /** Notices trouble and alerts of it (checks.ts). */
  runChecks: () => Promise<void>;
  digest: Omit<DigestParts, 'nowMs'>;
  followUp: Omit<FollowUpParts, 'nowMs'>;
  retention: Omit<RetentionParts, 'nowMs'>;
  store: Pick<Store, 'setWebhookUrl'>;
  webhookUrl: string | undefined;
  alerts: Alerts;
  nowMs: () => number;
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
  const { runChecks, store, webhookUrl, alerts, digest, followUp, retention, nowMs, log, onPlanned } = parts;

  async function purge(): Promise<void> {
    const { leads } = await purgeOldLeads({ ...retention, nowMs });
    if (leads > 0) log.info({ purged: leads }, 'Leads past their retention were removed');
  }

  /** Calls that wait for an address which is not in the settings any more would wait forever. */
  async function followWebhookUrl(): Promise<void> {
    const count = await store.setWebhookUrl(webhookUrl);
    if (count === 0) return;
    await alerts.raise({ code: 'dead-webhook', sentence: 'noWebhook', values: { count } });
  }

  /** Each step apart: the checks come first, because a database that is down ends the others. */
  async function run(): Promise<void> {
    const plans = [
      () => planReminders({ ...followUp, nowMs }),
      () => planBidReminders({ ...followUp, nowMs }),
      () => planDigests({ ...digest, nowMs }),
    ];
    for (const step of [runChecks, followWebhookUrl, purge, ...plans]) {
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
