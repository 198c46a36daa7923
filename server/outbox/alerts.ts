/** Tells somebody of trouble: loudly in the log, and by every way that is not the broken one. */
import { planOnce, type Recipients } from '../leads/plan-deliveries.ts';
import type { AlertPayload } from '../mail/messages/alert-mail.ts';
import type { NewDelivery } from '../store/records.ts';
import type { OutboxLog } from './deliver.ts';
import { sendDelivery, type Carriers } from './send-delivery.ts';

export interface AlertDesk extends Carriers {
  recipients: Recipients;
  nowMs: () => number;
  log: OutboxLog;
  /** Code → hour of the alerts that this process has sent past the database. */
  toldDirectly: Map<string, string>;
}

const hourMs = 60 * 60_000;

/** At most one an hour for one code. `sentence` holds nothing personal. Never throws. */
export async function raiseAlert(payload: AlertPayload, desk: AlertDesk): Promise<void> {
  desk.log.error({ alert: payload.code }, `ALERT: ${payload.sentence}`);
  const nowMs = desk.nowMs();
  const hour = String(Math.floor(nowMs / hourMs));
  const deliveries = planOnce('alert', `${payload.code} ${hour}`, payload, desk.recipients);
  try {
    await desk.store.addDeliveries(deliveries, nowMs);
  } catch {
    if (desk.toldDirectly.get(payload.code) === hour) return;
    if (await sendPastTheStore(deliveries, desk)) desk.toldDirectly.set(payload.code, hour);
  }
}

/**
 * An alert that the database is away must not wait in the database. The Message-ID is the one that the outbox would
 * use, so whoever gets both drops one. Returns whether anybody was told; else the next round tries again.
 */
async function sendPastTheStore(deliveries: readonly NewDelivery[], desk: AlertDesk): Promise<boolean> {
  const open = deliveries.filter(({ channel }) => (channel === 'mail' ? desk.mailer : desk.webhook));
  const sendings = await Promise.allSettled(
    open.map((delivery) =>
      sendDelivery(
        {
          ...delivery,
          payload: delivery.payload ?? null,
          attempts: 1,
          firstAttemptAtMs: desk.nowMs(),
          lead: null,
        },
        desk,
      ),
    ),
  );
  for (const sending of sendings) {
    if (sending.status === 'fulfilled') continue;
    desk.log.error({ code: (sending.reason as { code?: unknown }).code }, 'An alert could not be sent');
  }
  return sendings.some(({ status }) => status === 'fulfilled');
}
