/** The statements about whole leads. */
import { createLeadChanger } from './change-lead.ts';
import type { Database } from './database.ts';
import { createFollowUpStore } from './follow-up-store.ts';
import { listSummaries, pageSummaries } from './list-summaries.ts';
import type { LeadCounts } from './records.ts';
import { tryToRead } from './read-rows.ts';
import { createLeadSaver } from './save-leads.ts';
import { NotWipedError, type LeadStore, type ReportUnreadable } from './store.ts';

export function createLeadStore(database: Database, reportUnreadable: ReportUnreadable): LeadStore {
  return {
    saveLead: createLeadSaver(database),
    ...createFollowUpStore(database, reportUnreadable),

    async findReferenceByKey(idempotencyKey) {
      const row = await database.get('SELECT reference FROM leads WHERE idempotency_key = ?', idempotencyKey);
      return row && String(row['reference']);
    },

    async listReferences(ending) {
      const rows = await database.all('SELECT reference FROM leads WHERE reference LIKE ?', `%-${ending}`);
      return rows.map(({ reference }) => String(reference));
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

    pageLeads: () => pageSummaries(database, reportUnreadable, 'TRUE'),

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

    changeLead: createLeadChanger(database),

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
          // A lead stays, however old, until an owner was mailed about it.
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
