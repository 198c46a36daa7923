/**
 * Offers of the kind `review`: a job that is finished, and whether its customer was asked for a review. A request has
 * at most one, so nobody is asked twice about a job.
 */
import type { LeadStatus } from '../../contract/lead-status.ts';
import type { Database, Row } from './database.ts';
import { decideOffer, writeOffer, type OfferChange } from './offers.ts';

/** `finished`: nobody was asked, because the company has no profile. `stopped`: the customer wants no more mails. */
export type ReviewState = 'finished' | 'mailed' | 'texted' | 'reminded' | 'stopped';

interface ReviewDecision {
  state: ReviewState;
  change: OfferChange;
}

const joined = "FROM offers JOIN leads ON leads.id = offers.lead_id WHERE offers.kind = 'review'";

export function createReviewStore(database: Database) {
  return {
    /** Undefined for a job that is not finished. */
    async findReview(reference: string) {
      const row = await database.get(`SELECT offers.state ${joined} AND leads.reference = ?`, reference);
      return row && (row['state'] as ReviewState);
    },

    /** References of won requests whose customer was asked before this time and not reminded. */
    async listUnreminded(askedBeforeMs: number) {
      const rows = await database.all(
        `SELECT leads.reference ${joined} AND offers.state IN ('mailed', 'texted')
         AND offers.changed_at_ms <= ? AND leads.status = 'won'`,
        askedBeforeMs,
      );
      return rows.map(({ reference }) => String(reference));
    },

    /** Writes what `decide` makes of the present state, or nothing if it returns undefined. True if it wrote. */
    decideReview: async (
      reference: string,
      nowMs: number,
      decide: (status: LeadStatus, state: ReviewState | undefined) => ReviewDecision | undefined,
    ) =>
      (await decideOffer<Row | undefined, ReviewDecision, 'refused', 'done'>(database, reference, {
        ...{ nowMs, lock: 'visits', replaced: () => "occasion = 'review'" },
        read: (queries, leadId) =>
          queries.get("SELECT state FROM offers WHERE lead_id = ? AND kind = 'review'", leadId),
        decide: (offer, status) => decide(status, offer?.['state'] as ReviewState | undefined) ?? 'refused',
        write: async (queries, leadId, { state }) => {
          await writeOffer(queries, { kind: 'review', leadId, state, answer: '{}', changedAtMs: nowMs });
          return 'done';
        },
      })) === 'done',
  };
}
