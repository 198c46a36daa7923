/** Who is told of a lead, and over which channel. */
import { createHash, randomUUID } from 'node:crypto';
import type { Channel, NewDelivery, NewLead, Occasion, Reminder } from '../store/records.ts';

export interface Recipients {
  ownerAddresses: readonly string[];
  /** Who receives alerts; the owners by default. */
  alertAddresses: readonly string[];
  /** Who is reminded of a lead that the owners left unanswered; nobody by default. */
  secondAddresses: readonly string[];
  webhookUrl: string | undefined;
  /** Right-hand side of every Message-ID. */
  messageIdHost: string;
}

/** The company's own address stands in for what is not configured. */
export function chooseRecipients(
  config: {
    mailFrom: string | undefined;
    mailTo: readonly string[] | undefined;
    alertTo: readonly string[] | undefined;
    followUpTo?: readonly string[] | undefined;
    webhookUrl: string | undefined;
  },
  companyAddress: string,
): Recipients {
  const {
    mailFrom = companyAddress,
    mailTo = [companyAddress],
    alertTo = mailTo,
    followUpTo = [],
    webhookUrl,
  } = config;
  const messageIdHost = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  // An owner who is also the second address is reminded once.
  const isOwner = (address: string) => mailTo.some((one) => one.toLowerCase() === address.toLowerCase());
  return {
    ownerAddresses: mailTo,
    alertAddresses: alertTo,
    webhookUrl,
    messageIdHost,
    secondAddresses: followUpTo.filter((address) => !isOwner(address)),
  };
}

const receiptPauseMs = 60 * 60_000;

/**
 * Ids that are made together are next to each other in the indexes, so that a commit writes few pages of a large database.
 * `randomUUID` draws from a stock of random bytes; asking the system for each id would cost as much as a row.
 */
function makeSortableId(): string {
  return `${Date.now().toString(16).padStart(12, '0')}-${randomUUID().slice(14).replaceAll('-', '')}`;
}

type Target = readonly [channel: Channel, recipient: string];

const toMails = (addresses: readonly string[]) => addresses.map((address): Target => ['mail', address]);
const toWebhook = ({ webhookUrl }: Recipients): Target[] =>
  webhookUrl === undefined ? [] : [['webhook', webhookUrl]];

/** Who is told on which occasion. A receipt and an answer go to the visitor, a code to the person who asked. */
const audiences: Record<
  Exclude<Occasion, 'receipt' | 'answer' | 'sign-in'>,
  (recipients: Recipients) => Target[]
> = {
  'new-lead': (recipients) => [...toMails(recipients.ownerAddresses), ...toWebhook(recipients)],
  change: (recipients) => [...toMails(recipients.ownerAddresses), ...toWebhook(recipients)],
  reminder: (recipients) => toMails(recipients.ownerAddresses),
  'second-reminder': (recipients) => toMails(recipients.secondAddresses),
  'bid-reminder': (recipients) => toMails(recipients.ownerAddresses),
  // A webhook carries no files; it hears of the lead itself.
  files: (recipients) => toMails(recipients.ownerAddresses),
  digest: (recipients) => toMails(recipients.ownerAddresses),
  alert: (recipients) => [...toMails(recipients.alertAddresses), ...toWebhook(recipients)],
};

function makeDelivery(
  occasion: Occasion,
  [channel, recipient]: Target,
  { messageIdHost }: Recipients,
): NewDelivery {
  const id = makeSortableId();
  return { id, occasion, channel, recipient, messageId: `<${id}@${messageIdHost}>` };
}

/** A mail to one address. */
export const planMail = (
  occasion: 'answer' | 'sign-in',
  recipient: string,
  payload: object,
  recipients: Recipients,
): NewDelivery => ({
  ...makeDelivery(occasion, ['mail', recipient], recipients),
  payload: JSON.stringify(payload),
});

export function planDeliveries(
  occasion: 'new-lead' | 'change' | 'files',
  recipients: Recipients,
): NewDelivery[] {
  return audiences[occasion](recipients).map((target) => makeDelivery(occasion, target, recipients));
}

/**
 * Junk waits for the digest: a mail to the owner would be the spam itself, and a receipt would go to a stranger.
 * The receipt carries nothing that the sender wrote, and one address gets one an hour: it cannot carry spam.
 */
export function planForLead(lead: NewLead, recipients: Recipients): NewDelivery[] {
  if (lead.judgement.verdict === 'junk') return [];
  const toOwners = planDeliveries('new-lead', recipients);
  const receipt = makeDelivery('receipt', ['mail', lead.fields.email], recipients);
  return [...toOwners, { ...receipt, unlessWrittenSinceMs: lead.receivedAtMs - receiptPauseMs }];
}

/** Of a new lead, to one browser of the team, once. */
export function planPush(reference: string, device: string, recipients: Recipients): NewDelivery {
  const push = makeDelivery('new-lead', ['push', device], recipients);
  return { ...push, messageId: `<push-${reference}-${device}@${recipients.messageIdHost}>` };
}

/** One for each `name` and recipient, whoever plans it: several processes see the same trouble, morning and lead. */
export function planOnce(
  occasion: 'digest' | 'alert' | Reminder,
  name: string,
  payload: object,
  recipients: Recipients,
): NewDelivery[] {
  return audiences[occasion](recipients).map((target) => {
    const digest = createHash('sha256')
      .update(JSON.stringify([occasion, name, target[1]]))
      .digest('hex')
      .slice(0, 32);
    return {
      ...makeDelivery(occasion, target, recipients),
      messageId: `<${occasion}-${digest}@${recipients.messageIdHost}>`,
      payload: JSON.stringify(payload),
    };
  });
}
