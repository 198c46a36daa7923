/** Inserts new leads. Leads that arrive together are saved in one transaction of a few statements. */
import { createBatcher } from './batch.ts';
import type { Database, Queries } from './database.ts';
import { insertDeliveries, listLocks } from './deliveries.ts';
import type { NewDelivery, NewLead } from './records.ts';
import { toLeadRow } from './read-rows.ts';

/** The generated reference belongs to another lead; retry with a new one. */
export class ReferenceTakenError extends Error {
  override name = 'ReferenceTakenError';
}

export interface SavedLead {
  reference: string;
  /** False if the idempotency key already existed; then nothing was written. */
  isNew: boolean;
}

interface Plan {
  lead: NewLead;
  deliveries: readonly NewDelivery[];
}

const insertion = `
  INSERT INTO leads (reference, kind, idempotency_key, email, fields, phone_e164, consent_version, page, language, source, signals,
    verdict, reasons, source_name, received_at_ms, score, act_by_ms, promised_from_ms, promised_ms)
  SELECT value->>'reference', value->>'kind', value->>'idempotency_key', value->>'email', value->>'fields',
    value->>'phone_e164', value->>'consent_version', value->>'page', value->>'language', value->>'source', value->>'signals',
    value->>'verdict', value->>'reasons', value->>'source_name',
    CAST(value->>'received_at_ms' AS BIGINT), CAST(value->>'score' AS BIGINT), CAST(value->>'act_by_ms' AS BIGINT),
    CAST(value->>'promised_from_ms' AS BIGINT), CAST(value->>'promised_ms' AS BIGINT)`;

/** The insert waits for a parallel transaction with the same key or reference, and then skips the row. */
export function createLeadSaver(database: Database) {
  const { jsonRows } = database.dialect;

  async function insertLeads(queries: Queries, plans: readonly Plan[]): Promise<Map<Plan, number>> {
    const rows = await queries.all(
      // The same order everywhere, so that two processes never deadlock.
      `${insertion} FROM ${jsonRows} WHERE true ORDER BY value->>'idempotency_key'
       ON CONFLICT DO NOTHING RETURNING id, reference, idempotency_key`,
      JSON.stringify(plans.map(({ lead }) => toLeadRow(lead))),
    );
    const ids = new Map(
      rows.map((row) => [`${String(row['idempotency_key'])} ${String(row['reference'])}`, row]),
    );
    const fresh = new Map<Plan, number>();
    for (const plan of plans) {
      const name = `${plan.lead.idempotencyKey} ${plan.lead.reference}`;
      const row = ids.get(name);
      if (row !== undefined) fresh.set(plan, Number(row['id']));
      ids.delete(name);
    }
    return fresh;
  }

  async function findReferences(queries: Queries, plans: readonly Plan[]): Promise<Map<string, string>> {
    if (plans.length === 0) return new Map();
    const rows = await queries.all(
      `SELECT idempotency_key, reference FROM leads WHERE idempotency_key IN (SELECT value->>0 FROM ${jsonRows})`,
      JSON.stringify(plans.map(({ lead }) => [lead.idempotencyKey])),
    );
    return new Map(rows.map((row) => [String(row['idempotency_key']), String(row['reference'])]));
  }

  function saveTogether(plans: readonly Plan[]): Promise<(SavedLead | ReferenceTakenError)[]> {
    return database.transaction(
      async (queries) => {
        const fresh = await insertLeads(queries, plans);
        const deliveries = [...fresh].flatMap(([plan, leadId]) =>
          plan.deliveries.map((delivery) => ({ ...delivery, leadId, plannedAtMs: plan.lead.receivedAtMs })),
        );
        await insertDeliveries(queries, database.dialect, deliveries);
        const known = await findReferences(
          queries,
          plans.filter((plan) => !fresh.has(plan)),
        );
        return plans.map((plan) => {
          const { reference, idempotencyKey } = plan.lead;
          if (fresh.has(plan)) return { reference, isNew: true };
          const earlier = known.get(idempotencyKey);
          return earlier === undefined
            ? new ReferenceTakenError(reference)
            : { reference: earlier, isNew: false };
        });
      },
      plans.flatMap(({ deliveries }) => listLocks(deliveries)),
    );
  }

  const save = createBatcher(saveTogether, (error) => database.isAboutRows(error));
  /** Writes the lead and its deliveries in one transaction, and resolves after the commit. Throws ReferenceTakenError. */
  return (lead: NewLead, deliveries: readonly NewDelivery[]) => save({ lead, deliveries });
}
