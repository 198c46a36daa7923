/** Reminds the owner of an unmarked lead: the promised time is over, or its bids are due soon. */
import { formatTime } from '../../../contract/language.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import type { Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { writeDueParts } from './due-parts.ts';
import { writeBody } from './body.ts';
import { linkInbox, writeMarks, writeReplyTo, type MailContext } from './owner-mail.ts';
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
  return {
    subject: fillIn(isBid ? bid.reminderSubject : subject, { summary: writeSummary(lead, words) }),
    ...writeBody([
      { type: 'heading', text: fillIn(heading, nameLead(lead, words)) },
      !isBid && fillIn(occasion === 'reminder' ? first : second, { time }),
      writeDueParts(lead, 'owner', context).sentence,
      { type: 'details', rows: listDetails(lead, context) },
      linkInbox(lead, context),
      marks,
    ]),
    ...writeReplyTo(lead),
    file: await writeMarks(lead, context),
  };
}
