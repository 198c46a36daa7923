/** From a row of the outbox to a whole mail. */
import type { CompanyFacts } from '../../contract/company.ts';
import type { ServerWords } from '../../contract/server-words.ts';
import type { LeadLinks } from '../leads/lead-links.ts';
import type { ClaimedDelivery, Lead, Occasion } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Message, OutgoingMail } from './mailer.ts';
import { alertPayload, writeAlertMail } from './messages/alert-mail.ts';
import { digestPayload, writeDigestMail } from './messages/digest-mail.ts';
import { writeChangeMail, writeOwnerMail, type MailContext } from './messages/owner-mail.ts';
import { writeReceiptMail } from './messages/receipt-mail.ts';

export interface MailDesk {
  store: Store;
  links: LeadLinks;
  company: () => CompanyFacts;
  words: () => ServerWords;
  mailFrom: string;
}

/** A new mail is a line here, a template, and somebody who plans it. */
const messages: Record<Occasion, (delivery: ClaimedDelivery, desk: MailDesk) => Promise<Message>> = {
  'new-lead': (delivery, desk) => writeOwnerMail(getLead(delivery), toContext(desk)),
  change: (delivery, desk) => writeChangeMail(getLead(delivery), toContext(desk)),
  receipt: (delivery, desk) => writeReceiptMail(getLead(delivery), toContext(desk)),
  digest: (delivery, desk) =>
    writeDigestMail(digestPayload.parse(readPayload(delivery)), desk.store, toContext(desk)),
  alert: async (delivery, { words }) =>
    writeAlertMail(alertPayload.parse(readPayload(delivery)), words().mails.alert),
};

const toContext = ({ company, words, links }: MailDesk): MailContext => ({
  company: company(),
  words: words(),
  links,
});

export async function composeMail(delivery: ClaimedDelivery, desk: MailDesk): Promise<OutgoingMail> {
  return {
    messageId: delivery.messageId,
    from: { name: desk.company().name, address: desk.mailFrom },
    to: delivery.recipient,
    isAutomatic: delivery.occasion === 'receipt',
    ...(await messages[delivery.occasion](delivery, desk)),
  };
}

function readPayload({ payload }: ClaimedDelivery): unknown {
  return JSON.parse(payload ?? '{}');
}

function getLead({ lead, occasion }: ClaimedDelivery): Lead {
  if (lead === null) throw new Error(`A delivery for the occasion ${occasion} has no lead`);
  return lead;
}
