/** Tells somebody of trouble: loudly in the log, and by every way that is not the broken one. */
import { planOnce, type Recipients } from '../leads/plan-deliveries.ts';
import type { AlertPayload } from '../mail/messages/alert-mail.ts';
import type { Store } from '../store/store.ts';
import type { OutboxLog } from './deliver.ts';

export interface AlertDesk {
  store: Pick<Store, 'addDeliveries'>;
  recipients: Recipients;
  nowMs: () => number;
  log: OutboxLog;
}

const hourMs = 60 * 60_000;

/** At most one an hour for one code. `sentence` holds nothing personal. */
export async function raiseAlert(payload: AlertPayload, desk: AlertDesk): Promise<void> {
  desk.log.error({ alert: payload.code }, `ALERT: ${payload.sentence}`);
  const nowMs = desk.nowMs();
  const occasion = `${payload.code} ${Math.floor(nowMs / hourMs)}`;
  await desk.store.addDeliveries(planOnce('alert', occasion, payload, desk.recipients), nowMs);
}
