import { assembleSummaries, listLeadIds } from '../assemble.ts';
import type { LeadCounts, NewDelivery } from '../records.ts';
import { toDeliveryValues, toLeadValues, type Row } from '../rows.ts';
import { ReferenceTakenError, type LeadStore, type SavedLead } from '../store.ts';
import type { PostgresConnection, Queries } from './connection.ts';

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
    async saveLead(lead, deliveries): Promise<SavedLead> {
      const values = toLeadValues(lead);
      try {
        const isNew = await db.inTransaction(async (queries) => {
          const leadId = await insertNewLead(queries, values);
          if (leadId === undefined) return false;
          for (const delivery of deliveries) {
            await insertDelivery(queries, delivery, leadId, lead.receivedAtMs);
          }
          return true;
        });
        if (isNew) return { reference: lead.reference, isNew };
      } catch (error) {
        if (isUniqueViolation(error, 'leads_reference_key')) throw new ReferenceTakenError(lead.reference);
        throw error;
      }
      const known = await findReference(lead.idempotencyKey);
      // Between the two questions the first lead may have been erased; then this one is new after all.
      return known === undefined ? this.saveLead(lead, deliveries) : { reference: known, isNew: false };
    },

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
        for (const delivery of deliveries) await insertDelivery(queries, delivery, id, nowMs);
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

/** Undefined when the idempotency key is known; a parallel transaction with the same key is waited for. */
async function insertNewLead(
  queries: Queries,
  values: ReturnType<typeof toLeadValues>,
): Promise<number | undefined> {
  const columns = Object.keys(values);
  const row = await queries.get(
    `INSERT INTO leads (${columns.join(', ')}) VALUES (${columns.map((_name, index) => `$${index + 1}`).join(', ')})
     ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    ...Object.values(values),
  );
  return row === undefined ? undefined : Number(row['id']);
}

/** Inside a transaction only. */
export async function insertDelivery(
  queries: Queries,
  delivery: NewDelivery,
  leadId: number | null,
  nowMs: number,
): Promise<void> {
  if (delivery.unlessWrittenSinceMs !== undefined) {
    // Two processes that ask at the same time must not both find nothing.
    await queries.run('SELECT pg_advisory_xact_lock(hashtextextended(lower($1), 0))', delivery.recipient);
    const recent = await queries.get(
      'SELECT 1 FROM deliveries WHERE kind = $1 AND lower(recipient) = lower($2) AND created_at_ms >= $3',
      delivery.kind,
      delivery.recipient,
      delivery.unlessWrittenSinceMs,
    );
    if (recent !== undefined) return;
  }
  await queries.insert('deliveries', toDeliveryValues(delivery, leadId, nowMs));
}

function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = error as { code?: string; constraint?: string };
  return code === '23505' && violated === constraint;
}
