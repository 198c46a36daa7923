/** The visitor's receipt. It repeats nothing that was typed, not even the name, so nobody can abuse it to send text. */
import { leadForms } from '../../../contract/lead-forms.ts';
import { fillForm } from '../../../contract/fill-form.ts';
import { getValue } from '../../../contract/form-field.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import { visitPart } from '../../../contract/request-page.ts';
import { answerQuestions } from '../../../domain/answer-questions.ts';
import type { ServerWords } from '../../../contract/words/words-files.ts';
import { promiseAnswer } from '../../../domain/business-time.ts';
import type { Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { writeDueParts } from './due-parts.ts';
import { toLinks } from './body.ts';
import type { MailContext } from './owner-mail.ts';
import { writeToVisitor } from './visitor-mail.ts';

export async function writeReceiptMail(lead: Lead, context: MailContext): Promise<Message> {
  const { company, words, links } = context;
  const { receipt } = words.mails;
  const { reference } = lead;
  const { sentence, ...calendar } = writeDueParts(lead, 'visitor', context);
  const { takesVisits, takesFiles } = leadForms[lead.kind];
  const page = await links.toUrl('request', reference);
  return {
    ...writeToVisitor(context, fillIn(receipt.subject, { reference }), [
      fillIn(receipt.thanks, { what: describeRequest(lead, words) }),
      promiseAnswer(lead, company.hours.timeZone, receipt, receipt),
      sentence,
      ...Object.values(answerQuestions(lead.fields, words.questions)),
      fillIn(receipt.reference, { reference }),
      toLinks(
        ...(company.visits.on && takesVisits ? [[receipt.visit, page + visitPart] as const] : []),
        ...(takesFiles ? [[receipt.add, page] as const] : []),
        [receipt.change, await links.toUrl('visitor', reference)],
      ),
      receipt.mistake,
    ]),
    ...calendar,
  };
}

/** Names the service only if it is one of our choices, because the field accepts any text. */
function describeRequest({ kind, fields, phoneE164 }: Lead, { forms, mails }: ServerWords): string {
  const { receiptName, fields: asked } = fillForm(kind, forms.requests);
  const { withChoice, withPhone } = mails.receipt;
  const { options = [] } = asked.find(({ name }) => name === 'service') ?? {};
  const choice = options.find((option) => getValue(option) === fields.service)?.label;
  const what = choice === undefined ? receiptName : fillIn(withChoice, { what: receiptName, choice });
  return phoneE164 === null ? what : fillIn(withPhone, { what, digits: phoneE164.slice(-2) });
}
