/** Scheduled work: the daily digest, reminders, alerts, retention, and the index of searches. */
import type { Core } from '../core/core.ts';
import type { FileRoom } from '../files/file-room.ts';
import { describeError, type Log } from '../../domain/log.ts';
import { createLoop, type Loop } from '../outbox/loop.ts';
import type { Alerts } from '../outbox/alerts.ts';
import type { Store } from '../store/store.ts';
import { createChecks } from './checks.ts';
import { planDigests, type DigestParts } from './digest.ts';
import { planBidReminders, planReminders, type FollowUpParts } from './follow-up.ts';
import { purgeOldLeads, type RetentionParts } from './retention.ts';

export interface MaintenanceParts {
  /** Detects problems and raises alerts (checks.ts). */
  runChecks: () => Promise<void>;
  digest: Omit<DigestParts, 'nowMs'>;
  followUp: Omit<FollowUpParts, 'nowMs'>;
  retention: Omit<RetentionParts, 'nowMs'>;
  store: Pick<Store, 'setWebhookUrl' | 'indexLeads'>;
  webhookUrl: string | undefined;
  alerts: Alerts;
  nowMs: () => number;
  log: Log;
  /** Called when deliveries may have been queued. */
  onPlanned: () => void;
}

export interface Maintenance extends Omit<Loop, 'wake'> {
  /** Runs one round. */
  run(): Promise<void>;
}

const roundMs = 5 * 60_000;
/** Starts after the server does, since the spool is being drained at first. */
const firstRoundMs = 15_000;

export function addMaintenance(core: Core, room: FileRoom): void {
  const { config, store, recipients, hours, alerts, nowMs, log, outbox } = core;
  const { digestHour, followUpHours, retentionDays, junkRetentionDays, dataDir } = config;
  const maintenance = createMaintenance({
    runChecks: createChecks({ ...core, room, dataDir }),
    digest: { store, recipients, digestHour, timeZone: () => hours().timeZone },
    followUp: { store, recipients, followUpHours, hours },
    retention: { store, retentionDays, junkRetentionDays },
    webhookUrl: recipients.webhookUrl,
    onPlanned: outbox.wake,
    ...{ store, alerts, nowMs, log },
  });
  core.services.push(maintenance);
}

export function createMaintenance(parts: MaintenanceParts): Maintenance {
  const { runChecks, store, webhookUrl, alerts, digest, followUp, retention, nowMs, log, onPlanned } = parts;

  async function purge(): Promise<void> {
    const { leads } = await purgeOldLeads({ ...retention, nowMs });
    if (leads > 0) log.info({ purged: leads }, 'Removed leads past their retention period');
  }

  /** Gives up calls for a webhook address that is no longer configured; they would wait forever. */
  async function followWebhookUrl(): Promise<void> {
    const count = await store.setWebhookUrl(webhookUrl);
    if (count === 0) return;
    await alerts.raise({ code: 'dead-webhook', sentence: 'noWebhook', values: { count } });
  }

  /** Runs the steps separately. The checks come first, because the other steps fail without the database. */
  async function run(): Promise<void> {
    const plans = [
      () => planReminders({ ...followUp, nowMs }),
      () => planBidReminders({ ...followUp, nowMs }),
      () => planDigests({ ...digest, nowMs }),
    ];
    for (const step of [runChecks, followWebhookUrl, purge, ...plans, store.indexLeads]) {
      try {
        await step();
      } catch (error) {
        log.error(describeError(error), 'Maintenance failed; the next round retries it');
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
    onFailure: (error) => log.error(describeError(error), 'Maintenance failed; the next round retries it'),
  });
  return { run, start: () => loop.start(firstRoundMs), stop: loop.stop };
}
