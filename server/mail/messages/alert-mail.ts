/** Trouble that somebody must look at; what each sentence means stands in docs/runbook.md. */
import { z } from 'zod';
import type { Message } from '../mailer.ts';
import { writeBody } from './body.ts';

export const alertPayload = z.object({ code: z.string(), sentence: z.string() });

export type AlertPayload = z.output<typeof alertPayload>;

export function writeAlertMail({ code, sentence }: AlertPayload): Message {
  return {
    subject: `Alert ${code}: the website needs you`,
    ...writeBody([
      { type: 'heading', text: sentence },
      { type: 'paragraph', text: `What to do stands in docs/runbook.md under "${code}".` },
    ]),
  };
}
