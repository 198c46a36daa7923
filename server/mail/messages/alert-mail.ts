/** An alert about a problem; docs/runbook.md has the remedy for each. */
import { z } from 'zod';
import { fillIn } from '../../../contract/fill-in.ts';
import type { MailWords } from '../../../contract/words/english.ts';
import type { Message } from '../mailer.ts';
import { writeBody } from './body.ts';

/** A queued alert may have the code of another version of the server. */
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
      sentence,
      fillIn(words.action, { code }),
    ]),
  };
}
