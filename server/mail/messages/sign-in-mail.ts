/** The sign-in code. The subject contains it, so a phone shows it without opening the mail. */
import { z } from 'zod';
import { fillIn } from '../../../contract/fill-in.ts';
import { formatTime } from '../../../contract/language.ts';
import type { Message } from '../mailer.ts';
import { writeBody } from './body.ts';
import type { MailContext } from './owner-mail.ts';

export const signInPayload = z.object({ code: z.string(), untilMs: z.number() });

export function writeSignInMail(
  { code, untilMs }: z.output<typeof signInPayload>,
  { company, words }: MailContext,
): Message {
  const { subject, code: sentence, caution } = words.mails.signIn;
  const time = formatTime(untilMs, company.hours.timeZone);
  return {
    subject: fillIn(subject, { code }),
    ...writeBody([fillIn(sentence, { code, time }), caution]),
  };
}
