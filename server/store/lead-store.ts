/** The statements about whole leads. */
import { removeOrphans } from './quote-store.ts';
import { createLeadChanger } from './change-lead.ts';
import type { Database } from './database.ts';
import { createFollowUpStore } from './follow-up-store.ts';
import { listSummaries, pageSummaries } from './list-summaries.ts';
import { tryToRead, type ReportUnreadable } from './read-rows.ts';
import type { LeadSummary, Period, Verdict } from './records.ts';
import { createLeadSaver } from './save-leads.ts';

/** The lead is gone from the tables, but its words stay in the database's log until a current reader ends. */
export class NotWipedError extends Error {
  override name = 'NotWipedError';
  constructor() {
    super(
      'The lead is removed, but its words are still in the log of the database, because another program reads it (a backup?). Run "purge" when that has ended.',
    );
  }
}

interface LeadQuery extends Partial<Period> {
  limit?: number;
  verdict?: Verdict;
}

export function createLeadStore(database: Database, reportUnreadable: ReportUnreadable) {
  return {
    saveLead: createLeadSaver(database),
    ...createFollowUpStore(database, reportUnreadable),

    async findReferenceByKey(idempotencyKey: string) {
      const row = await database.get`SELECT reference FROM leads WHERE idempotency_key = ${idempotencyKey}`;
      return row && String(row['reference']);
    },

    /** References that end like this, whatever their prefix. */
    async listReferences(ending: string) {
      const rows = await database.all`SELECT reference FROM leads WHERE reference LIKE ${`%-${ending}`}`;
      return rows.map(({ reference }) => String(reference));
    },

    async findLead(reference: string): Promise<LeadSummary | undefined> {
      const [read] = await listSummaries(database, 'WHERE reference = ?', reference);
      return read?.();
    },

    /** Newest first, as one array, so set a limit except in tests. */
    async listLeads({ limit, verdict, sinceMs = 0, untilMs }: LeadQuery = {}) {
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

    /** Oldest first, in pages. */
    pageLeads: () => pageSummaries(database, reportUnreadable, 'TRUE'),

    async countLeads({ sinceMs, untilMs }: Period) {
      const counts: Record<Verdict, number> = { clean: 0, suspect: 0, junk: 0 };
      const rows = await database.all`SELECT verdict, count(*) AS amount FROM leads
        WHERE received_at_ms >= ${sinceMs} AND received_at_ms < ${untilMs} GROUP BY verdict`;
      for (const row of rows) counts[row['verdict'] as Verdict] = Number(row['amount']);
      return counts;
    },

    /** The language of a lead; null for that of the site, and if there is no such lead. */
    async findLanguage(reference: string) {
      const row = await database.get`SELECT language FROM leads WHERE reference = ${reference}`;
      return (row?.['language'] ?? null) as string | null;
    },

    changeLead: createLeadChanger(database),

    /**
     * Removes the lead, its notes, events, files, deliveries and quotes from the tables and from the disk. An accepted
     * quote stays. Returns false if there
     * is no such lead. Throws NotWipedError.
     */
    async eraseLead(reference: string) {
      const erased = await database.transaction(async (queries) => {
        const count = await queries.run`DELETE FROM leads WHERE reference = ${reference}`;
        await removeOrphans(queries);
        return count;
      });
      if (!(await database.wipeDeleted())) throw new NotWipedError();
      return erased > 0;
    },

    /**
     * Removes old leads, as `eraseLead` does, and old deliveries without a lead. `isWiped` is false if a reader keeps the
     * words of erased leads in the database's log.
     */
    async purge({
      leadsBeforeMs = 0,
      junkBeforeMs,
      quotesBeforeMs = 0,
    }: {
      leadsBeforeMs: number | undefined;
      junkBeforeMs: number;
      /** Accepted quotes of erased requests. */
      quotesBeforeMs?: number;
    }) {
      const purged = await database.transaction(async (queries) => {
        await queries.run`DELETE FROM deliveries WHERE lead_id IS NULL AND created_at_ms < ${junkBeforeMs}
          AND state IN ('sent', 'dead')`;
        // A lead stays, however old, until an owner was mailed about it.
        const leads = await queries.run`DELETE FROM leads
          WHERE (received_at_ms < ${leadsBeforeMs}
          OR (verdict = 'junk' AND received_at_ms < ${junkBeforeMs})) AND NOT EXISTS (
          SELECT 1 FROM deliveries
          WHERE lead_id = leads.id AND occasion IN ('new-lead', 'files') AND channel = 'mail'
          AND state <> 'sent')`;
        await removeOrphans(queries, quotesBeforeMs);
        return leads;
      });
      return { leads: purged, isWiped: await database.wipeDeleted() };
    },
  };
}
