/** What the owner reads: every word of the visitor, and an address that "Reply" goes to. */
import type { CompanyFacts } from '../../../contract/company.ts';
import { fillIn, fillInCount } from '../../../contract/fill-in.ts';
import type { MailWords } from '../../../contract/mail-words.ts';
import type { ServerWords } from '../../../contract/server-words.ts';
import { formatTime, listDetails, nameRequest } from '../lead-words.ts';
import { findTown } from '../find-town.ts';
import { ownerMarks, type SignedLinks } from '../../signing/signed-links.ts';
import type { Judgement, Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { writeBody, type Block } from './body.ts';
import { toHeaderText } from './header-text.ts';

export interface MailContext {
  company: CompanyFacts;
  words: ServerWords;
  links: SignedLinks;
}

export async function writeOwnerMail(lead: Lead, context: MailContext): Promise<Message> {
  const { company, words } = context;
  const { received, receivedFrom, marks, reply, heading } = words.mails.lead;
  const time = formatTime(lead.receivedAtMs, company.hours.timeZone);
  const origin =
    lead.page === null ? fillIn(received, { time }) : fillIn(receivedFrom, { time, page: lead.page });
  return {
    subject: writeSubject(lead, words),
    ...writeBody([
      { type: 'heading', text: fillIn(heading, nameLead(lead, words)) },
      ...listDoubts(lead, words.mails),
      { type: 'details', rows: listRows(lead, context) },
      { type: 'paragraph', text: marks },
      { type: 'links', links: await listMarks(lead, context) },
      { type: 'paragraph', text: `${origin}\n${reply}` },
    ]),
    ...writeReplyTo(lead),
  };
}

/** The visitor corrected or withdrew a message. */
export async function writeChangeMail(lead: Lead, context: MailContext): Promise<Message> {
  const { words } = context;
  const isWithdrawn = lead.status === 'withdrawn';
  const { correctedSubject, corrected, withdrawnSubject, withdrawn } = words.mails.change;
  const summary = summarize(lead, words);
  return {
    subject: fillIn(isWithdrawn ? withdrawnSubject : correctedSubject, { summary }),
    ...writeBody([
      { type: 'heading', text: fillIn(isWithdrawn ? withdrawn : corrected, nameLead(lead, words)) },
      { type: 'details', rows: listRows(lead, context) },
      ...(isWithdrawn ? [] : [{ type: 'links', links: await listMarks(lead, context) } as const]),
    ]),
    ...writeReplyTo(lead),
  };
}

const nameLead = ({ kind, reference }: Lead, { forms }: ServerWords) => ({
  request: nameRequest(kind, forms.requests),
  reference,
});

function writeSubject(lead: Lead, words: ServerWords): string {
  const { subject, doubtfulSubject } = words.mails.lead;
  const { verdict } = lead.judgement;
  const summary = summarize(lead, words);
  return verdict === 'clean' ? fillIn(subject, { summary }) : fillIn(doubtfulSubject, { verdict, summary });
}

function summarize({ reference, kind, fields }: Lead, { forms }: ServerWords): string {
  const request = fields.service || nameRequest(kind, forms.requests);
  const parts = [reference, request, findTown(fields.address), fields.name];
  return toHeaderText(parts.filter((part) => part !== undefined).join(' · '));
}

function listDoubts({ judgement }: Lead, { lead }: MailWords): Block[] {
  if (judgement.verdict === 'clean') return [];
  return [{ type: 'paragraph', text: fillIn(lead.doubt, { judgement: describeJudgement(judgement, lead) }) }];
}

export function describeJudgement({ score, reasons }: Judgement, { judgement }: MailWords['lead']): string {
  return fillInCount(judgement, score, { reasons: reasons.join('; ') });
}

function listRows(lead: Lead, { company, words }: MailContext) {
  return listDetails(lead, {
    requests: words.forms.requests,
    labelNote: (timeMs) =>
      fillIn(words.mails.lead.note, { time: formatTime(timeMs, company.hours.timeZone) }),
  });
}

async function listMarks(lead: Lead, { words, links }: MailContext): Promise<[string, string][]> {
  const { marks } = words.answers.mark;
  return Promise.all(
    ownerMarks.map(async (mark): Promise<[string, string]> => [
      marks[mark],
      await links.forOwner(lead.reference, mark),
    ]),
  );
}

/** Many mail servers refuse a header with an address beyond ASCII, and then the whole lead would not arrive. */
function writeReplyTo({ fields }: Lead): Pick<Message, 'replyTo'> {
  if (!/^[\x21-\x7e]+$/.test(fields.email)) return {};
  return { replyTo: { name: toHeaderText(fields.name), address: fields.email } };
}
