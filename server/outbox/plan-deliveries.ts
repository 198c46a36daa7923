/** Decides who is notified of a lead, and over which channels. */
import { createHash, randomUUID } from 'node:crypto';
import type { Occasion } from '../mail/compose-mail.ts';
import type { Channel, NewDelivery, NewLead, Person } from '../store/records.ts';

export interface Recipients {
  ownerAddresses: readonly string[];
  /** The addresses for alerts; the owners by default. */
  alertAddresses: readonly string[];
  /** The addresses reminded of a lead that the owners left unanswered; none by default. */
  secondAddresses: readonly string[];
  webhookUrl: string | undefined;
  /** The right-hand side of each Message-ID. */
  messageIdHost: string;
}

/** Falls back to the company's address for missing settings. */
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
  // An owner who is also a second address gets one reminder.
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
 * Makes time-ordered ids. Neighbors in time are neighbors in the index, so a commit touches few pages of a large
 * database. `randomUUID` uses a pool of random bytes; a system call for each id would cost as much as a row.
 */
function makeSortableId(): string {
  return `${Date.now().toString(16).padStart(12, '0')}-${randomUUID().slice(14).replaceAll('-', '')}`;
}

type Target = readonly [channel: Channel, recipient: string];

const toMails = (addresses: readonly string[]) => addresses.map((address): Target => ['mail', address]);
const toWebhook = ({ webhookUrl }: Recipients): Target[] =>
  webhookUrl === undefined ? [] : [['webhook', webhookUrl]];

/** The readers of a mail that names no single address. */
type Audience = (recipients: Recipients) => Target[];
export const toOwners: Audience = ({ ownerAddresses }) => toMails(ownerAddresses);
export const toOwnersAndWebhook: Audience = (recipients) => [
  ...toOwners(recipients),
  ...toWebhook(recipients),
];
export const toSecondAddresses: Audience = ({ secondAddresses }) => toMails(secondAddresses);
export const toAlerted: Audience = (recipients) => [
  ...toMails(recipients.alertAddresses),
  ...toWebhook(recipients),
];

function makeDelivery(
  occasion: Occasion,
  [channel, recipient]: Target,
  { messageIdHost }: Recipients,
): NewDelivery {
  const id = makeSortableId();
  return { id, occasion, channel, recipient, messageId: `<${id}@${messageIdHost}>` };
}

/** Plans a mail to one address. */
export const planMail = (
  occasion: Occasion,
  recipient: string,
  payload: object,
  recipients: Recipients,
): NewDelivery => ({
  ...makeDelivery(occasion, ['mail', recipient], recipients),
  payload: JSON.stringify(payload),
});

/** Plans the mail to the person who gets a request; none about their own act. */
export function planAssigned(
  { id, email }: Pick<Person, 'id' | 'email'>,
  giver: Pick<Person, 'id' | 'name'>,
  recipients: Recipients,
  requests?: number,
): NewDelivery[] {
  if (id === giver.id) return [];
  return [planMail('assigned', email, { giver: giver.name, personId: id, requests }, recipients)];
}

export const planInvitation = (
  { email, role }: Pick<Person, 'email' | 'role'>,
  giver: string | undefined,
  recipients: Recipients,
): NewDelivery => planMail('invitation', email, { giver, role, address: email }, recipients);

export function planDeliveries(
  occasion: Occasion,
  audience: Audience,
  recipients: Recipients,
): NewDelivery[] {
  return audience(recipients).map((target) => makeDelivery(occasion, target, recipients));
}

/**
 * Junk goes only into the digest: a mail to the owner would be the spam itself, and a receipt would reach a stranger. A
 * receipt cannot carry spam, because it contains nothing typed and each address gets at most one an hour.
 */
export function planForLead(lead: NewLead, recipients: Recipients): NewDelivery[] {
  if (lead.judgement.verdict === 'junk') return [];
  const toOwners = planDeliveries('new-lead', toOwnersAndWebhook, recipients);
  return [...toOwners, planReceipt(lead.fields.email, lead.receivedAtMs, recipients)];
}

export const planReceipt = (address: string, nowMs: number, recipients: Recipients): NewDelivery => ({
  ...makeDelivery('receipt', ['mail', address], recipients),
  unlessWrittenSinceMs: nowMs - receiptPauseMs,
});

/** One message for several leads, at most one for each `hour`. */
export function planPushSummary(
  more: number,
  hour: number,
  device: string,
  recipients: Recipients,
): NewDelivery {
  const push = makeDelivery('new-lead', ['push', device], recipients);
  const messageId = `<push-more-${hour}-${device}@${recipients.messageIdHost}>`;
  return { ...push, messageId, payload: JSON.stringify({ more }) };
}

/** Plans one push message about a new lead to one browser of the team. */
export function planPush(reference: string, device: string, recipients: Recipients): NewDelivery {
  const push = makeDelivery('new-lead', ['push', device], recipients);
  return { ...push, messageId: `<push-${reference}-${device}@${recipients.messageIdHost}>` };
}

/** Plans one delivery per `name` and recipient, even if several processes see the same trouble, morning or lead. */
export function planOnce(
  occasion: Occasion,
  name: string,
  payload: object,
  audience: Audience,
  recipients: Recipients,
): NewDelivery[] {
  return audience(recipients).map((target) => {
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
