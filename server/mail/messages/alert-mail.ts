/** Trouble that somebody must look at; docs/runbook.md says what to do about each. */
import { z } from 'zod';
import { fillIn } from '../../../contract/fill-in.ts';
import type { MailWords } from '../../../contract/mail-words.ts';
import type { Message } from '../mailer.ts';
import { writeBody } from './body.ts';

export const alertPayload = z.object({ code: z.string(), sentence: z.string() });

export type AlertPayload = z.output<typeof alertPayload>;

export function writeAlertMail({ code, sentence }: AlertPayload, words: MailWords['alert']): Message {
  return {
    subject: fillIn(words.subject, { code }),
    ...writeBody([
      { type: 'heading', text: sentence },
      { type: 'paragraph', text: fillIn(words.action, { code }) },
    ]),
  };
}
