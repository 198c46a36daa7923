/** An answer from a person of the company to the visitor. Replies go to that person's mailbox. */
import { z } from 'zod';
import { fillIn } from '../../../contract/fill-in.ts';
import { toHeaderText } from '../../../domain/header-text.ts';
import type { Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { writeBody } from './body.ts';
import { isHeaderAddress, type MailContext } from './owner-mail.ts';

export const replyPayload = z.object({ text: z.string(), name: z.string(), address: z.string() });

export function writeReplyMail(
  { reference }: Lead,
  { text, name, address }: z.output<typeof replyPayload>,
  { words }: MailContext,
  isReply: boolean,
): Message {
  const { answer, receipt } = words.mails;
  // Many mailboxes join mails only if they share a subject.
  const subject = isReply ? `Re: ${receipt.subject}` : answer.subject;
  return {
    subject: toHeaderText(fillIn(subject, { reference })),
    ...writeBody([text]),
    ...(isHeaderAddress(address) && { replyTo: { name: toHeaderText(name), address } }),
  };
}
