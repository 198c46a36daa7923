import { toHeaderText } from '../../../domain/header-text.ts';
import type { Message } from '../mailer.ts';
import { toParagraphs, writeBody, type Block } from './body.ts';
import type { MailContext } from './owner-mail.ts';

/** A mail from the company to the visitor, who can reply to its mailbox. */
export const writeToVisitor = (
  { company }: Pick<MailContext, 'company'>,
  subject: string,
  blocks: readonly Block[],
): Message => ({
  subject: toHeaderText(subject),
  ...writeBody([...blocks, ...toParagraphs([company.name, company.phone.shown, company.url].join('\n'))]),
  replyTo: { name: company.name, address: company.email },
});
