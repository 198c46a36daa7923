/** From a row of the outbox to a whole mail. */
import type { CompanyFacts } from '../../contract/company.ts';
import type { LeadLinks } from '../leads/lead-links.ts';
import type { ClaimedDelivery, Lead } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { OutgoingMail } from './mailer.ts';
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

export async function composeMail(delivery: ClaimedDelivery, desk: MailDesk): Promise<OutgoingMail> {
  return {
    messageId: delivery.messageId,
    from: { name: desk.company().name, address: desk.mailFrom },
    to: delivery.recipient,
    isAutomatic: delivery.kind === 'receipt',
    ...(await writeMessage(delivery, desk)),
  };
}

async function writeMessage(delivery: ClaimedDelivery, { store, links, company }: MailDesk) {
  switch (delivery.kind) {
    case 'owner':
    case 'webhook':
      return writeOwnerMail(getLead(delivery), links);
    case 'change':
      return writeChangeMail(getLead(delivery), links);
    case 'receipt':
      return writeReceiptMail(getLead(delivery), company(), links);
    case 'digest':
      return writeDigestMail(digestPayload.parse(JSON.parse(delivery.payload ?? '')), store);
    case 'alert':
      return writeAlertMail(alertPayload.parse(JSON.parse(delivery.payload ?? '')));
  }
}

function getLead({ lead, kind }: ClaimedDelivery): Lead {
  if (lead === null) throw new Error(`A delivery of the kind ${kind} has no lead`);
  return lead;
}
