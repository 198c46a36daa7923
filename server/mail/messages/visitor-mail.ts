import { toHeaderText } from '../../../domain/header-text.ts';
import type { Message } from '../mailer.ts';
import { writeBody, type Part } from './body.ts';
import type { MailContext } from './owner-mail.ts';

/** A mail from the company to the visitor, who can reply to its mailbox. */
export const writeToVisitor = (
  { company }: Pick<MailContext, 'company'>,
  subject: string,
  parts: readonly Part[],
): Message => ({
  subject: toHeaderText(subject),
  ...writeBody([...parts, [company.name, company.phone.shown, company.url].join('\n')]),
  replyTo: { name: company.name, address: company.email },
});
