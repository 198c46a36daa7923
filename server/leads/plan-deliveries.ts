/** Who is told of a lead, and by which way. */
import { createHash, randomUUID } from 'node:crypto';
import type { Channel, DeliveryKind, NewDelivery, NewLead } from '../store/records.ts';

export interface Recipients {
  ownerAddresses: readonly string[];
  /** Told of trouble; the owners by default. */
  alertAddresses: readonly string[];
  webhookUrl: string | undefined;
  /** Right-hand side of every Message-ID. */
  messageIdHost: string;
}

const receiptPauseMs = 60 * 60_000;

/**
 * Ids that are made together lie together in the indexes, so that a commit writes few pages of a large database.
 * `randomUUID` draws from a stock of random bytes; asking the system for each id would cost as much as a row.
 */
function makeSortableId(): string {
  return `${Date.now().toString(16).padStart(12, '0')}-${randomUUID().slice(14).replaceAll('-', '')}`;
}

function makeDelivery(
  kind: DeliveryKind,
  channel: Channel,
  recipient: string,
  { messageIdHost }: Recipients,
): NewDelivery {
  const id = makeSortableId();
  return { id, kind, channel, recipient, messageId: `<${id}@${messageIdHost}>` };
}

/**
 * Junk waits for the digest: a mail to the owner would be the spam itself, and a receipt would go to a stranger.
 * The receipt carries nothing that the sender wrote, and one address gets one an hour: it cannot carry spam.
 */
export function planForLead(lead: NewLead, recipients: Recipients): NewDelivery[] {
  if (lead.judgement.verdict === 'junk') return [];
  return [
    ...planForOwners('owner', recipients),
    ...planForWebhook('webhook', recipients),
    {
      ...makeDelivery('receipt', 'mail', lead.fields.email, recipients),
      unlessWrittenSinceMs: lead.receivedAtMs - receiptPauseMs,
    },
  ];
}

export function planForOwners(kind: 'owner' | 'change', recipients: Recipients): NewDelivery[] {
  return recipients.ownerAddresses.map((address) => makeDelivery(kind, 'mail', address, recipients));
}

export function planForWebhook(kind: 'webhook' | 'change', recipients: Recipients): NewDelivery[] {
  const { webhookUrl } = recipients;
  return webhookUrl === undefined ? [] : [makeDelivery(kind, 'webhook', webhookUrl, recipients)];
}

/** One per occasion and recipient, whoever plans it: several processes see the same trouble and the same morning. */
export function planOnce(
  kind: 'digest' | 'alert',
  occasion: string,
  payload: object,
  recipients: Recipients,
): NewDelivery[] {
  const mails = kind === 'digest' ? recipients.ownerAddresses : recipients.alertAddresses;
  const targets: [Channel, string][] = mails.map((address) => ['mail', address]);
  if (kind === 'alert' && recipients.webhookUrl !== undefined)
    targets.push(['webhook', recipients.webhookUrl]);
  return targets.map(([channel, recipient]) => {
    const name = createHash('sha256')
      .update(JSON.stringify([kind, occasion, recipient]))
      .digest('hex')
      .slice(0, 32);
    return {
      ...makeDelivery(kind, channel, recipient, recipients),
      messageId: `<${kind}-${name}@${recipients.messageIdHost}>`,
      payload: JSON.stringify(payload),
    };
  });
}
