/**
 * An offer is what the company proposes to a visitor: choices, an end, an answer. A request has at most one of each kind:
 * a visit, a quote, the question for a review.
 */
import type { LeadStatus } from '../../contract/lead-status.ts';
import { lockLead, writeChange } from './change-lead.ts';
import { toRow } from './columns.ts';
import { insert, type Database, type Queries, type Value } from './database.ts';
import type { LeadChange } from './records.ts';

/** The status, the events and the mails of the request. */
export type OfferChange = Omit<LeadChange, 'nowMs' | 'version'>;

interface Steps<Facts, Decision, Refusal, Result> {
  nowMs: number;
  /** Decisions with the same lock run one after the other, in all processes. */
  lock: 'visits' | 'quotes';
  read: (queries: Queries, leadId: number) => Promise<Facts>;
  /** Gets what is true now, and nothing changes until its decision is written. It may refuse instead. */
  decide: (facts: Facts, status: LeadStatus) => Decision | Refusal;
  /** A condition of SQL: the waiting mails that the decision replaces; empty for none. */
  replaced: (decision: Decision) => string;
  write: (queries: Queries, leadId: number, decision: Decision) => Promise<Result>;
}

/** Decides about an offer of a request in one transaction. */
export const decideOffer = <Facts, Decision extends { change: OfferChange }, Refusal extends string, Result>(
  database: Database,
  reference: string,
  { nowMs, lock, read, decide, replaced, write }: Steps<Facts, Decision, Refusal, Result>,
): Promise<Result | Refusal | 'unknown'> =>
  database.transaction(
    async (queries) => {
      const lead = await lockLead(queries, reference);
      if (lead === undefined) return 'unknown';
      const { leadId, status } = lead;
      const decision = decide(await read(queries, leadId), status);
      if (typeof decision === 'string') return decision;
      const mails = replaced(decision);
      if (mails !== '')
        await queries.run(
          `DELETE FROM deliveries WHERE lead_id = ? AND state = 'pending' AND ${mails}`,
          leadId,
        );
      const change = { nowMs, isDecided: true, ...decision.change };
      await writeChange(queries, database.dialect, reference, change);
      return write(queries, leadId, decision);
    },
    [lock],
  );

interface Offer extends Record<string, Value> {
  kind: 'visit' | 'quote' | 'review';
  leadId: number;
}

/** Writes the offer, or these columns of the one that is there. `more`: SQL that sets others of its columns. */
export async function writeOffer(queries: Queries, { kind, leadId, ...columns }: Offer, ...more: string[]) {
  const row = toRow(columns);
  const updates = [...Object.keys(row).map((name) => `${name} = excluded.${name}`), ...more];
  const ending = `ON CONFLICT (lead_id, kind) DO UPDATE SET ${updates.join(', ')}`;
  await insert(queries, 'offers', { kind, lead_id: leadId, ...row }, ending);
}
