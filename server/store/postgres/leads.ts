import { assembleSummaries, listLeadIds } from '../assemble.ts';
import type { LeadCounts } from '../records.ts';
import { toDeliveryValues, type Row } from '../rows.ts';
import type { LeadStore } from '../store.ts';
import type { PostgresConnection } from './connection.ts';
import { createLeadSaver } from './save-leads.ts';

export function createLeads(db: PostgresConnection): LeadStore {
  async function findReference(idempotencyKey: string): Promise<string | undefined> {
    const row = await db.get('SELECT reference FROM leads WHERE idempotency_key = $1', idempotencyKey);
    return row === undefined ? undefined : String(row['reference']);
  }

  async function summarize(leads: Row[]) {
    const ids = listLeadIds(leads, 'id');
    const ofLeads = 'WHERE lead_id = ANY($1)';
    const [notes, deliveries] = await Promise.all([
      db.all(`SELECT * FROM lead_notes ${ofLeads} ORDER BY id`, ids),
      db.all(`SELECT * FROM deliveries ${ofLeads} ORDER BY kind, recipient, created_at_ms`, ids),
    ]);
    return assembleSummaries({ leads, notes, deliveries });
  }

  return {
    saveLead: createLeadSaver(db),

    findReferenceByKey: findReference,

    findLead: async (reference) =>
      (await summarize(await db.all('SELECT * FROM leads WHERE reference = $1', reference)))[0],

    listLeads: async ({ limit, verdict, sinceMs = 0, untilMs = Number.MAX_SAFE_INTEGER } = {}) =>
      summarize(
        await db.all(
          `SELECT * FROM leads
           WHERE received_at_ms >= $1 AND received_at_ms < $2 AND verdict = coalesce($3, verdict)
           ORDER BY received_at_ms DESC, id DESC LIMIT $4`,
          sinceMs,
          untilMs,
          verdict ?? null,
          limit ?? null,
        ),
      ),

    async countLeads({ sinceMs, untilMs }) {
      const counts: LeadCounts = { clean: 0, suspect: 0, junk: 0 };
      const rows = await db.all(
        'SELECT verdict, count(*) AS amount FROM leads WHERE received_at_ms >= $1 AND received_at_ms < $2 GROUP BY verdict',
        sinceMs,
        untilMs,
      );
      for (const row of rows) counts[row['verdict'] as keyof LeadCounts] = Number(row['amount']);
      return counts;
    },

    changeLead: (reference, { nowMs, status, note, deliveries = [] }) =>
      db.inTransaction(async (queries) => {
        const row = await queries.get('SELECT id FROM leads WHERE reference = $1 FOR UPDATE', reference);
        if (row === undefined) return false;
        const id = Number(row['id']);
        if (status !== undefined) await queries.run('UPDATE leads SET status = $1 WHERE id = $2', status, id);
        if (note !== undefined) {
          await queries.insert('lead_notes', { lead_id: id, written_at_ms: nowMs, text: note });
        }
        for (const delivery of deliveries) {
          await queries.insert('deliveries', toDeliveryValues(delivery, id, nowMs));
        }
        return true;
      }),

    eraseLead: async (reference) => (await db.run('DELETE FROM leads WHERE reference = $1', reference)) > 0,

    purge: ({ leadsBeforeMs = 0, junkBeforeMs }) =>
      db.inTransaction(async (queries) => {
        await queries.run(
          "DELETE FROM deliveries WHERE lead_id IS NULL AND created_at_ms < $1 AND state IN ('sent', 'dead')",
          junkBeforeMs,
        );
        return queries.run(
          "DELETE FROM leads WHERE received_at_ms < $1 OR (verdict = 'junk' AND received_at_ms < $2)",
          leadsBeforeMs,
          junkBeforeMs,
        );
      }),
  };
}
