/** One pass over the outbox: claim what is due, send it, write down how it ended. */
import type { Metrics } from '../metrics/metrics.ts';
import { channels, type Channel, type ClaimedDelivery } from '../store/records.ts';
import { raiseAlert, type AlertDesk } from './alerts.ts';
import { findNextAttemptAtMs, type RetryPlan } from './backoff.ts';
import { DeliveryError } from './delivery-error.ts';
import { sendDelivery } from './send-delivery.ts';

/** Longer than any send can take, so that a delivery is taken from its sender only when that has crashed. */
const leaseMs = 5 * 60_000;
const deliveriesAtOnce = 8;

export interface OutboxLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface Delivery extends AlertDesk {
  retryPlan: RetryPlan;
  metrics: Metrics;
}

export function listOpenChannels({ mailer, webhook }: Delivery): Channel[] {
  const carriers = { mail: mailer, webhook };
  return channels.filter((channel) => carriers[channel] !== undefined);
}

/** Returns how many deliveries were claimed; when that is none, nothing is due. */
export async function deliverDue(channel: Channel, delivery: Delivery): Promise<number> {
  const claimed = await delivery.store.claimDeliveries({
    nowMs: delivery.nowMs(),
    leaseMs,
    limit: deliveriesAtOnce,
    channel,
  });
  // All endings are written before an error is passed on: a failing write of one must not lose the others.
  const endings = await Promise.allSettled(claimed.map((row) => deliver(row, delivery)));
  const failed = endings.find((ending) => ending.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return claimed.length;
}

async function deliver(row: ClaimedDelivery, delivery: Delivery): Promise<void> {
  const { store, log, nowMs, metrics } = delivery;
  const details = {
    reference: row.lead?.reference,
    occasion: row.occasion,
    channel: row.channel,
    attempts: row.attempts,
  };
  try {
    await sendDelivery(row, delivery);
  } catch (error) {
    await endFailed(row, toDeliveryError(error), delivery);
    return;
  }
  await store.markSent(row, nowMs());
  metrics.count('deliveries', { occasion: row.occasion, channel: row.channel, outcome: 'sent' });
  log.info(details, row.channel === 'mail' ? 'Mail sent' : 'Webhook called');
}

async function endFailed(row: ClaimedDelivery, error: DeliveryError, delivery: Delivery): Promise<void> {
  const { store, log, nowMs, metrics } = delivery;
  const { isPermanent, code, message } = error;
  const details = {
    reference: row.lead?.reference,
    occasion: row.occasion,
    channel: row.channel,
    attempts: row.attempts,
    code,
  };
  const nextAttemptAtMs = isPermanent
    ? undefined
    : findNextAttemptAtMs({ ...row, nowMs: nowMs() }, delivery.retryPlan);
  if (nextAttemptAtMs !== undefined) {
    await store.markForRetry(row, nextAttemptAtMs, message);
    metrics.count('deliveries', { occasion: row.occasion, channel: row.channel, outcome: 'retry' });
    log.warn({ ...details, retryAt: new Date(nextAttemptAtMs).toISOString() }, 'A delivery must wait');
    return;
  }
  await store.markDead(row, message);
  metrics.count('deliveries', { occasion: row.occasion, channel: row.channel, outcome: 'dead' });
  log.error(details, 'A delivery was refused and will not be tried again');
  // A receipt dies of a mistyped address, and an alert about an alert would never end.
  if (row.occasion === 'receipt' || row.occasion === 'alert') return;
  const what = row.channel === 'mail' ? 'mail to an owner' : 'call of the webhook';
  const about = row.lead === null ? '' : ` about the lead ${row.lead.reference}`;
  const sentence = `A ${what}${about} was given up (${code}). The lead itself is safe in the database.`;
  await raiseAlert({ code: `dead-${row.channel}`, sentence }, delivery);
}

function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  return new DeliveryError(String(error), { isPermanent: false, code: 'unexpected', cause: error });
}
