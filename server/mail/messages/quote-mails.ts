/** The mails about a written quote: to the customer, and to the owners. After the acceptance, both have its file. */
import { z } from 'zod';
import { fillIn } from '../../../contract/fill-in.ts';
import { formatDay } from '../../../contract/language.ts';
import { quoteSuffix } from '../../../contract/request-page.ts';
import { toHeaderText } from '../../../domain/header-text.ts';
import { formatMoney } from '../../../domain/quotes/amounts.ts';
import { DeliveryError } from '../../mail/delivery-error.ts';
import { nameLead, writeSummary } from '../../presenter/describe-lead.ts';
import { namePaper, writePaper } from '../../paper/write-paper.ts';
import type { Quotes, SentQuote } from '../../store/quote-store.ts';
import type { Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { toLinks, writeBody } from './body.ts';
import { linkInbox, writeReplyTo, type MailContext } from './owner-mail.ts';
import { writeToVisitor } from './visitor-mail.ts';

export const quoteMail = z.object({
  news: z.enum(['sent', 'nudge', 'withdrawn', 'accepted', 'declined']),
  version: z.number(),
  reason: z.string().optional(),
});
export type QuoteMail = z.output<typeof quoteMail>;

type Context = MailContext & { quotes: Quotes };

function findSent({ quotes }: Context, version: number) {
  const found = quotes.sent.find(({ quote }) => quote.version === version);
  if (found) return found;
  throw new DeliveryError(`There is no version ${version} of this quote`, {
    code: 'no-quote',
    isPermanent: true,
  });
}

const attachPaper = async (
  sent: SentQuote,
  { company, words, links }: Context,
): Promise<Pick<Message, 'paper'>> => ({
  paper: {
    name: namePaper(sent),
    bytes: await writePaper(sent, { words, timeZone: company.hours.timeZone, links }),
  },
});

export async function writeQuoteMail(lead: Lead, mail: QuoteMail, context: Context): Promise<Message> {
  const { words, links } = context;
  const texts = words.mails.quote;
  const sent = findSent(context, mail.version);
  const news =
    mail.news === 'sent' && mail.version > 1 ? 'again' : mail.news === 'declined' ? 'withdrawn' : mail.news;
  const values = {
    ...{ reference: lead.reference, title: sent.quote.title },
    total: sent.acceptance ? formatMoney(sent.acceptance.totals.totalCents, sent.quote.language) : '',
    day: formatDay(sent.quote.validUntil),
  };
  const page = `${await links.toUrl('request', lead.reference)}${quoteSuffix}${mail.version}`;
  return {
    ...writeToVisitor(context, fillIn(texts.subjects[news], values), [
      fillIn(texts.customer[news], values),
      news !== 'withdrawn' && toLinks([texts.open, page]),
    ]),
    ...(news === 'accepted' && (await attachPaper(sent, context))),
  };
}

export async function writeQuoteTeamMail(lead: Lead, mail: QuoteMail, context: Context): Promise<Message> {
  const { words } = context;
  const texts = words.mails.quote.team;
  const sent = findSent(context, mail.version);
  const isAccepted = mail.news === 'accepted' && sent.acceptance !== undefined;
  const values = {
    ...nameLead(lead, words),
    ...{ summary: writeSummary(lead, words), title: sent.quote.title, reason: mail.reason ?? '' },
    total: formatMoney(sent.acceptance?.totals.totalCents ?? 0, sent.quote.language),
    typed: sent.acceptance?.name ?? '',
  };
  return {
    subject: toHeaderText(fillIn(isAccepted ? texts.accepted : texts.declined, values)),
    ...writeBody([
      fillIn(isAccepted ? texts.acceptedText : texts.declinedText, values),
      values.reason,
      linkInbox(lead, context),
    ]),
    ...writeReplyTo(lead),
    ...(isAccepted && (await attachPaper(sent, context))),
  };
}
