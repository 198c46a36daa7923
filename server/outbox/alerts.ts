/** Reports trouble: at the level error in the log, and over every channel that is not the broken one. */
import { describeError, type Log } from '../lib/log.ts';
import type { AlertPayload } from '../mail/messages/alert-mail.ts';
import type { NewDelivery } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Courier } from './courier.ts';
import { planOnce, type Recipients } from './plan-deliveries.ts';

export interface AlertParts {
  store: Pick<Store, 'addDeliveries' | 'listWaitingPayloads'>;
  courier: Courier;
  recipients: Recipients;
  nowMs: () => number;
  log: Log;
}

export interface Alerts {
  /** At most one an hour for one code, and none while an earlier one waits. `sentence` holds nothing personal. Never throws; false when nobody took it. */
  raise(payload: AlertPayload): Promise<boolean>;
}

const hourMs = 60 * 60_000;

export function createAlerts({ store, courier, recipients, nowMs, log }: AlertParts): Alerts {
  /** Code → hour of the alerts that this process has sent without the database. */
  const sentDirectly = new Map<string, string>();

  /**
   * An alert that the database is down must not wait in the database. The Message-ID is the one that the outbox would
   * use, so whoever gets both drops one. Returns whether anybody took it; else the next round tries again.
   */
  async function sendDirectly(deliveries: readonly NewDelivery[]): Promise<boolean> {
    const open = deliveries.filter(({ channel }) => courier.openChannels.includes(channel));
    const attempt = { attempts: 1, firstAttemptAtMs: nowMs(), lead: null };
    const sendings = await Promise.allSettled(
      open.map((delivery) => courier.send({ ...delivery, ...attempt, payload: delivery.payload ?? null })),
    );
    for (const sending of sendings) {
      if (sending.status === 'fulfilled') continue;
      log.error(describeError(sending.reason), 'An alert could not be sent');
    }
    return sendings.some(({ status }) => status === 'fulfilled');
  }

  return {
    async raise(payload) {
      log.error({ alert: payload.code }, `ALERT: ${payload.sentence}`);
      const hour = String(Math.floor(nowMs() / hourMs));
      const deliveries = planOnce('alert', `${payload.code} ${hour}`, payload, recipients);
      try {
        const waiting = await store.listWaitingPayloads('alert');
        if (!waiting.some((text) => readCode(text) === payload.code)) {
          await store.addDeliveries(deliveries, nowMs());
        }
        return true;
      } catch {
        if (sentDirectly.get(payload.code) === hour) return true;
        // Before it is sent: many errors at once are still one alert.
        sentDirectly.set(payload.code, hour);
        const isTaken = await sendDirectly(deliveries);
        if (!isTaken) sentDirectly.delete(payload.code);
        return isTaken;
      }
    },
  };
}

/** Undefined for what a hand has damaged. */
function readCode(payload: string): unknown {
  try {
    return (JSON.parse(payload) as { code?: unknown } | null)?.code;
  } catch {
    return undefined;
  }
}
