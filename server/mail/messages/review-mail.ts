/** The mail that asks the customer of a finished job for a review, and its reminder. */
import { z } from 'zod';
import { fillIn } from '../../../contract/fill-in.ts';
import { reviewAnchor } from '../../../contract/request-page.ts';
import { toHeaderText } from '../../../domain/header-text.ts';
import { DeliveryError } from '../delivery-error.ts';
import type { Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { writeBody } from './body.ts';
import type { MailContext } from './owner-mail.ts';

export const reviewMail = z.object({ isReminder: z.boolean() });
export type ReviewMail = z.output<typeof reviewMail>;

export async function writeReviewMail(
  { reference }: Lead,
  { isReminder }: ReviewMail,
  { company, words, links }: MailContext,
): Promise<Message> {
  const texts = words.mails.review;
  const { reviewProfile } = company;
  if (reviewProfile === undefined)
    throw new DeliveryError('The company has no profile for reviews any more', {
      code: 'no-profile',
      isPermanent: true,
    });
  const values = { reference, company: company.name };
  return {
    subject: toHeaderText(fillIn(isReminder ? texts.reminderSubject : texts.subject, values)),
    ...writeBody([
      { type: 'paragraph', text: fillIn(isReminder ? texts.reminder : texts.ask, values) },
      { type: 'links', links: [[texts.profile, reviewProfile]] },
      ...(isReminder ? [] : [{ type: 'paragraph' as const, text: texts.once }]),
      { type: 'links', links: [[texts.stop, `${await links.toUrl('request', reference)}#${reviewAnchor}`]] },
      { type: 'paragraph', text: [company.name, company.phone.shown, company.url].join('\n') },
    ]),
    replyTo: { name: company.name, address: company.email },
  };
}
