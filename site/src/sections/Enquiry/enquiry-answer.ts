/** The form's messages after a submission, as in MESSAGE-SENT, MESSAGE-REFUSED, MESSAGE-FAILED and MESSAGE-STATUS. */
import { form as words, messages } from 'words:forms';
import { fillIn } from '../../../../contract/fill-in.ts';
import type { Answer } from '../../parts/Form/use-form.ts';
import type { Outcome } from './send-enquiry.ts';

/** `dialog`: an alert shows the outcome. `status`: a line in the form does. */
export type Feedback = 'dialog' | 'status';

/** A field's label and its typed value. */
export interface Typed {
  label: string;
  value: string;
}

export function toAnswer(outcome: Outcome, feedback: Feedback, typed: readonly Typed[]): Answer {
  const isDialog = feedback === 'dialog';
  if (outcome.result === 'sent') {
    const { reference, next, promise: detail = '' } = outcome;
    return {
      isDone: true,
      line: reference ? `${messages.sent} ${fillIn(words.reference, { reference })}` : messages.sent,
      detail,
      ...(next && { next }),
      ...(isDialog && { notice: { tone: 'good', text: messages.sent, reference, detail } }),
    };
  }
  const unsent = describe(typed);
  const failed = isDialog ? messages.failed : messages.statusFailed;
  const line = outcome.result === 'refused' ? messages.refused : failed;
  const detail = outcome.result === 'refused' ? outcome.advice : '';
  return {
    line,
    detail,
    ...(outcome.result === 'refused' && { errors: outcome.fields }),
    ...(isDialog ? { notice: { tone: 'bad', text: line, detail, unsent } } : { unsent }),
  };
}

/** The visitor’s text as plain text, for the rescue links. */
function describe(typed: readonly Typed[]): string {
  return typed
    .filter(({ value }) => value)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');
}
