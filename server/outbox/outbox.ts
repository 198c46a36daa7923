/**
 * Makes the deliveries that are due. Each channel has its own loop, and each finished delivery frees its place for the
 * next. So a slow receiver or channel blocks no other.
 */
import type { DeliveryError } from '../mail/delivery-error.ts';
import { describeError, type Log } from '../../domain/log.ts';
import { createLoop, type Loop } from './loop.ts';
import type { Metrics } from './metrics.ts';
import type { Channel, ClaimedDelivery } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Alerts } from './alerts.ts';
import { getLongestPauseMs, findNextAttemptAtMs, type RetryPlan } from './backoff.ts';
import type { Courier } from './courier.ts';

export interface OutboxParts {
  store: Store;
  courier: Courier;
  alerts: Alerts;
  metrics: Metrics;
  retryPlan: RetryPlan;
  nowMs: () => number;
  log: Log;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The log messages, alert sentences and retry overrides of each channel. */
const sayings = {
  mail: {
    sent: 'Mail sent',
    refused: 'refusedMail',
    dead: 'deadMail',
    deadLead: 'deadLeadMail',
    retryPlan: {},
  },
  webhook: {
    sent: 'Webhook called',
    refused: 'refusedWebhook',
    dead: 'deadWebhook',
    deadLead: 'deadLeadWebhook',
    retryPlan: {},
  },
  // After an hour, somebody has read the mail.
  push: {
    sent: 'Pushed',
    refused: 'refusedPush',
    retryPlan: { giveUpAfterMs: 60 * 60_000, leastAttempts: 3 },
  },
} as const;

/** Longer than a delivery's deadline, so that only a crashed process loses its claim. */
const leaseMs = 5 * 60_000;
const deliveriesAtOnce = 8;
/** Codes leave even while slow deliveries take all other places. */
const placesForCodes = 2;
/** Checks at least this often, because another process may have written a lead or the clock may have jumped. */
const longestSleepMs = 30_000;

export function createOutbox(parts: OutboxParts) {
  let loops: readonly Loop[] = [];
  return {
    start() {
      loops = parts.courier.openChannels().map((channel) => createChannelLoop(channel, parts));
      for (const loop of loops) loop.start();
    },
    /** Checks for due deliveries now. */
    wake: () => loops.forEach((loop) => loop.wake()),
    /** Resolves when the current deliveries have ended. */
    stop: async (): Promise<void> => void (await Promise.all(loops.map((loop) => loop.stop()))),
  };
}

function createChannelLoop(channel: Channel, parts: OutboxParts): Loop {
  const { store, retryPlan, nowMs, log } = parts;
  const underWay = new Set<Promise<void>>();
  let lookedAtMs = -Infinity;

  /** Also runs if the clock went back since the last check. */
  async function repairDueTimes(): Promise<void> {
    const sinceMs = nowMs() - lookedAtMs;
    if (sinceMs >= 0 && sinceMs < longestSleepMs) return;
    const count = await store.rescheduleAfterClockJump(nowMs(), {
      leaseMs,
      longestPauseMs: getLongestPauseMs(retryPlan),
    });
    lookedAtMs = nowMs();
    if (count > 0) log.warn({ count }, 'The clock was ahead: deliveries planned for later are due now');
  }

  async function run(): Promise<number> {
    // The loop wakes when a delivery ends.
    if (underWay.size >= deliveriesAtOnce + placesForCodes) return longestSleepMs;
    await repairDueTimes();
    if (channel === 'mail') await deliverDue(deliveriesAtOnce + placesForCodes, 'sign-in');
    if (underWay.size < deliveriesAtOnce) await deliverDue(deliveriesAtOnce);
    const dueAtMs = await store.findNextDueAtMs(
      channel,
      underWay.size < deliveriesAtOnce ? undefined : 'sign-in',
    );
    return Math.max(0, Math.min(longestSleepMs, (dueAtMs ?? Infinity) - nowMs()));
  }

  async function deliverDue(places: number, only?: 'sign-in'): Promise<void> {
    const limit = places - underWay.size;
    const claimed = await store.claimDeliveries({ channel, nowMs: nowMs(), leaseMs, limit, only });
    for (const row of claimed) {
      const delivery = deliver(row, parts)
        .catch((error: unknown) => log.error(describeError(error), 'Storing the result of a delivery failed'))
        .finally(() => {
          underWay.delete(delivery);
          loop.wake();
        });
      underWay.add(delivery);
    }
  }

  const loop = createLoop({
    run,
    pauseMs: 5_000,
    onFailure: (error) => log.error(describeError(error), 'Reading or writing the outbox failed'),
  });
  return {
    ...loop,
    async stop() {
      await loop.stop();
      await Promise.all(underWay);
    },
  };
}

async function deliver(row: ClaimedDelivery, parts: OutboxParts): Promise<void> {
  const { store, courier, log, nowMs, metrics } = parts;
  try {
    await courier.send(row);
  } catch (error) {
    await endFailed(row, error as DeliveryError, parts);
    return;
  }
  await store.markSent(row, nowMs());
  metrics.count('deliveries', { occasion: row.occasion, channel: row.channel, outcome: 'sent' });
  log.info(describe(row), sayings[row.channel].sent);
}

async function endFailed(row: ClaimedDelivery, error: DeliveryError, parts: OutboxParts): Promise<void> {
  const { store, alerts, retryPlan, log, nowMs, metrics } = parts;
  const { code, message } = error;
  const { occasion, channel } = row;
  // An alert is retried even after a permanent refusal: it is still news tomorrow.
  const isPermanent = error.isPermanent && occasion !== 'alert';
  const plannedAtMs = isPermanent
    ? undefined
    : findNextAttemptAtMs({ ...row, nowMs: nowMs() }, { ...retryPlan, ...sayings[channel].retryPlan });
  if (plannedAtMs !== undefined) {
    const nextAttemptAtMs = Math.max(plannedAtMs, nowMs() + error.retryAfterMs);
    await store.markForRetry(row, nextAttemptAtMs, message);
    metrics.count('deliveries', { occasion, channel, outcome: 'retry' });
    const retryAt = new Date(nextAttemptAtMs).toISOString();
    log.warn({ ...describe(row), code, retryAt }, 'Delivery deferred');
    if (!error.needsRepair || occasion === 'alert') return;
    await alerts.raise({ code: `refused-${channel}`, sentence: sayings[channel].refused, values: { code } });
    return;
  }
  await store.markDead(row, message);
  metrics.count('deliveries', { occasion, channel, outcome: 'dead' });
  log.error({ ...describe(row), code }, 'Delivery failed and will not be retried');
  // No alert for these: receipts fail on mistyped addresses, people can ask for another code, an alert about an alert
  // would never end, and browsers come and go.
  if (['receipt', 'sign-in', 'alert'].includes(occasion) || channel === 'push') return;
  const { dead, deadLead } = sayings[channel];
  const sentence = row.lead === null ? dead : deadLead;
  const reference = row.lead?.reference ?? '';
  await alerts.raise({ code: `dead-${channel}`, sentence, values: { code, reference } });
}

function describe({ lead, occasion, channel, attempts }: ClaimedDelivery) {
  return { reference: lead?.reference, occasion, channel, attempts };
}
