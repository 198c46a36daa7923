/** The visitor's receipt. It repeats nothing that was typed, not even the name, so nobody can send words with it. */
import { enquiryForms, type EnquiryField } from '../../../contract/enquiry-forms.ts';
import type { CompanyFacts } from '../../../contract/company.ts';
import { describeNextBusinessTime } from '../business-time.ts';
import type { SignedLinks } from '../../signing/signed-links.ts';
import type { Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { writeBody } from './body.ts';
import { toHeaderText } from './header-text.ts';

export async function writeReceiptMail(
  lead: Lead,
  company: CompanyFacts,
  links: SignedLinks,
): Promise<Message> {
  return {
    subject: toHeaderText(`We have your message (${lead.reference})`),
    ...writeBody([
      { type: 'paragraph', text: `Thank you for writing to us. ${summarize(lead)} has arrived.` },
      { type: 'paragraph', text: promiseAnswer(lead, company) },
      {
        type: 'paragraph',
        text: `Your reference is ${lead.reference}. Please have it at hand when you call ${company.phone.shown}.`,
      },
      {
        type: 'links',
        links: [['Correct or withdraw your message', await links.forVisitor(lead.reference)]],
      },
      {
        type: 'paragraph',
        text: 'If you did not write to us, somebody typed your address by mistake. You need not do anything.',
      },
      { type: 'paragraph', text: [company.name, company.phone.shown, company.url].join('\n') },
    ]),
    replyTo: { name: company.name, address: company.email },
  };
}

/** A choice is named only when it is one of ours: the field takes any text. */
function summarize({ kind, fields, phoneE164 }: Lead): string {
  const { receiptName, fields: asked } = enquiryForms[kind];
  const choices = asked.flatMap(({ name, storedAs = name, options = [] }: EnquiryField) =>
    options.filter((option) => option === fields[storedAs]),
  );
  const choice = choices.length > 0 ? ` for ${choices.join(', ')}` : '';
  const number = phoneE164 === null ? '' : `, with a phone number ending in ${phoneE164.slice(-2)},`;
  return `${receiptName}${choice}${number}`;
}

function promiseAnswer({ kind, receivedAtMs }: Lead, { hours }: CompanyFacts): string {
  if (!enquiryForms[kind].promisesCall) return 'Somebody will read it.';
  return `We will call you ${describeNextBusinessTime(receivedAtMs, hours)} (${nameZone(hours.timeZone, receivedAtMs)}).`;
}

/** For example "Eastern Time". */
function nameZone(timeZone: string, atMs: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    atMs,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
