/**
 * Offers of the kind `review`: a job that is finished, and whether its customer was asked for a review. A request has
 * at most one, so nobody is asked twice about a job.
 */
import type { LeadStatus } from '../../contract/lead-status.ts';
import type { Database, Queries } from './database.ts';
import { decideOffer, selectOffers, type OfferDecision } from './offers.ts';

/** `finished`: nobody was asked, because the company has no profile. `stopped`: the customer wants no more mails. */
export type ReviewState = 'finished' | 'mailed' | 'texted' | 'reminded' | 'stopped';

interface ReviewDecision extends OfferDecision {
  state: ReviewState;
}

export function createReviewStore(database: Database) {
  const findReview = async (reference: string, queries: Pick<Queries, 'get'> = database) => {
    const row = await queries.get(selectOffers('review', 'leads.reference = ?'), reference);
    return row && (row['state'] as ReviewState);
  };
  return {
    /** Undefined for a job that is not finished. */
    findReview: (reference: string) => findReview(reference),

    decideReview: (
      reference: string,
      nowMs: number,
      decide: (review: { state: ReviewState | undefined }, status: LeadStatus) => ReviewDecision | 'done',
    ) =>
      decideOffer<{ state: ReviewState | undefined }, ReviewDecision, 'done'>(database, reference, {
        ...{ kind: 'review', nowMs, decide, replaced: () => "occasion = 'review'" },
        read: async (queries) => ({ state: await findReview(reference, queries) }),
        write: () => Promise.resolve({ answer: '{}' }),
      }),
  };
}
