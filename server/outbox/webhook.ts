/**
 * Sends a lead to another system by a signed POST in the Standard Webhooks format. The receiver verifies
 * `webhook-signature` over id, timestamp and body, and drops ids that it has seen.
 */
import { createHmac } from 'node:crypto';
import { DeliveryError } from '../mail/delivery-error.ts';
import type { ClaimedDelivery, Lead } from '../store/records.ts';

export type WebhookCaller = ReturnType<typeof createWebhookCaller>;

const answerWithinMs = 15_000;

export function createWebhookCaller(secret: string, nowMs: () => number = Date.now) {
  const key = readKey(secret);
  return {
    /** Throws a DeliveryError. */
    async call(delivery: ClaimedDelivery, signal: AbortSignal): Promise<void> {
      const id = delivery.messageId.slice(1, delivery.messageId.indexOf('@'));
      const timestamp = String(Math.floor(nowMs() / 1_000));
      const body = JSON.stringify(toEvent(delivery, nowMs()));
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
      const { ok, status } = await post(
        delivery.recipient,
        body,
        {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${signature}`,
        },
        signal,
      );
      if (ok) return;
      // 410 Gone means never again; the receiver may fix any other error.
      throw new DeliveryError(`The webhook answered ${status}`, {
        isPermanent: status === 410,
        needsRepair: status >= 400 && status < 500 && ![408, 425, 429].includes(status),
        code: `HTTP ${status}`,
      });
    },
  };
}

/** Accepts `whsec_` and Base64, as in Standard Webhooks; any other text is the key itself. */
function readKey(secret: string): Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
}

/** Posts and leaves out the body of the answer. Throws a DeliveryError without an answer. */
export async function post(
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
    });
    await response.body?.cancel();
    return response;
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } };
    throw new DeliveryError(String(error), { code: cause?.code ?? name, cause: error });
  }
}

function toEvent({ occasion, lead, payload }: ClaimedDelivery, nowMs: number) {
  const timestamp = new Date(nowMs).toISOString();
  if (lead === null)
    return { type: `site.${occasion}`, timestamp, data: JSON.parse(payload ?? '{}') as unknown };
  return { type: occasion === 'change' ? 'lead.changed' : 'lead.received', timestamp, data: toData(lead) };
}

function toData(lead: Lead) {
  const { reference, kind, receivedAtMs, fields, phoneE164, page, consentVersion, judgement, status, notes } =
    lead;
  const receivedAt = new Date(receivedAtMs).toISOString();
  return { reference, kind, receivedAt, fields, phoneE164, page, consentVersion, judgement, status, notes };
}
