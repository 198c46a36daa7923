/** Reports trouble: at the level error in the log, and over every channel that is not the broken one. */
import { fillIn, fillInCount } from '../../contract/fill-in.ts';
import type { AlertCode, AlertSentence, MailWords } from '../../contract/words/english.ts';
import { describeError, type Log } from '../lib/log.ts';
import type { NewDelivery } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Courier } from './courier.ts';
import { planOnce, type Recipients } from './plan-deliveries.ts';

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
  /** Name of the sentence that says what exactly was seen, in the mail and in the log. */
  sentence: AlertSentence;
  /** For its places; nothing personal. `count` chooses the form of a counted sentence. */
  values?: Readonly<Record<string, string | number>>;
}

export interface Alerts {
  /** At most one an hour for one code, and none while an earlier one waits. Never throws; false when nobody took it. */
  raise(trouble: Trouble): Promise<boolean>;
}

const hourMs = 60 * 60_000;

export function createAlerts({ store, courier, recipients, words, nowMs, log }: AlertParts): Alerts {
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
    async raise({ code, ...trouble }) {
      const sentence = writeSentence(trouble, words().mails);
      log.error({ alert: code }, `ALERT: ${sentence}`);
      const hour = String(Math.floor(nowMs() / hourMs));
      const deliveries = planOnce('alert', `${code} ${hour}`, { code, sentence }, recipients);
      try {
        const waiting = await store.listWaitingPayloads('alert');
        if (!waiting.some((text) => readCode(text) === code)) {
          await store.addDeliveries(deliveries, nowMs());
        }
        return true;
      } catch {
        if (sentDirectly.get(code) === hour) return true;
        // Before it is sent: many errors at once are still one alert.
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

/** Undefined for what a hand has damaged. */
function readCode(payload: string): unknown {
  try {
    return (JSON.parse(payload) as { code?: unknown } | null)?.code;
  } catch {
    return undefined;
  }
}
