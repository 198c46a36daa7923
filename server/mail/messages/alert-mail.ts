/** Trouble that somebody must look at; docs/runbook.md says what to do about each. */
import { z } from 'zod';
import { fillIn } from '../../../contract/fill-in.ts';
import type { MailWords } from '../../../contract/words/english.ts';
import type { Message } from '../mailer.ts';
import { writeBody } from './body.ts';

/** An alert that waits may have a code that only another version of the server knows. */
export const alertPayload = z.object({ code: z.string(), sentence: z.string() });

export function writeAlertMail(
  { code, sentence }: z.output<typeof alertPayload>,
  words: MailWords['alert'],
): Message {
  const headings: Partial<Record<string, string>> = words.headings;
  return {
    subject: fillIn(words.subject, { code }),
    ...writeBody([
      { type: 'heading', text: headings[code] ?? code },
      { type: 'paragraph', text: sentence },
      { type: 'paragraph', text: fillIn(words.action, { code }) },
    ]),
  };
}
