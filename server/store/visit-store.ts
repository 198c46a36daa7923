/** Offers of the kind `visit`. The unique claim keeps two visitors from the same time of the same person. */
import { z } from 'zod';
import type { LeadStatus } from '../../contract/lead-status.ts';
import { json, parseRow } from './columns.ts';
import type { Database, Row } from './database.ts';
import { decideOffer, offerColumns, selectOffers, type OfferDecision } from './offers.ts';

/** `held`: until it expires. The states after `confirmed` free the time. */
const visitStates = ['held', 'asked', 'confirmed', 'kept', 'no-show', 'canceled'] as const;
export type VisitState = (typeof visitStates)[number];

/** The visit and its person, as the `answer` of the offer. All times are in milliseconds. */
export const visitPlan = z.object({
  /** The arrival window that the visitor sees. */
  fromMs: z.number(),
  untilMs: z.number(),
  /** The visit in the day of the person who goes. */
  startMs: z.number(),
  endMs: z.number(),
  /** The name of the area by ZIP code; null if it is unknown. */
  area: z.string().nullable(),
  /** The reason for the last move or cancellation; may be empty. */
  reason: z.string(),
});
export type VisitPlan = z.output<typeof visitPlan>;

const visit = offerColumns
  .extend({
    state: z.enum(visitStates),
    /** Null: the visit is in the day of the whole company. */
    personId: z.number().nullable(),
    answer: json(visitPlan),
  })
  .transform(({ answer: plan, ...columns }) => ({ ...columns, plan }));
export type Visit = z.output<typeof visit>;

/** What a decision writes. */
export interface VisitDecision extends OfferDecision, Pick<Visit, 'state' | 'version' | 'personId' | 'plan'> {
  state: VisitState;
  /** The waiting mails that its own replace. */
  replaces?: keyof typeof replaced;
}

/** The visit of the request, and all others that take time; a hold that has expired is none. */
export interface VisitFacts {
  visit: Visit | undefined;
  others: readonly Visit[];
}

/** True for a visit that takes time: the value is the time now. */
const isActive =
  "(offers.state IN ('asked', 'confirmed') OR (offers.state = 'held' AND offers.expires_at_ms > ?))";

/** A cancellation must reach the calendar that has the visit, so only the next calendar file replaces it. */
const replaced = {
  none: 'FALSE',
  news: `occasion LIKE 'visit%' AND payload NOT LIKE '%"CANCEL"%'`,
  all: "occasion LIKE 'visit%'",
};

const read = (row: Row): Visit => parseRow(visit, row);

/** Somebody waits for this visit. */
export const isPlanned = (state: VisitState): state is 'asked' | 'confirmed' =>
  state === 'asked' || state === 'confirmed';
/** Nobody else can choose the time yet. */
export const isHeld = ({ state, expiresAtMs }: Visit, nowMs: number): boolean =>
  state === 'held' && (expiresAtMs ?? 0) > nowMs;
export const takesTime = (state: VisitState): boolean => state === 'held' || isPlanned(state);

/** "2026-12-03T14:00Z 4": the window and the person. */
const nameClaim = ({ fromMs }: VisitPlan, personId: number | null): string =>
  `${new Date(fromMs).toISOString().slice(0, 16)}Z ${personId ?? 'company'}`;

export function createVisitStore(database: Database) {
  return {
    async findVisit(reference: string) {
      const row = await database.get(selectOffers('visit', 'leads.reference = ?'), reference);
      return row && read(row);
    },

    /** Visits of all states that begin in the span, earliest first. Holds are left out after they expired. */
    async listVisits({ sinceMs, untilMs, nowMs }: { sinceMs: number; untilMs: number; nowMs: number }) {
      const isThen = 'starts_at_ms >= ? AND starts_at_ms < ?';
      const isThere = "(offers.state <> 'held' OR offers.expires_at_ms > ?) ORDER BY starts_at_ms, offers.id";
      const rows = await database.all(
        selectOffers('visit', `${isThen} AND ${isThere}`),
        ...[sinceMs, untilMs, nowMs],
      );
      return rows.map(read);
    },

    async decideVisit<Refusal extends string>(
      reference: string,
      nowMs: number,
      decide: (facts: VisitFacts, status: LeadStatus) => VisitDecision | Refusal,
    ): Promise<VisitFacts | Refusal | 'unknown' | 'taken'> {
      try {
        return await decideOffer<VisitFacts, VisitDecision, Refusal>(database, reference, {
          ...{ kind: 'visit', nowMs, decide, replaced: ({ replaces = 'none' }) => replaced[replaces] },
          read: async (queries) => {
            const condition = `(leads.reference = ? OR ${isActive})`;
            const rows = await queries.all(selectOffers('visit', condition), reference, nowMs);
            const visits = rows.map(read);
            return {
              visit: visits.find((one) => one.reference === reference),
              others: visits.filter((one) => one.reference !== reference),
            };
          },
          write: async (queries, _, { state, version, personId, plan }) => {
            await queries.run`UPDATE offers SET claim = NULL WHERE kind = 'visit' AND state = 'held'
              AND expires_at_ms <= ${nowMs}`;
            const claim = takesTime(state) ? nameClaim(plan, personId) : null;
            return { version, personId, claim, answer: JSON.stringify(plan), startsAtMs: plan.startMs };
          },
        });
      } catch (error) {
        // Another program wrote the same claim.
        if (database.isAboutRows(error)) return 'taken';
        throw error;
      }
    },
  };
}
