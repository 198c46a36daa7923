/** Reports trouble: in the log at level error, and over every working channel. */
import { fillIn, fillInCount } from '../../contract/fill-in.ts';
import type { AlertCode, AlertSentence, MailWords } from '../../contract/words/english.ts';
import { describeError, type Log } from '../../domain/log.ts';
import type { NewDelivery } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Courier } from './courier.ts';
import { planOnce, toAlerted, type Recipients } from './plan-deliveries.ts';

export interface AlertParts {
  store: Pick<Store, 'addDeliveries' | 'listWaitingPayloads'>;
  courier: Courier;
  recipients: Recipients;
  words: () => { mails: MailWords };
  nowMs: () => number;
  log: Log;
}

export interface Trouble {
  code: AlertCode;
  /** The key of the sentence for the mail and the log. */
  sentence: AlertSentence;
  /** Values for the sentence's placeholders; nothing personal. `count` selects singular or plural. */
  values?: Readonly<Record<string, string | number>>;
}

export type Alerts = ReturnType<typeof createAlerts>;

const hourMs = 60 * 60_000;

export function createAlerts({ store, courier, recipients, words, nowMs, log }: AlertParts) {
  /** Code → hour of the alerts that this process sent without the database. */
  const sentDirectly = new Map<string, string>();

  /**
   * Sends at once, since an alert about a broken database cannot be queued in it. It uses the outbox's Message-ID, so a
   * receiver of both drops one. Returns true if a channel accepted it; otherwise the next round retries.
   */
  async function sendDirectly(deliveries: readonly NewDelivery[]): Promise<boolean> {
    const open = deliveries.filter(({ channel }) => courier.openChannels().includes(channel));
    const attempt = { attempts: 1, firstAttemptAtMs: nowMs(), lead: null };
    const sendings = await Promise.allSettled(
      open.map((delivery) => courier.send({ ...delivery, ...attempt, payload: delivery.payload ?? null })),
    );
    for (const sending of sendings) {
      if (sending.status === 'fulfilled') continue;
      log.error(describeError(sending.reason), 'Sending an alert failed');
    }
    return sendings.some(({ status }) => status === 'fulfilled');
  }

  return {
    /**
     * Raises at most one alert an hour per code, and none while an earlier one is queued. Never throws; returns false if
     * no channel accepted it.
     */
    async raise({ code, ...trouble }: Trouble): Promise<boolean> {
      const sentence = writeSentence(trouble, words().mails);
      log.error({ alert: code }, `ALERT: ${sentence}`);
      const hour = String(Math.floor(nowMs() / hourMs));
      const deliveries = planOnce('alert', `${code} ${hour}`, { code, sentence }, toAlerted, recipients);
      try {
        const waiting = await store.listWaitingPayloads('alert');
        if (!waiting.some((text) => readCode(text) === code)) {
          await store.addDeliveries(deliveries, nowMs());
        }
        return true;
      } catch {
        if (sentDirectly.get(code) === hour) return true;
        // Set before sending, so that simultaneous errors raise one alert.
        sentDirectly.set(code, hour);
        const isTaken = await sendDirectly(deliveries);
        if (!isTaken) sentDirectly.delete(code);
        return isTaken;
      }
    },
  };
}

function writeSentence(
  { sentence, values = {} }: Pick<Trouble, 'sentence' | 'values'>,
  { alert }: MailWords,
): string {
  const text = alert.sentences[sentence];
  return typeof text === 'string' ? fillIn(text, values) : fillInCount(text, Number(values['count']), values);
}

/** Undefined if the payload is damaged. */
function readCode(payload: string): unknown {
  try {
    return (JSON.parse(payload) as { code?: unknown } | null)?.code;
  } catch {
    return undefined;
  }
}
