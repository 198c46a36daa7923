/**
 * An offer is what the company proposes to a visitor: choices, an end, an answer. A request has at most one of each kind:
 * a visit, a quote, the question for a review.
 */
import { z } from 'zod';
import { leadStatuses, type LeadStatus } from '../../contract/lead-status.ts';
import { lockLead, writeChange } from './change-lead.ts';
import { insert, toRow } from './columns.ts';
import type { Database, Queries, Value } from './database.ts';
import type { LeadChange } from './records.ts';

type OfferKind = 'visit' | 'quote' | 'review';

/** The columns that every kind reads. */
export const offerColumns = z.object({
  reference: z.string(),
  /** Of the request. */
  status: z.enum(leadStatuses),
  version: z.number(),
  changedAtMs: z.number(),
  expiresAtMs: z.number().nullable(),
});

/** `condition`: SQL about `offers` and `leads`. */
export const selectOffers = (kind: OfferKind, condition: string): string =>
  `SELECT leads.reference, leads.status, offers.* FROM offers JOIN leads ON leads.id = offers.lead_id
   WHERE offers.kind = '${kind}' AND ${condition}`;

export const createOfferStore = (database: Database) => ({
  /** References of requests of these statuses whose offer has been in one of these states since then. */
  async listOffers(
    kind: OfferKind,
    {
      states,
      statuses,
      changedBeforeMs,
    }: Record<'states' | 'statuses', readonly string[]> & { changedBeforeMs: number },
  ) {
    const toList = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
    const condition = `offers.state IN (${toList(states)}) AND leads.status IN (${toList(statuses)})`;
    const rows = await database.all(
      selectOffers(kind, `${condition} AND changed_at_ms <= ?`),
      changedBeforeMs,
    );
    return rows.map(({ reference }) => String(reference));
  },
});

export interface OfferDecision {
  state: string;
  expiresAtMs?: number | null;
  /** The status, the events and the mails of the request. */
  change: Omit<LeadChange, 'nowMs' | 'version'>;
}

interface Steps<Facts, Decision, Refusal> {
  kind: OfferKind;
  nowMs: number;
  read: (queries: Queries) => Promise<Facts>;
  /** Gets what is true now, and nothing changes until its decision is written. It may refuse instead. */
  decide: (facts: Facts, status: LeadStatus) => Decision | Refusal;
  /** A condition of SQL: the waiting mails that the decision replaces. */
  replaced: (decision: Decision) => string;
  /** Returns the columns that only this kind has. It may write to other tables. */
  write: (queries: Queries, leadId: number, decision: Decision) => Promise<Record<string, Value>>;
}

/** Decides about an offer in one transaction. Decisions of a kind run one after the other, in all processes. */
export const decideOffer = <Facts, Decision extends OfferDecision, Refusal extends string>(
  database: Database,
  reference: string,
  { kind, nowMs, read, decide, replaced, write }: Steps<Facts, Decision, Refusal>,
): Promise<Facts | Refusal | 'unknown'> =>
  database.transaction(
    async (queries) => {
      const lead = await lockLead(queries, reference);
      if (lead === undefined) return 'unknown';
      const { leadId, status } = lead;
      const decision = decide(await read(queries), status);
      if (typeof decision === 'string') return decision;
      const { state, expiresAtMs = null, change } = decision;
      await queries.run(
        `DELETE FROM deliveries WHERE lead_id = ? AND state = 'pending' AND ${replaced(decision)}`,
        leadId,
      );
      await writeChange(queries, database.dialect, reference, { nowMs, isDecided: true, ...change });
      const own = await write(queries, leadId, decision);
      const row = toRow({ kind, leadId, state, expiresAtMs, changedAtMs: nowMs, ...own });
      const updates = Object.keys(row).map((name) => `${name} = excluded.${name}`);
      const ending = `ON CONFLICT (lead_id, kind) DO UPDATE SET ${updates.join(', ')}`;
      await insert(queries, 'offers', row, ending);
      return read(queries);
    },
    [kind],
  );
