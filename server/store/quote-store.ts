/**
 * Offers of the kind `quote`, and their papers. The offer has the state of the version that was sent last. Each version
 * is a row of `quotes`, which never changes once it is sent, but for the acceptance.
 */
import type { Acceptance, Quote, QuoteDraft, QuoteState } from '../../contract/quote.ts';
import type { LeadStatus } from '../../contract/lead-status.ts';
import { toRow } from './columns.ts';
import { insert, type Database, type Queries, type Row } from './database.ts';
import { decideOffer, writeOffer, type OfferChange } from './offers.ts';

/** A version that was sent. */
export interface SentQuote {
  quote: Quote;
  /** SHA-256 of the canonical JSON, in hexadecimal digits. */
  hash: string;
  sentAtMs: number;
  acceptance: Acceptance | undefined;
}

/** Everything about the quotes of a request. */
export interface Quotes {
  /** The state of the version that was sent last; `draft` if none was. */
  state: QuoteState;
  /** The version that was sent last; 0 if none was. */
  version: number;
  /** The end of the last day on which it can be accepted. */
  expiresAtMs: number | null;
  changedAtMs: number;
  /** Mails that asked about the version. */
  nudges: number;
  draft: QuoteDraft | undefined;
  /** Oldest first. */
  sent: readonly SentQuote[];
}

export interface QuoteDecision {
  state: QuoteState;
  version: number;
  expiresAtMs: number | null;
  nudges: number;
  /** The draft to keep; undefined removes it. */
  draft?: QuoteDraft | undefined;
  /** A new version. */
  paper?: { json: string; hash: string };
  /** Of the version of the decision. */
  acceptance?: Acceptance;
  change: OfferChange;
}

/** A quote in the list of all that were sent. */
export interface ListedQuote extends Omit<SentQuote, 'hash'> {
  reference: string;
  /** That of its request's offer, if this version is the last one; otherwise `replaced`. */
  state: QuoteState;
}

const none = { state: 'draft', version: 0, expiresAtMs: null, changedAtMs: 0, nudges: 0 } as const;

const readAcceptance = ({ acceptance }: Row): Acceptance | undefined =>
  typeof acceptance === 'string' ? (JSON.parse(acceptance) as Acceptance) : undefined;

async function readQuotes(queries: Pick<Queries, 'get' | 'all'>, reference: string): Promise<Quotes> {
  const offer = await queries.get(
    `SELECT offers.state, offers.version, expires_at_ms, changed_at_ms, answer FROM offers
     JOIN leads ON leads.id = offers.lead_id WHERE offers.kind = 'quote' AND leads.reference = ?`,
    reference,
  );
  const rows = await queries.all('SELECT * FROM quotes WHERE reference = ? ORDER BY version', reference);
  const draft = rows.find(({ hash }) => hash === null);
  return {
    ...(offer
      ? {
          state: offer['state'] as QuoteState,
          version: Number(offer['version']),
          expiresAtMs: offer['expires_at_ms'] === null ? null : Number(offer['expires_at_ms']),
          changedAtMs: Number(offer['changed_at_ms']),
          nudges: (JSON.parse(String(offer['answer'])) as Pick<Quotes, 'nudges'>).nudges,
        }
      : none),
    draft: draft && (JSON.parse(String(draft['content'])) as QuoteDraft),
    sent: rows.filter(({ hash }) => hash !== null).map(readSent),
  };
}

const readSent = (row: Row): SentQuote => ({
  quote: JSON.parse(String(row['content'])) as Quote,
  hash: String(row['hash']),
  sentAtMs: Number(row['sent_at_ms']),
  acceptance: readAcceptance(row),
});

/** Runs after leads were deleted: only accepted quotes outlive their requests. */
export const removeOrphans = (queries: Pick<Queries, 'run'>, acceptedBeforeMs = 0): Promise<number> =>
  queries.run(
    'DELETE FROM quotes WHERE lead_id IS NULL AND (accepted_at_ms IS NULL OR accepted_at_ms < ?)',
    acceptedBeforeMs,
  );

export function createQuoteStore(database: Database) {
  return {
    findQuotes: (reference: string): Promise<Quotes> => readQuotes(database, reference),

    /** Every version that was sent in the span, newest first, also those of erased requests. */
    async listQuotes({ sinceMs, untilMs }: { sinceMs: number; untilMs: number }): Promise<ListedQuote[]> {
      const rows = await database.all(
        `SELECT quotes.*, offers.state, offers.version AS last FROM quotes
         LEFT JOIN offers ON offers.lead_id = quotes.lead_id AND offers.kind = 'quote'
         WHERE sent_at_ms >= ? AND sent_at_ms < ? ORDER BY sent_at_ms DESC, quotes.id DESC`,
        ...[sinceMs, untilMs],
      );
      return rows.map((row) => {
        const { quote, sentAtMs, acceptance } = readSent(row);
        const isLast = Number(row['last']) === quote.version;
        const state = acceptance ? 'accepted' : isLast ? (row['state'] as QuoteState) : 'replaced';
        return { reference: quote.reference, quote, sentAtMs, acceptance, state };
      });
    },

    /** References of open requests whose quote nobody has answered, sent before this time. */
    async listUnanswered(sentBeforeMs: number): Promise<string[]> {
      const rows = await database.all(
        `SELECT leads.reference FROM offers JOIN leads ON leads.id = offers.lead_id
         JOIN quotes ON quotes.lead_id = leads.id AND quotes.version = offers.version
         WHERE offers.kind = 'quote' AND offers.state IN ('sent', 'viewed') AND sent_at_ms < ?
           AND leads.status = 'quoted'`,
        sentBeforeMs,
      );
      return rows.map(({ reference }) => String(reference));
    },

    decideQuote: <Refusal extends string>(
      reference: string,
      nowMs: number,
      decide: (quotes: Quotes, status: LeadStatus) => QuoteDecision | Refusal,
    ): Promise<Quotes | Refusal | 'unknown'> =>
      decideOffer<Quotes, QuoteDecision, Refusal, Quotes>(database, reference, {
        ...{ nowMs, lock: 'quotes', decide, replaced: () => "occasion = 'quote'" },
        read: (queries) => readQuotes(queries, reference),
        write: async (queries, leadId, decision) => {
          await writeQuote(queries, { leadId, reference }, nowMs, decision);
          return readQuotes(queries, reference);
        },
      }),
  };
}

async function writeQuote(
  queries: Queries,
  lead: { leadId: number; reference: string },
  nowMs: number,
  { state, version, expiresAtMs, nudges, draft, paper, acceptance }: QuoteDecision,
): Promise<void> {
  await queries.run('DELETE FROM quotes WHERE reference = ? AND hash IS NULL', lead.reference);
  if (paper)
    await insert(
      queries,
      'quotes',
      toRow({ ...lead, version, content: paper.json, hash: paper.hash, sentAtMs: nowMs }),
    );
  if (acceptance)
    await queries.run(
      'UPDATE quotes SET acceptance = ?, accepted_at_ms = ? WHERE reference = ? AND version = ?',
      ...[JSON.stringify(acceptance), nowMs, lead.reference, version],
    );
  if (draft)
    await insert(queries, 'quotes', toRow({ ...lead, version: version + 1, content: JSON.stringify(draft) }));
  await writeOffer(queries, {
    ...{ kind: 'quote', leadId: lead.leadId, state, version, expiresAtMs },
    ...{ changedAtMs: nowMs, answer: JSON.stringify({ nudges }) },
  });
}
