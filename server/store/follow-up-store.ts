/** The statements for reminders of unanswered leads, and for the count of timely answers. */
import type { LeadKind } from '../../contract/lead-forms.ts';
import type { Database } from './database.ts';
import { insertDeliveries } from './deliveries.ts';
import { isStatusOf } from './inbox-store.ts';
import { pageSummaries } from './list-summaries.ts';
import type { LeadSummary, NewDelivery, Period } from './records.ts';
import type { ReportUnreadable } from './read-rows.ts';

const needsAnswer = `verdict <> 'junk' AND ${isStatusOf(({ isOpen, isAnswered }) => isOpen || isAnswered)}`;

const isMailed = ({ deliveries }: LeadSummary): boolean =>
  deliveries.some(({ occasion, channel }) => occasion === 'new-lead' && channel === 'mail');

/** The methods cover leads received from `sinceMs` until before `untilMs`. */
export function createFollowUpStore(database: Database, reportUnreadable: ReportUnreadable) {
  return {
    /** Pages of unmarked leads that owners get mails about, oldest first. Junk is only in the digest. */
    async *pageUnanswered({ sinceMs, untilMs, kind }: Period & { kind?: LeadKind }) {
      const condition =
        "received_at_ms >= ? AND received_at_ms < ? AND status = 'new' AND kind = coalesce(?, kind)";
      const values = [sinceMs, untilMs, kind ?? null];
      const pages = pageSummaries(database, reportUnreadable, condition, ...values);
      // Filtered here: without statistics, as after a restore, PostgreSQL takes seconds for it.
      for await (const page of pages) yield page.filter(isMailed);
    },

    /** Skips known Message-IDs, and all reminders if the lead was marked or erased. Returns the number of new ones. */
    addReminders: (reference: string, deliveries: readonly NewDelivery[], nowMs: number) =>
      database.transaction(async (queries) => {
        // Locks the row: a simultaneous mark comes first, or else finds the planned reminders.
        const row = await queries.get`UPDATE leads SET status = status WHERE reference = ${reference}
          AND status = 'new' RETURNING id`;
        if (row === undefined) return 0;
        const leadId = Number(row['id']);
        const planned = deliveries.map((delivery) => ({ ...delivery, leadId, plannedAtMs: nowMs }));
        return insertDeliveries(queries, database.dialect, planned, 'ON CONFLICT (message_id) DO NOTHING');
      }),

    /**
     * Of leads that needed an answer (neither junk, nor spam, nor withdrawn), counts the promises of a call that ended after `sinceMs` and until `untilMs`, those kept, and those that end
     * later and still wait.
     */
    async countPromises({ sinceMs, untilMs }: Period) {
      const row = await database.get(
        `SELECT coalesce(sum(CASE WHEN promised_ms <= ? THEN 1 ELSE 0 END), 0) AS promised,
           coalesce(sum(CASE WHEN promised_ms <= ? AND answered_at_ms <= promised_ms THEN 1 ELSE 0 END), 0) AS kept,
           coalesce(sum(CASE WHEN promised_ms > ? AND status = 'new' THEN 1 ELSE 0 END), 0) AS due
         FROM leads WHERE promised_ms > ? AND ${needsAnswer}`,
        ...[untilMs, untilMs, untilMs, sinceMs],
      );
      return { promised: Number(row?.['promised']), kept: Number(row?.['kept']), due: Number(row?.['due']) };
    },
  };
}
