/** The mail about a new lead: everything the visitor wrote, with Reply-To set to the visitor. */
import { formatTime } from '../../../contract/language.ts';
import { z } from 'zod';
import { toInboxPath } from '../../../contract/endpoints.ts';
import type { CompanyFacts } from '../../../contract/company.ts';
import { fillIn } from '../../../contract/fill-in.ts';
import { answerQuestions } from '../../../domain/answer-questions.ts';
import type { ServerWords } from '../../../contract/words/words-files.ts';
import { labelSource, nameSource } from '../../../domain/lead-source.ts';
import { getBehavior } from '../../kinds/kinds.ts';
import { linkDays, ownerMarks, type SignedLinks } from '../../signing/signed-links.ts';
import type { Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { countLinks, mostHonestLinks } from '../../../domain/count-links.ts';
import { writeDueParts } from './due-parts.ts';
import { toLinks, writeBody, type Part } from './body.ts';
import { toHeaderText } from '../../../domain/header-text.ts';
import { describeJudgement, listDetails, nameLead, writeSummary } from '../../presenter/describe-lead.ts';

/** Neither a note nor corrected fields means that the visitor withdrew. */
export const changePayload = z.object({
  note: z.string().optional(),
  /** The names of the fields. */
  corrected: z.array(z.string()).default([]),
});

export interface MailContext {
  company: CompanyFacts;
  words: ServerWords;
  links: SignedLinks;
  /** The site's public URL, without a trailing slash. */
  siteUrl: string;
  hasInbox: boolean;
}

export async function writeOwnerMail(lead: Lead, context: MailContext): Promise<Message> {
  const { company, words } = context;
  const { judgement } = lead;
  const { received, receivedFrom, source, marks, reply, heading, doubt } = words.mails.lead;
  /** The site's answers to the optional questions, as the visitor saw them. */
  const told = Object.values(answerQuestions(lead.fields, words.questions)).join(' ');
  const time = formatTime(lead.receivedAtMs, company.hours.timeZone);
  const origin =
    lead.page === null ? fillIn(received, { time }) : fillIn(receivedFrom, { time, page: lead.page });
  const cameFrom = lead.source
    ? ` ${fillIn(source, { source: labelSource(nameSource(lead.source), words.mails.sources), landing: lead.source['landing'] ?? '' })}`
    : '';
  const { sentence, ...calendar } = writeDueParts(lead, 'owner', context);
  return {
    subject: writeSubject(lead, words),
    ...writeBody([
      { type: 'heading', text: fillIn(heading, nameLead(lead, words)) },
      judgement.verdict !== 'clean' &&
        fillIn(doubt, { judgement: describeJudgement(judgement, words.mails.lead) }),
      sentence,
      { type: 'details', rows: listDetails(lead, context) },
      told !== '' && fillIn(words.mails.lead.told, { sentences: told }),
      ...listTable(lead, context),
      linkInbox(lead, context),
      `${fillIn(marks, { days: linkDays })}\n${origin}${cameFrom}\n${reply}`,
    ]),
    ...writeReplyTo(lead),
    ...calendar,
    file: await writeMarks(lead, context),
  };
}

/** Tells the owner that the visitor corrected or withdrew a request. Each note gets its own mail. */
export async function writeChangeMail(
  lead: Lead,
  { note, corrected: names }: z.output<typeof changePayload>,
  context: MailContext,
): Promise<Message> {
  const { words } = context;
  const isWithdrawn = note === undefined && names.length === 0;
  const { correctedSubject, corrected, withdrawnSubject, withdrawn } = words.mails.change;
  const subject = fillIn(isWithdrawn ? withdrawnSubject : correctedSubject, {
    summary: writeSummary(lead, words),
  });
  const shown = { ...lead, notes: lead.notes.filter(({ text }) => text === note).slice(-1) };
  return {
    subject:
      countLinks(note ?? '') > mostHonestLinks
        ? fillIn(words.mails.lead.doubtfulSubject, { verdict: 'suspect', summary: subject })
        : subject,
    ...writeBody([
      { type: 'heading', text: fillIn(isWithdrawn ? withdrawn : corrected, nameLead(lead, words)) },
      { type: 'details', rows: listDetails(shown, context, names) },
    ]),
    ...writeReplyTo(lead),
    ...(isWithdrawn ? {} : { file: await writeMarks(lead, context) }),
  };
}

/** Anyone with these links can use them, so they go in an attachment: a reply to the visitor quotes the body. */
export async function writeMarks(
  lead: Lead,
  { words, links }: MailContext,
): Promise<{ name: string; text: string }> {
  const { marks } = words.answers.mark;
  const lines = await Promise.all(
    ownerMarks.map(async (mark) => `${marks[mark]}: ${await links.toUrl('owner', lead.reference, mark)}`),
  );
  return { name: `${lead.reference}.txt`, text: `${lines.join('\n\n')}\n` };
}

function writeSubject(lead: Lead, words: ServerWords): string {
  const { subject, doubtfulSubject } = words.mails.lead;
  const { verdict } = lead.judgement;
  const summary = writeSummary(lead, words);
  return verdict === 'clean' ? fillIn(subject, { summary }) : fillIn(doubtfulSubject, { verdict, summary });
}

/** The table of a takeoff, with a link that reopens it. */
function listTable({ kind, fields }: Lead, { words, siteUrl }: MailContext): Part[] {
  const table = getBehavior(kind).describeTable?.(fields);
  if (!table?.rows.length) return [];
  return [{ type: 'table', rows: table.rows }, toLinks([words.mails.lead.takeoff, siteUrl + table.path])];
}

/** A reply quotes this link to the visitor, who cannot open it without signing in. */
export const linkInbox = ({ reference }: Lead, { words, siteUrl, hasInbox }: MailContext): Part =>
  hasInbox && toLinks([words.mails.lead.inbox, siteUrl + toInboxPath(reference)]);

/** Many mail servers reject a header with a non-ASCII address, and then the whole mail is lost. */
export const isHeaderAddress = (address: string): boolean => /^[\x21-\x7e]+$/.test(address);

export function writeReplyTo({ fields }: Lead): Pick<Message, 'replyTo'> {
  if (!isHeaderAddress(fields.email)) return {};
  return { replyTo: { name: toHeaderText(fields.name), address: fields.email } };
}
