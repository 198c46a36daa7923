/** Reminds the owner of an unmarked lead: the promised time is over, or its bids are due soon. */
import { formatTime } from '../../../contract/language.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import type { Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { writeDueParts } from './due-parts.ts';
import { writeBody, type Block } from './body.ts';
import { listInboxLink, writeMarks, writeReplyTo, type MailContext } from './owner-mail.ts';
import { listDetails, nameLead, writeSummary } from '../../presenter/describe-lead.ts';

export async function writeReminderMail(
  lead: Lead,
  occasion: 'reminder' | 'second-reminder' | 'bid-reminder',
  context: MailContext,
): Promise<Message> {
  const { company, words } = context;
  const { subject, heading, first, second, marks } = words.mails.reminder;
  const { bid } = words.mails;
  const isBid = occasion === 'bid-reminder';
  const time = formatTime(lead.promise?.byMs ?? lead.receivedAtMs, company.hours.timeZone);
  const { blocks } = writeDueParts(lead, 'owner', context);
  const why: Block[] = isBid
    ? []
    : [{ type: 'paragraph', text: fillIn(occasion === 'reminder' ? first : second, { time }) }];
  return {
    subject: fillIn(isBid ? bid.reminderSubject : subject, { summary: writeSummary(lead, words) }),
    ...writeBody([
      { type: 'heading', text: fillIn(heading, nameLead(lead, words)) },
      ...why,
      ...blocks,
      { type: 'details', rows: listDetails(lead, context) },
      ...listInboxLink(lead, context),
      { type: 'paragraph', text: marks },
    ]),
    ...writeReplyTo(lead),
    file: await writeMarks(lead, context),
  };
}
