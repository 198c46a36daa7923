/** The statements about deliveries: planning, claiming, ending, counting. */
import type { Database, Dialect, Queries, Row, Value } from './database.ts';
import { insertDeliveries } from './deliveries.ts';
import { groupNotes, parseClaimedRow, parseLeadRow, tryToRead, type ReportUnreadable } from './read-rows.ts';
import {
  reminders,
  type Channel,
  type ClaimedDelivery,
  type DeliveryState,
  type NewDelivery,
} from './records.ts';

interface ClaimQuery {
  nowMs: number;
  leaseMs: number;
  limit: number;
  channel: Channel;
  /** Only deliveries of this occasion. */
  only?: 'sign-in' | undefined;
}

const requeueing = `UPDATE deliveries
  SET state = 'pending', attempts = 0, first_attempt_at_ms = NULL, due_at_ms = ?, last_error = NULL`;
/** An older receipt would promise a call whose time has passed. */
const longestUsefulReceiptMs = 3 * 24 * 60 * 60_000;

export function createOutboxStore(database: Database, reportUnreadable: ReportUnreadable) {
  const { dialect } = database;

  return {
    /** Adds deliveries without a lead, and skips known Message-IDs. Returns the number of new ones. */
    addDeliveries: (deliveries: readonly NewDelivery[], nowMs: number, dueAtMs = nowMs) =>
      database.transaction((queries) => {
        const planned = deliveries.map((delivery) => ({
          ...delivery,
          leadId: null,
          plannedAtMs: nowMs,
          dueAtMs,
        }));
        return insertDeliveries(queries, dialect, planned, 'ON CONFLICT (message_id) DO NOTHING');
      }),

    /** Requeues this lead's pending and dead deliveries with a fresh retry budget. Returns their number. */
    requeue: (reference: string, nowMs: number) =>
      database.run(
        `${requeueing} WHERE lead_id = (SELECT id FROM leads WHERE reference = ?) AND state IN ('pending', 'dead')`,
        nowMs,
        reference,
      ),

    /** Does the same for the dead deliveries of all leads, except old receipts. */
    requeueFailed: (nowMs: number) =>
      database.run(
        `${requeueing} WHERE state = 'dead' AND lead_id IS NOT NULL AND (occasion <> 'receipt' OR created_at_ms > ?)`,
        nowMs,
        nowMs - longestUsefulReceiptMs,
      ),

    /**
     * Sets the address of waiting webhook calls. Without an address, gives up calls that are not in progress and returns
     * their number.
     */
    async setWebhookUrl(url: string | undefined) {
      if (url === undefined) {
        return database.run`UPDATE deliveries
          SET state = 'dead', due_at_ms = NULL, last_error = 'WEBHOOK_URL is not set'
          WHERE channel = 'webhook' AND state = 'pending' AND due_at_ms IS NOT NULL`;
      }
      await database.run`UPDATE deliveries SET recipient = ${url} WHERE channel = 'webhook'
        AND due_at_ms IS NOT NULL AND recipient <> ${url}`;
      return 0;
    },

    /**
     * Makes deliveries due now that are planned further ahead than any pause or lease, by a clock that was ahead. Returns
     * their number.
     */
    rescheduleAfterClockJump: (
      nowMs: number,
      { leaseMs, longestPauseMs }: { leaseMs: number; longestPauseMs: number },
    ) =>
      database.run(
        `UPDATE deliveries
         SET due_at_ms = ?,
             created_at_ms = CASE WHEN created_at_ms > ? THEN ? ELSE created_at_ms END,
             first_attempt_at_ms = CASE WHEN first_attempt_at_ms > ? THEN ? ELSE first_attempt_at_ms END
         WHERE due_at_ms > ? AND (state = 'sending' OR due_at_ms > ?)`,
        ...Array.from<number>({ length: 5 }).fill(nowMs),
        nowMs + leaseMs,
        nowMs + longestPauseMs,
      ),

    /**
     * Claims due deliveries, and those whose lease has expired. Ends unreadable ones, and removes outdated ones: expired
     * codes, reminders of leads that are no longer new, reviews of jobs that are not won, and mails to somebody who no longer has the lead.
     */
    async claimDeliveries({ channel, nowMs, leaseMs, limit, only }: ClaimQuery) {
      const problems: string[] = [];
      const claimed = await database.transaction(async (queries) => {
        const rows = await queries.all(
          `UPDATE deliveries
           SET state = 'sending', attempts = attempts + 1, due_at_ms = ?,
               first_attempt_at_ms = coalesce(first_attempt_at_ms, ?)
           WHERE id IN (
             SELECT id FROM deliveries WHERE channel = ? AND due_at_ms <= ? ${among(only)}
             ORDER BY due_at_ms, occasion LIMIT ? ${dialect.skipLocked})
           RETURNING *`,
          nowMs + leaseMs,
          nowMs,
          channel,
          nowMs,
          limit,
        );
        const leads = await readLeads(queries, dialect, rows);
        const deliveries: ClaimedDelivery[] = [];
        for (const row of rows) {
          const end = (problem: string) => problems.push(problem);
          const delivery = tryToRead(() => ({ ...parseClaimedRow(row), lead: leads(row['lead_id']) }), end);
          if (delivery !== undefined) {
            if (!isOutdated(delivery, nowMs) && !(await isOldVisit(queries, row))) deliveries.push(delivery);
            else await queries.run`DELETE FROM deliveries WHERE id = ${delivery.id}`;
          } else await endDelivery(queries, row, dead, problems.at(-1) ?? '');
        }
        return deliveries;
      });
      problems.forEach(reportUnreadable);
      return claimed;
    },

    // The three results of a claim. The first and the last remove the digits of a code. They change nothing if another
    // process has taken over the lease.
    markSent: (claim: ClaimedDelivery, nowMs: number) => endDelivery(database, claim, sent, nowMs),

    markForRetry: (claim: ClaimedDelivery, nextAttemptAtMs: number, error: string) =>
      endDelivery(
        database,
        claim,
        "state = 'pending', due_at_ms = ?, last_error = ?",
        nextAttemptAtMs,
        error,
      ),

    markDead: (claim: ClaimedDelivery, error: string) => endDelivery(database, claim, dead, error),

    /**
     * The Message-IDs of the earlier mails of this lead to the same reader, oldest first: to the visitor, or to one owner.
     * Leaves out mails that were given up.
     */
    async listThread({ id, occasion, recipient }: Pick<ClaimedDelivery, 'id' | 'occasion' | 'recipient'>) {
      const toVisitor = "earlier.occasion IN ('receipt', 'answer', 'visit')";
      const isToVisitor = ['receipt', 'answer', 'visit'].includes(occasion);
      const group = isToVisitor ? toVisitor : `NOT ${toVisitor} AND lower(earlier.recipient) = lower(?)`;
      const rows = await database.all(
        `SELECT earlier.message_id FROM deliveries AS own JOIN deliveries AS earlier ON earlier.lead_id = own.lead_id
         WHERE own.id = ? AND earlier.channel = 'mail' AND earlier.state <> 'dead'
           AND (earlier.created_at_ms < own.created_at_ms
             OR (earlier.created_at_ms = own.created_at_ms AND earlier.id < own.id))
           AND ${group}
         ORDER BY earlier.created_at_ms, earlier.id`,
        id,
        ...(isToVisitor ? [] : [recipient]),
      );
      return rows.map((row) => String(row['message_id']));
    },

    /** The time at which the next claim can succeed; undefined if nothing waits. */
    async findNextDueAtMs(channel: Channel, only?: ClaimQuery['only']) {
      const row = await database.get(
        `SELECT min(due_at_ms) AS due_at_ms FROM deliveries
         WHERE channel = ? AND due_at_ms IS NOT NULL ${among(only)}`,
        channel,
      );
      return typeof row?.['due_at_ms'] === 'number' ? row['due_at_ms'] : undefined;
    },

    /** The payloads of unfinished deliveries of this occasion. */
    async listWaitingPayloads(occasion: string) {
      const rows = await database.all`SELECT payload FROM deliveries WHERE occasion = ${occasion}
        AND due_at_ms IS NOT NULL`;
      return rows.map(({ payload }) => String(payload));
    },

    /** The time of the oldest mail that waits after a failure, or that was due before `dueBeforeMs`. */
    async findStalledMailMs(dueBeforeMs: number) {
      const row = await database.get`SELECT min(created_at_ms) AS since_ms FROM deliveries
        WHERE channel = 'mail' AND due_at_ms IS NOT NULL
        AND (last_error IS NOT NULL OR due_at_ms < ${dueBeforeMs})`;
      return typeof row?.['since_ms'] === 'number' ? row['since_ms'] : undefined;
    },

    async countDeliveries() {
      const counts: Record<DeliveryState, number> = { pending: 0, sending: 0, sent: 0, dead: 0 };
      let oldestWaitingAtMs: number | null = null;
      const rows = await database.all`SELECT state, count(*) AS amount, min(created_at_ms) AS oldest
        FROM deliveries GROUP BY state`;
      for (const row of rows) {
        const state = row['state'] as DeliveryState;
        counts[state] = Number(row['amount']);
        if (state !== 'pending' && state !== 'sending') continue;
        oldestWaitingAtMs = Math.min(oldestWaitingAtMs ?? Infinity, Number(row['oldest']));
      }
      return { ...counts, oldestWaitingAtMs };
    },
  };
}

/** The literal lets both engines use the index of codes. */
const among = (only: 'sign-in' | undefined): string => (only === undefined ? '' : "AND occasion = 'sign-in'");

/** The database holds the digits of a code only until its mail is sent or given up. */
const withoutCode = "payload = CASE WHEN occasion = 'sign-in' THEN NULL ELSE payload END";
const sent = `state = 'sent', due_at_ms = NULL, sent_at_ms = ?, last_error = NULL, ${withoutCode}`;
const dead = `state = 'dead', due_at_ms = NULL, last_error = ?, ${withoutCode}`;

/**
 * True for a reminder of an answered lead, a push message about an opened one, an expired code, and the mail about a
 * lead that another person has by now.
 */
function isOutdated({ occasion, channel, lead, payload }: ClaimedDelivery, nowMs: number): boolean {
  if (occasion === 'sign-in') return readNumber(payload, 'untilMs') <= nowMs;
  if (occasion === 'assigned' && lead !== null) return readNumber(payload, 'personId') !== lead.assignedTo;
  if (occasion === 'review') return lead?.status !== 'won';
  const isReminder = reminders.some((reminder) => reminder === occasion);
  if (channel === 'push' && lead?.openedAtMs) return true;
  return (isReminder || channel === 'push') && lead?.status !== 'new';
}

/** True for a mail about a time that has changed since; calendars would bring the earlier time back. */
async function isOldVisit(queries: Queries, { occasion, lead_id: leadId, payload }: Row): Promise<boolean> {
  if (!String(occasion).startsWith('visit')) return false;
  const offer = await queries.get`SELECT version FROM offers WHERE lead_id = ${Number(leadId)}
    AND kind = 'visit'`;
  return Number(offer?.['version']) !== readNumber(String(payload), 'version');
}

/** Zero if the payload has no such number, or is damaged. */
function readNumber(payload: string | null, name: string): number {
  const [, digits = '0'] = new RegExp(`"${name}":(\\d+)`).exec(payload ?? '') ?? [];
  return Number(digits);
}

/** The attempt number identifies the claim, since each later claim of a delivery has a higher one. */
async function endDelivery(queries: Queries, claim: Row, change: string, ...values: Value[]): Promise<void> {
  await queries.run(
    `UPDATE deliveries SET ${change} WHERE id = ? AND state = 'sending' AND attempts = ?`,
    ...values,
    String(claim['id']),
    Number(claim['attempts']),
  );
}

/** Returns a function that finds the lead of a delivery, and throws if the lead is unreadable. */
async function readLeads(queries: Queries, { amongNumbers }: Dialect, deliveries: readonly Row[]) {
  const ids = JSON.stringify(deliveries.map(({ lead_id: id }) => id).filter((id) => id !== null));
  const rows = await queries.all(`SELECT * FROM leads WHERE id ${amongNumbers}`, ids);
  const notes = groupNotes(
    await queries.all(`SELECT * FROM lead_notes WHERE lead_id ${amongNumbers} ORDER BY id`, ids),
  );
  const byId = new Map(rows.map((row) => [row['id'], row]));
  return (id: unknown) => {
    const row = byId.get(id);
    return row === undefined ? null : parseLeadRow(row, notes.get(Number(id)) ?? []);
  };
}
