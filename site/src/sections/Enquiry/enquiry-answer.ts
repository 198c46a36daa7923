/** What the form of an enquiry says about how it went, as MESSAGE-SENT, MESSAGE-REFUSED, MESSAGE-FAILED and MESSAGE-STATUS say. */
import { form as words } from 'words:forms';
import { fillIn } from '../../../../contract/fill-in.ts';
import { messages } from '../../../../contract/messages.ts';
import type { Contact } from '../../lib/contact.ts';
import type { Answer } from '../../parts/Form/use-form.ts';
import type { Outcome } from './send-enquiry.ts';

/** `dialog`: an alert says how it went. `status`: a line in the form does. */
export type Feedback = 'dialog' | 'status';
type Values = Record<string, string>;

export function toAnswer(outcome: Outcome, feedback: Feedback, values: Values, contact: Contact): Answer {
  const isDialog = feedback === 'dialog';
  if (outcome.result === 'sent') {
    const { reference } = outcome;
    return {
      isDone: true,
      line: reference ? `${messages.sent} ${fillIn(words.reference, { reference })}` : messages.sent,
      ...(isDialog && { notice: { tone: 'good', text: messages.sent, reference } }),
    };
  }
  const unsent = describe(values);
  const failed = isDialog ? messages.failed : messages.statusFailed;
  const line = outcome.result === 'refused' ? messages.refused : failed;
  return {
    line,
    ...(outcome.result === 'refused' && { errors: outcome.fields }),
    ...(isDialog ? { notice: { tone: 'bad', text: line, rescue: { contact, words: unsent } } } : { unsent }),
  };
}

/** The visitor’s words as plain text, for the rescue links. */
function describe(values: Values): string {
  return Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
