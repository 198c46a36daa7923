/** From a row of the outbox to a whole mail. */
import type { CompanyFacts } from '../../contract/company.ts';
import type { LeadLinks } from '../leads/lead-links.ts';
import type { ClaimedDelivery, Lead, Occasion } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Message, OutgoingMail } from './mailer.ts';
import { alertPayload, writeAlertMail } from './messages/alert-mail.ts';
import { digestPayload, writeDigestMail } from './messages/digest-mail.ts';
import { writeChangeMail, writeOwnerMail } from './messages/owner-mail.ts';
import { writeReceiptMail } from './messages/receipt-mail.ts';

export interface MailDesk {
  store: Store;
  links: LeadLinks;
  company: () => CompanyFacts;
  mailFrom: string;
}

/** A new mail is a line here, a template, and somebody who plans it. */
const messages: Record<Occasion, (delivery: ClaimedDelivery, desk: MailDesk) => Promise<Message>> = {
  'new-lead': (delivery, { links }) => writeOwnerMail(getLead(delivery), links),
  change: (delivery, { links }) => writeChangeMail(getLead(delivery), links),
  receipt: (delivery, { company, links }) => writeReceiptMail(getLead(delivery), company(), links),
  digest: (delivery, { store }) => writeDigestMail(digestPayload.parse(readPayload(delivery)), store),
  alert: async (delivery) => writeAlertMail(alertPayload.parse(readPayload(delivery))),
};

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
