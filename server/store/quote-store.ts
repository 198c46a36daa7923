/**
 * Offers of the kind `quote`, and their papers. The offer has the state of the version that was sent last. Each version
 * is a row of `quotes`, which never changes once it is sent, but for the acceptance.
 */
import { z } from 'zod';
import type { Acceptance, Quote, QuoteDraft, QuoteState } from '../../contract/quote.ts';
import type { LeadStatus } from '../../contract/lead-status.ts';
import { insert, json, parseRow } from './columns.ts';
import type { Database, Queries, Row } from './database.ts';
import { decideOffer, offerColumns, selectOffers, type OfferDecision } from './offers.ts';

/** A version that was sent. */
export interface SentQuote {
  quote: Quote;
  /** SHA-256 of the canonical JSON, in hexadecimal digits. */
  hash: string;
  sentAtMs: number;
  acceptance: Acceptance | undefined;
}

const offer = offerColumns
  .extend({ state: z.custom<QuoteState>(), answer: json(z.object({ nudges: z.number() })) })
  .transform(({ answer, ...columns }) => ({ ...columns, ...answer }));

/** Everything about the quotes of a request: state, version and end of the one that was sent last, and mails that asked. */
export interface Quotes extends z.output<typeof offer> {
  draft: QuoteDraft | undefined;
  /** Oldest first. */
  sent: readonly SentQuote[];
}

/** Without a draft, none stays. */
export interface QuoteDecision extends OfferDecision, Pick<Quotes, 'version' | 'nudges'> {
  state: QuoteState;
  draft?: QuoteDraft | undefined;
  /** A new version. */
  paper?: { json: string; hash: string };
  /** Of the version of the decision. */
  acceptance?: Acceptance;
}

/** A quote in the list of all that were sent. */
export interface ListedQuote extends Omit<SentQuote, 'hash'> {
  reference: string;
  /** That of its request's offer, if this version is the last one; otherwise `replaced`. */
  state: QuoteState;
}

const none = {
  status: 'new',
  state: 'draft',
  version: 0,
  expiresAtMs: null,
  changedAtMs: 0,
  nudges: 0,
} as const;

async function readQuotes(queries: Pick<Queries, 'get' | 'all'>, reference: string): Promise<Quotes> {
  const row = await queries.get(selectOffers('quote', 'leads.reference = ?'), reference);
  const rows = await queries.all`SELECT * FROM quotes WHERE reference = ${reference} ORDER BY version`;
  const draft = rows.find(({ hash }) => hash === null);
  return {
    ...(row ? parseRow(offer, row) : { ...none, reference }),
    draft: draft && (JSON.parse(String(draft['content'])) as QuoteDraft),
    sent: rows.filter(({ hash }) => hash !== null).map(readSent),
  };
}

const readSent = ({ content, hash, sent_at_ms: sentAtMs, acceptance }: Row): SentQuote => ({
  quote: JSON.parse(String(content)) as Quote,
  hash: String(hash),
  sentAtMs: Number(sentAtMs),
  acceptance: typeof acceptance === 'string' ? (JSON.parse(acceptance) as Acceptance) : undefined,
});

/** Runs after leads were deleted: only accepted quotes outlive their requests. */
export const removeOrphans = (queries: Pick<Queries, 'run'>, acceptedBeforeMs = 0): Promise<number> =>
  queries.run`DELETE FROM quotes WHERE lead_id IS NULL AND (accepted_at_ms IS NULL
    OR accepted_at_ms < ${acceptedBeforeMs})`;

export function createQuoteStore(database: Database) {
  return {
    findQuotes: (reference: string): Promise<Quotes> => readQuotes(database, reference),

    /** Every version that was sent in the span, newest first, also those of erased requests. */
    async listQuotes({ sinceMs, untilMs }: { sinceMs: number; untilMs: number }): Promise<ListedQuote[]> {
      const rows = await database.all`SELECT quotes.*, offers.state, offers.version AS last FROM quotes
        LEFT JOIN offers ON offers.lead_id = quotes.lead_id AND offers.kind = 'quote'
        WHERE sent_at_ms >= ${sinceMs} AND sent_at_ms < ${untilMs} ORDER BY sent_at_ms DESC, quotes.id DESC`;
      return rows.map((row) => {
        const { quote, sentAtMs, acceptance } = readSent(row);
        const isLast = Number(row['last']) === quote.version;
        const state = acceptance ? 'accepted' : isLast ? (row['state'] as QuoteState) : 'replaced';
        return { reference: quote.reference, quote, sentAtMs, acceptance, state };
      });
    },

    decideQuote: <Refusal extends string>(
      reference: string,
      nowMs: number,
      decide: (quotes: Quotes, status: LeadStatus) => QuoteDecision | Refusal,
    ): Promise<Quotes | Refusal | 'unknown'> =>
      decideOffer<Quotes, QuoteDecision, Refusal>(database, reference, {
        ...{ kind: 'quote', nowMs, decide, replaced: () => "occasion = 'quote'" },
        read: (queries) => readQuotes(queries, reference),
        write: async (queries, leadId, { version, nudges, draft, paper, acceptance }) => {
          const lead = { leadId, reference };
          await queries.run`DELETE FROM quotes WHERE reference = ${reference} AND hash IS NULL`;
          if (paper) {
            const { json: content, hash } = paper;
            await insert(queries, 'quotes', { ...lead, version, content, hash, sentAtMs: nowMs });
          }
          if (acceptance)
            await queries.run`UPDATE quotes
              SET acceptance = ${JSON.stringify(acceptance)}, accepted_at_ms = ${nowMs}
              WHERE reference = ${reference} AND version = ${version}`;
          if (draft) {
            const content = JSON.stringify(draft);
            await insert(queries, 'quotes', { ...lead, version: version + 1, content });
          }
          return { version, answer: JSON.stringify({ nudges }) };
        },
      }),
  };
}
