/** What the owner reads: every word of the visitor, and an address that "Reply" goes to. */
import { toMinute } from '../../lib/local-clock.ts';
import { describeJudgement, kindNames, listDetails } from '../lead-words.ts';
import { findTown } from '../find-town.ts';
import { ownerMarks, type SignedLinks, type OwnerMark } from '../../signing/signed-links.ts';
import type { Lead } from '../../store/records.ts';
import type { Message } from '../mailer.ts';
import { writeBody, type Block } from './body.ts';
import { toHeaderText } from './header-text.ts';

export async function writeOwnerMail(lead: Lead, links: SignedLinks): Promise<Message> {
  return {
    subject: toSubject(lead, lead.judgement.verdict === 'clean' ? '' : `[${lead.judgement.verdict}] `),
    ...writeBody([
      { type: 'heading', text: `${kindNames[lead.kind]} ${lead.reference}` },
      ...listDoubts(lead),
      { type: 'details', rows: listDetails(lead) },
      { type: 'paragraph', text: 'What became of it? One click, then confirm:' },
      { type: 'links', links: await listMarks(lead, links) },
      {
        type: 'paragraph',
        text: `Received ${toMinute(lead.receivedAtMs)} UTC${lead.page === null ? '' : ` from the page ${lead.page}`}.\nYour answer to this mail goes to the visitor.`,
      },
    ]),
    ...writeReplyTo(lead),
  };
}

/** The visitor corrected or withdrew what she had sent. */
export async function writeChangeMail(lead: Lead, links: SignedLinks): Promise<Message> {
  const isWithdrawn = lead.status === 'withdrawn';
  const what = isWithdrawn ? 'withdrawn' : 'corrected';
  return {
    subject: toSubject(lead, `${isWithdrawn ? 'Withdrawn' : 'Corrected'}: `),
    ...writeBody([
      { type: 'heading', text: `${kindNames[lead.kind]} ${lead.reference} was ${what} by the visitor` },
      { type: 'details', rows: listDetails(lead) },
      ...(isWithdrawn ? [] : [{ type: 'links', links: await listMarks(lead, links) } as const]),
    ]),
    ...writeReplyTo(lead),
  };
}

function toSubject(lead: Lead, prefix: string): string {
  const parts = [
    lead.reference,
    lead.fields.service || kindNames[lead.kind],
    findTown(lead.fields.address),
    lead.fields.name,
  ];
  return toHeaderText(prefix + parts.filter((part) => part !== undefined).join(' · '));
}

function listDoubts(lead: Lead): Block[] {
  if (lead.judgement.verdict === 'clean') return [];
  return [{ type: 'paragraph', text: `This may be spam: ${describeJudgement(lead.judgement)}.` }];
}

async function listMarks(lead: Lead, links: SignedLinks): Promise<[string, string][]> {
  const marks = Object.entries(ownerMarks) as [OwnerMark, string][];
  return Promise.all(
    marks.map(async ([mark, label]): Promise<[string, string]> => [
      label,
      await links.forOwner(lead.reference, mark),
    ]),
  );
}

/** Many mail servers refuse a header with an address beyond ASCII, and then the whole lead would not arrive. */
function writeReplyTo({ fields }: Lead): Pick<Message, 'replyTo'> {
  if (!/^[\x21-\x7e]+$/.test(fields.email)) return {};
  return { replyTo: { name: toHeaderText(fields.name), address: fields.email } };
}
