/** The mail that asks the customer of a finished job for a review, and its reminder. */
import { z } from 'zod';
import { fillIn } from '../../../contract/fill-in.ts';
import { reviewAnchor } from '../../../contract/request-page.ts';
import { DeliveryError } from '../delivery-error.ts';
import type { Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { toLinks } from './body.ts';
import type { MailContext } from './owner-mail.ts';
import { writeToVisitor } from './visitor-mail.ts';

export const reviewMail = z.object({ isReminder: z.boolean() });
export type ReviewMail = z.output<typeof reviewMail>;

export async function writeReviewMail(
  { reference }: Lead,
  { isReminder }: ReviewMail,
  context: MailContext,
): Promise<Message> {
  const { company, words, links } = context;
  const [texts, page] = [words.mails.review, words.request.review];
  const { reviewProfile } = company;
  if (reviewProfile === undefined)
    throw new DeliveryError('The company has no profile for reviews any more', {
      code: 'no-profile',
      isPermanent: true,
    });
  const values = { reference };
  return writeToVisitor(context, fillIn(isReminder ? texts.reminderSubject : texts.subject, values), [
    fillIn(isReminder ? texts.reminder : texts.ask, values),
    toLinks([page.link, reviewProfile]),
    !isReminder && texts.once,
    toLinks([page.stop, `${await links.toUrl('request', reference)}#${reviewAnchor}`]),
  ]);
}
