/**
 * Offers of the kind `review`: a job that is finished, and whether its customer was asked for a review. A request has
 * at most one, so nobody is asked twice about a job.
 */
import type { LeadStatus } from '../../contract/lead-status.ts';
import { lockLead, writeChange } from './change-lead.ts';
import { toRow } from './columns.ts';
import { insert, type Database } from './database.ts';
import type { LeadChange } from './records.ts';

/** `finished`: nobody was asked, because the company has no profile. `stopped`: the customer wants no more mails. */
export type ReviewState = 'finished' | 'mailed' | 'texted' | 'reminded' | 'stopped';

interface ReviewDecision {
  state: ReviewState;
  change: Omit<LeadChange, 'nowMs'>;
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
    decideReview: (
      reference: string,
      nowMs: number,
      decide: (status: LeadStatus, state: ReviewState | undefined) => ReviewDecision | undefined,
    ) =>
      database.transaction(
        async (queries) => {
          const lead = await lockLead(queries, reference);
          if (lead === undefined) return false;
          const { leadId } = lead;
          const offer = await queries.get(
            "SELECT state FROM offers WHERE lead_id = ? AND kind = 'review'",
            leadId,
          );
          const state = offer?.['state'] as ReviewState | undefined;
          const decision = decide(lead.status, state);
          if (decision === undefined) return false;
          await queries.run(
            "DELETE FROM deliveries WHERE lead_id = ? AND occasion = 'review' AND state = 'pending'",
            leadId,
          );
          await writeChange(queries, database.dialect, reference, {
            nowMs,
            isDecided: true,
            ...decision.change,
          });
          await insert(
            queries,
            'offers',
            toRow({ leadId, kind: 'review', state: decision.state, answer: '{}', changedAtMs: nowMs }),
            'ON CONFLICT (lead_id, kind) DO UPDATE SET state = excluded.state, changed_at_ms = excluded.changed_at_ms',
          );
          return true;
        },
        ['visits'],
      ),
  };
}
