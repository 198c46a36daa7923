/** The visitor's receipt. It repeats nothing that was typed, not even the name, so nobody can send words with it. */
import { serviceChoices } from '../../../contract/enquiry-limits.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import { describeNextBusinessTime } from '../../leads/business-time.ts';
import type { LeadLinks } from '../../leads/lead-links.ts';
import type { Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { writeBody } from './body.ts';
import { toHeaderText } from './header-text.ts';

type Company = SiteManifest['company'];

export async function writeReceiptMail(lead: Lead, company: Company, links: LeadLinks): Promise<Message> {
  return {
    subject: toHeaderText(`We have your message (${lead.reference})`),
    ...writeBody([
      { type: 'paragraph', text: `Thank you for writing to us. ${summarize(lead)} has arrived.` },
      { type: 'paragraph', text: promiseAnswer(lead, company) },
      {
        type: 'paragraph',
        text: `Your reference is ${lead.reference}. Please have it at hand when you call ${company.phone}.`,
      },
      {
        type: 'links',
        links: [['Correct or withdraw your message', await links.forVisitor(lead.reference)]],
      },
      {
        type: 'paragraph',
        text: 'If you did not write to us, somebody typed your address by mistake. You need not do anything.',
      },
      { type: 'paragraph', text: [company.name, company.phone, company.url].join('\n') },
    ]),
    replyTo: { name: company.name, address: company.email },
  };
}

/** A service is named only when it is one of ours: the field takes any text. */
function summarize({ kind, fields, phoneE164 }: Lead): string {
  const service = serviceChoices.find((choice) => choice === fields.service);
  const number = phoneE164 === null ? '' : `, with a phone number ending in ${phoneE164.slice(-2)},`;
  switch (kind) {
    case 'service-request':
      return `Your service request${service === undefined ? '' : ` for ${service}`}${number}`;
    case 'contact-message':
      return `Your message${number}`;
    case 'blog-reply':
      return 'Your comment';
  }
}

function promiseAnswer({ kind, receivedAtMs }: Lead, { hours }: Company): string {
  if (kind === 'blog-reply') return 'Somebody will read it.';
  return `We will call you ${describeNextBusinessTime(receivedAtMs, hours)} (${nameZone(hours.timeZone, receivedAtMs)}).`;
}

/** For example "Eastern Time". */
function nameZone(timeZone: string, atMs: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    atMs,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
