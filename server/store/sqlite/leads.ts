import { assembleSummaries, listLeadIds } from '../assemble.ts';
import type { LeadCounts, NewDelivery, NewLead } from '../records.ts';
import { toDeliveryValues, toLeadValues, type Row } from '../rows.ts';
import { ReferenceTakenError, type LeadStore } from '../store.ts';
import type { SqliteConnection } from './connection.ts';

export function createLeads(db: SqliteConnection): LeadStore {
  function findReference(idempotencyKey: string): string | undefined {
    const row = db.get('SELECT reference FROM leads WHERE idempotency_key = ?', idempotencyKey);
    return row === undefined ? undefined : String(row['reference']);
  }

  function findId(reference: string): number | undefined {
    const row = db.get('SELECT id FROM leads WHERE reference = ?', reference);
    return row === undefined ? undefined : Number(row['id']);
  }

  function summarize(leads: Row[]) {
    const ids = JSON.stringify(listLeadIds(leads, 'id'));
    const ofLeads = 'WHERE lead_id IN (SELECT value FROM json_each(?))';
    return assembleSummaries({
      leads,
      notes: db.all(`SELECT * FROM lead_notes ${ofLeads} ORDER BY id`, ids),
      deliveries: db.all(`SELECT * FROM deliveries ${ofLeads} ORDER BY kind, recipient, created_at_ms`, ids),
    });
  }

  return {
    saveLead: (lead, deliveries) =>
      db.write(() => {
        const leadId = insertNewLead(db, lead);
        if (leadId === undefined) {
          return { reference: findReference(lead.idempotencyKey) ?? lead.reference, isNew: false };
        }
        for (const delivery of deliveries) insertDelivery(db, delivery, leadId, lead.receivedAtMs);
        return { reference: lead.reference, isNew: true };
      }),

    findReferenceByKey: async (idempotencyKey) => findReference(idempotencyKey),

    findLead: async (reference) => summarize(db.all('SELECT * FROM leads WHERE reference = ?', reference))[0],

    listLeads: async ({ limit = -1, verdict, sinceMs = 0, untilMs = Number.MAX_SAFE_INTEGER } = {}) =>
      summarize(
        db.all(
          `SELECT * FROM leads WHERE received_at_ms >= ? AND received_at_ms < ? AND verdict = coalesce(?, verdict)
           ORDER BY received_at_ms DESC, id DESC LIMIT ?`,
          sinceMs,
          untilMs,
          verdict ?? null,
          limit,
        ),
      ),

    async countLeads({ sinceMs, untilMs }) {
      const counts: LeadCounts = { clean: 0, suspect: 0, junk: 0 };
      const rows = db.all(
        'SELECT verdict, count(*) AS amount FROM leads WHERE received_at_ms >= ? AND received_at_ms < ? GROUP BY verdict',
        sinceMs,
        untilMs,
      );
      for (const row of rows) counts[row['verdict'] as keyof LeadCounts] = Number(row['amount']);
      return counts;
    },

    changeLead: (reference, { nowMs, status, note, deliveries = [] }) =>
      db.write(() => {
        const id = findId(reference);
        if (id === undefined) return false;
        if (status !== undefined) db.run('UPDATE leads SET status = ? WHERE id = ?', status, id);
        if (note !== undefined) db.insert('lead_notes', { lead_id: id, written_at_ms: nowMs, text: note });
        for (const delivery of deliveries) insertDelivery(db, delivery, id, nowMs);
        return true;
      }),

    async eraseLead(reference) {
      const isErased = await db.write(
        () => db.run('DELETE FROM leads WHERE reference = ?', reference).changes > 0,
      );
      forgetOldPages(db);
      return isErased;
    },

    async purge({ leadsBeforeMs = 0, junkBeforeMs }) {
      const purged = await db.write(() => {
        db.run(
          "DELETE FROM deliveries WHERE lead_id IS NULL AND created_at_ms < ? AND state IN ('sent', 'dead')",
          junkBeforeMs,
        );
        return db.run(
          "DELETE FROM leads WHERE received_at_ms < ? OR (verdict = 'junk' AND received_at_ms < ?)",
          leadsBeforeMs,
          junkBeforeMs,
        ).changes;
      });
      if (purged > 0) forgetOldPages(db);
      return purged;
    },
  };
}

/** Inside a transaction only. Undefined when the idempotency key is known. */
function insertNewLead(db: SqliteConnection, lead: NewLead): number | undefined {
  try {
    const { changes, insertedId } = db.insert(
      'leads',
      toLeadValues(lead),
      'ON CONFLICT (idempotency_key) DO NOTHING',
    );
    return changes === 0 ? undefined : insertedId;
  } catch (error) {
    const isTaken = /UNIQUE constraint failed: leads\.reference/.test((error as Error).message);
    throw isTaken ? new ReferenceTakenError(lead.reference) : error;
  }
}

/** The log of the database still holds what was deleted, until it is written back and cut. */
function forgetOldPages(db: SqliteConnection): void {
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** Inside a transaction only. */
export function insertDelivery(
  db: SqliteConnection,
  delivery: NewDelivery,
  leadId: number | null,
  nowMs: number,
): void {
  if (delivery.unlessWrittenSinceMs !== undefined) {
    const recent = db.get(
      'SELECT 1 FROM deliveries WHERE kind = ? AND recipient = ? COLLATE NOCASE AND created_at_ms >= ?',
      delivery.kind,
      delivery.recipient,
      delivery.unlessWrittenSinceMs,
    );
    if (recent !== undefined) return;
  }
  db.insert('deliveries', toDeliveryValues(delivery, leadId, nowMs));
}
