/** Scheduled work: the daily digest, reminders, alerts, retention, and the index of searches. */
import { describeError, type Log } from '../../domain/log.ts';
import type { Core } from '../core/core.ts';
import type { FileRoom } from '../files/file-room.ts';
import { createLoop } from '../outbox/loop.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createChecks, type ChecksParts } from './checks.ts';
import { planDigests, type DigestParts } from './digest.ts';
import { planBidReminders, planReminders, type FollowUpParts } from './follow-up.ts';
import { purgeOldLeads, type RetentionParts } from './retention.ts';

type MaintenanceParts = ChecksParts &
  DigestParts &
  FollowUpParts &
  RetentionParts & { log: Log; outbox: Pick<Outbox, 'wake'> };

const roundMs = 5 * 60_000;
/** Starts after the server does, since the spool is being drained at first. */
const firstRoundMs = 15_000;

export const addMaintenance = (core: Core, room: FileRoom): void =>
  void core.services.push(createMaintenance({ ...core.config, ...core, room }));

export function createMaintenance(parts: MaintenanceParts) {
  const { store, recipients, alerts, log, outbox } = parts;

  async function purge(): Promise<void> {
    const { leads } = await purgeOldLeads(parts);
    if (leads > 0) log.info({ purged: leads }, 'Removed leads past their retention period');
  }

  /** Gives up calls for a webhook address that is no longer configured; they would wait forever. */
  async function followWebhookUrl(): Promise<void> {
    const count = await store.setWebhookUrl(recipients.webhookUrl);
    if (count === 0) return;
    await alerts.raise({ code: 'dead-webhook', sentence: 'noWebhook', values: { count } });
  }

  const runChecks = createChecks(parts);
  const plans = [planReminders, planBidReminders, planDigests].map((plan) => () => plan(parts));

  /** Runs the steps separately. The checks come first, because the other steps fail without the database. */
  async function run(): Promise<void> {
    for (const step of [runChecks, followWebhookUrl, purge, ...plans, store.indexLeads]) {
      try {
        await step();
      } catch (error) {
        log.error(describeError(error), 'Maintenance failed; the next round retries it');
      }
    }
    outbox.wake();
  }

  const loop = createLoop({
    run,
    pauseMs: roundMs,
    onFailure: (error) => log.error(describeError(error), 'Maintenance failed; the next round retries it'),
  });
  return { run, start: () => loop.start(firstRoundMs), stop: loop.stop };
}
