/** Offers of the kind `visit`. The unique claim keeps two visitors from the same time of the same person. */
import { z } from 'zod';
import type { LeadStatus } from '../../contract/lead-status.ts';
import { parseRow } from './columns.ts';
import type { Database, Queries, Row } from './database.ts';
import { insertDeliveries } from './deliveries.ts';
import { isStatusOf } from './inbox-store.ts';
import { decideOffer, writeOffer, type OfferChange } from './offers.ts';
import type { NewDelivery } from './records.ts';

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

const visit = z.object({
  reference: z.string(),
  state: z.enum(visitStates),
  /** The SEQUENCE of calendar files. */
  version: z.number(),
  changedAtMs: z.number(),
  expiresAtMs: z.number().nullable(),
  /** Null: the visit is in the day of the whole company. */
  personId: z.number().nullable(),
  plan: z.string().transform((text) => visitPlan.parse(JSON.parse(text))),
});
export type Visit = z.output<typeof visit>;

/** What a decision writes. */
export interface VisitDecision extends Pick<Visit, 'state' | 'personId' | 'plan'> {
  expiresAtMs?: number;
  /** True if the mails have calendar files: they raise the version, and replace all mails that have not left. */
  isInvitation: boolean;
  change: OfferChange;
}

/** The visit of the request, and all others that take time; a hold that has expired is none. */
export interface VisitFacts {
  /** The status of the request. */
  status: LeadStatus;
  visit: Visit | undefined;
  others: readonly Visit[];
}

const columns = `leads.reference, offers.state, offers.version, offers.changed_at_ms, offers.expires_at_ms,
  offers.person_id, offers.answer AS plan`;
const joined = `SELECT ${columns} FROM offers JOIN leads ON leads.id = offers.lead_id WHERE offers.kind = 'visit'`;
/** True for a visit that takes time: the two values are the time now. */
const isActive =
  "(offers.state IN ('asked', 'confirmed') OR (offers.state = 'held' AND offers.expires_at_ms > ?))";

/** The office need not press that a visit took place, so a job that was won without it counts as well. */
const sums = `count(*) AS planned, sum(CASE WHEN offers.state = 'kept' THEN 1 ELSE 0 END) AS kept,
  sum(CASE WHEN leads.status = 'won' AND offers.state <> 'no-show' THEN 1 ELSE 0 END) AS won
  FROM offers JOIN leads ON leads.id = offers.lead_id WHERE offers.kind = 'visit'
  AND offers.state IN ('confirmed', 'kept', 'no-show') AND starts_at_ms >= ? AND starts_at_ms < ?`;

/** A request that was won may still have a visit. */
const isClosed = isStatusOf(({ status, isOpen }) => !isOpen && status !== 'won');

const read = (row: Row): Visit => parseRow(visit, row);
/** Somebody waits for this visit. */
export const isPlanned = (state: VisitState): boolean => state === 'asked' || state === 'confirmed';
/** Nobody else can choose the time yet. */
export const isHeld = ({ state, expiresAtMs }: Visit, nowMs: number): boolean =>
  state === 'held' && (expiresAtMs ?? 0) > nowMs;
export const takesTime = (state: VisitState): boolean => state === 'held' || isPlanned(state);

/** "2026-12-03T14:00Z 4": the window and the person. */
const nameClaim = ({ plan: { fromMs }, personId }: VisitDecision): string =>
  `${new Date(fromMs).toISOString().slice(0, 16)}Z ${personId ?? 'company'}`;

export function createVisitStore(database: Database) {
  return {
    async findVisit(reference: string) {
      const row = await database.get(`${joined} AND leads.reference = ?`, reference);
      return row && read(row);
    },

    /** Visits of all states that begin in the span, earliest first. Holds are left out after they expired. */
    async listVisits({ sinceMs, untilMs, nowMs }: { sinceMs: number; untilMs: number; nowMs: number }) {
      const rows = await database.all(
        `${joined} AND starts_at_ms >= ? AND starts_at_ms < ?
         AND (offers.state <> 'held' OR offers.expires_at_ms > ?) ORDER BY starts_at_ms, offers.id`,
        ...[sinceMs, untilMs, nowMs],
      );
      return rows.map(read);
    },

    /** Visits that were to begin in each month, such as `2026-11` with its first moment. `untilMs` ends the last one. */
    async sumVisits(months: readonly { name: string; startMs: number }[], untilMs: number) {
      const rows = await database.all(
        months.map(() => `SELECT CAST(? AS TEXT) AS name, ${sums}`).join(' UNION ALL '),
        ...months.flatMap(({ name, startMs }, index) => [
          ...[name, startMs, months[index + 1]?.startMs ?? untilMs],
        ]),
      );
      return rows
        .map(({ name, planned, kept, won }) => ({
          ...{ name: String(name), planned: Number(planned), kept: Number(kept), won: Number(won) },
        }))
        .filter(({ planned }) => planned > 0)
        .sort((one, other) => other.name.localeCompare(one.name));
    },

    /** Skips known Message-IDs, and all reminders if the visit has changed. Returns the number of new ones. */
    addVisitReminders: (
      reference: string,
      version: number,
      deliveries: readonly NewDelivery[],
      nowMs: number,
    ) =>
      database.transaction(
        async (queries) => {
          const row = await queries.get(
            `SELECT leads.id FROM offers JOIN leads ON leads.id = offers.lead_id
             WHERE leads.reference = ? AND offers.kind = 'visit' AND offers.version = ? AND offers.state = 'confirmed'`,
            reference,
            version,
          );
          if (row === undefined) return 0;
          const leadId = Number(row['id']);
          const planned = deliveries.map((delivery) => ({ ...delivery, leadId, plannedAtMs: nowMs }));
          return insertDeliveries(queries, database.dialect, planned, 'ON CONFLICT (message_id) DO NOTHING');
        },
        ['visits'],
      ),

    /** References of visits that take time although their request is closed. */
    async listAbandonedVisits(nowMs: number) {
      const rows = await database.all(`${joined} AND ${isActive} AND ${isClosed}`, nowMs);
      return rows.map((row) => String(row['reference']));
    },

    decideVisit: <Refusal extends string>(
      reference: string,
      nowMs: number,
      decide: (facts: VisitFacts) => VisitDecision | Refusal,
    ): Promise<Visit | Refusal | 'unknown' | 'taken'> =>
      decideOffer<Visit[], VisitDecision, Refusal, Visit>(database, reference, {
        ...{ nowMs, lock: 'visits', replaced },
        read: async (queries) =>
          (await queries.all(`${joined} AND (leads.reference = ? OR ${isActive})`, reference, nowMs)).map(
            read,
          ),
        decide: (visits, status) =>
          decide({
            status,
            visit: visits.find((one) => one.reference === reference),
            others: visits.filter((one) => one.reference !== reference),
          }),
        write: async (queries, leadId, decision) => {
          await writeVisit(queries, leadId, nowMs, decision);
          return read((await queries.get(`${joined} AND leads.reference = ?`, reference)) ?? {});
        },
      }).catch((error: unknown) => {
        // Another program wrote the same claim.
        if (!database.isAboutRows(error)) throw error;
        return 'taken';
      }),
  };
}

/** A cancellation must reach the calendar that has the visit, so only the next calendar file replaces it. */
function replaced({ isInvitation, change }: VisitDecision): string {
  if (!change.deliveries?.length) return '';
  return `occasion LIKE 'visit%' ${isInvitation ? '' : `AND payload NOT LIKE '%"CANCEL"%'`}`;
}

async function writeVisit(queries: Queries, leadId: number, nowMs: number, decision: VisitDecision) {
  await queries.run(
    "UPDATE offers SET claim = NULL WHERE kind = 'visit' AND state = 'held' AND expires_at_ms <= ?",
    nowMs,
  );
  const { state, personId, plan: answer, expiresAtMs = null, isInvitation } = decision;
  const offer = {
    ...({ kind: 'visit', leadId, state, personId, expiresAtMs } as const),
    ...{ answer: JSON.stringify(answer), startsAtMs: answer.startMs, changedAtMs: nowMs },
    claim: takesTime(state) ? nameClaim(decision) : null,
  };
  await writeOffer(queries, offer, ...(isInvitation ? ['version = offers.version + 1'] : []));
}
