/** The statements about leads, their notes, and what is planned together with them. */
import { insert, type Database, type Queries } from './database.ts';
import { insertDeliveries } from './deliveries.ts';
import { createFollowUpStore } from './follow-up-store.ts';
import { listSummaries, pageSummaries } from './list-summaries.ts';
import { answeredStatuses, type LeadCounts } from './records.ts';
import { tryToRead } from './read-rows.ts';
import { createLeadSaver } from './save-leads.ts';
import { NotWipedError, TooManyNotesError, type LeadStore, type ReportUnreadable } from './store.ts';

export function createLeadStore(database: Database, reportUnreadable: ReportUnreadable): LeadStore {
  return {
    saveLead: createLeadSaver(database),
    ...createFollowUpStore(database, reportUnreadable),

    async findReferenceByKey(idempotencyKey) {
      const row = await database.get('SELECT reference FROM leads WHERE idempotency_key = ?', idempotencyKey);
      return row && String(row['reference']);
    },

    async findLead(reference) {
      const [read] = await listSummaries(database, 'WHERE reference = ?', reference);
      return read?.();
    },

    async listLeads({ limit, verdict, sinceMs = 0, untilMs } = {}) {
      const largest = Number.MAX_SAFE_INTEGER;
      const readers = await listSummaries(
        database,
        `WHERE received_at_ms >= ? AND received_at_ms < ? AND verdict = coalesce(?, verdict)
         ORDER BY received_at_ms DESC, id DESC LIMIT ?`,
        sinceMs,
        untilMs ?? largest,
        verdict ?? null,
        limit ?? largest,
      );
      return readers.flatMap((read) => tryToRead(read, reportUnreadable) ?? []);
    },

    pageLeads: ({ verdict } = {}) =>
      pageSummaries(database, reportUnreadable, 'verdict = coalesce(?, verdict)', verdict ?? null),

    async countLeads({ sinceMs, untilMs }) {
      const counts: LeadCounts = { clean: 0, suspect: 0, junk: 0 };
      const rows = await database.all(
        'SELECT verdict, count(*) AS amount FROM leads WHERE received_at_ms >= ? AND received_at_ms < ? GROUP BY verdict',
        sinceMs,
        untilMs,
      );
      for (const row of rows) counts[row['verdict'] as keyof LeadCounts] = Number(row['amount']);
      return counts;
    },

    changeLead: (reference, { nowMs, status, note, mostNotes = Infinity, deliveries = [] }) =>
      database.transaction(async (queries) => {
        // The row is locked without a new status too, because it must not change under the rest; the same status again is no change.
        const row = await queries.get(
          `UPDATE leads SET status = coalesce(?, status), answered_at_ms = ${answeredAt(status)}
           WHERE reference = ? AND status <> coalesce(?, '') RETURNING id`,
          status ?? null,
          ...(isAnswered(status) ? [nowMs] : []),
          reference,
          status ?? null,
        );
        if (row === undefined) {
          return (await queries.get('SELECT id FROM leads WHERE reference = ?', reference)) !== undefined;
        }
        const id = Number(row['id']);
        if (note !== undefined) {
          const notes = await readNotes(queries, id);
          if (notes.at(-1) === note) return true;
          if (notes.length >= mostNotes) throw new TooManyNotesError();
          await insert(queries, 'lead_notes', { lead_id: id, written_at_ms: nowMs, text: note });
        }
        const planned = deliveries.map((delivery) => ({ ...delivery, leadId: id, plannedAtMs: nowMs }));
        await insertDeliveries(queries, database.dialect, planned);
        return true;
      }),

    async eraseLead(reference) {
      const erased = await database.run('DELETE FROM leads WHERE reference = ?', reference);
      if (!(await database.wipeDeleted())) throw new NotWipedError();
      return erased > 0;
    },

    async purge({ leadsBeforeMs = 0, junkBeforeMs }) {
      const purged = await database.transaction(async (queries) => {
        await queries.run(
          "DELETE FROM deliveries WHERE lead_id IS NULL AND created_at_ms < ? AND state IN ('sent', 'dead')",
          junkBeforeMs,
        );
        return queries.run(
          // A lead that no owner has been told of stays, however old it is.
          `DELETE FROM leads
           WHERE (received_at_ms < ? OR (verdict = 'junk' AND received_at_ms < ?)) AND NOT EXISTS (
             SELECT 1 FROM deliveries
             WHERE lead_id = leads.id AND occasion IN ('new-lead', 'files') AND channel = 'mail' AND state <> 'sent')`,
          leadsBeforeMs,
          junkBeforeMs,
        );
      });
      return { leads: purged, isWiped: await database.wipeDeleted() };
    },
  };
}

const isAnswered = (status: string | undefined) => answeredStatuses.some((one) => one === status);

/** The first answer counts; a lead that is new again has none. */
function answeredAt(status: string | undefined): string {
  if (isAnswered(status)) return 'coalesce(answered_at_ms, ?)';
  return status === 'new' ? 'NULL' : 'answered_at_ms';
}

async function readNotes(queries: Queries, leadId: number): Promise<string[]> {
  const rows = await queries.all('SELECT text FROM lead_notes WHERE lead_id = ? ORDER BY id', leadId);
  return rows.map(({ text }) => String(text));
}
