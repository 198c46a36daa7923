/**
 * Saves leads that come at the same time in one transaction: four questions to the database, however many leads. While
 * they are asked, new leads gather for the next one.
 */
import type { NewDelivery, NewLead } from '../records.ts';
import { toDeliveryValues, toLeadValues } from '../rows.ts';
import { ReferenceTakenError, type SavedLead } from '../store.ts';
import type { PostgresConnection, Queries } from './connection.ts';

interface Job {
  lead: NewLead;
  deliveries: readonly NewDelivery[];
  resolve: (saved: SavedLead) => void;
  reject: (error: unknown) => void;
}

type Plan = Pick<Job, 'lead' | 'deliveries'>;

const maxLeadsPerCommit = 256;

export function createLeadSaver(db: PostgresConnection) {
  const waiting: Job[] = [];
  let isWorking = false;

  async function work(): Promise<void> {
    isWorking = true;
    while (waiting.length > 0) await settle(db, waiting.splice(0, maxLeadsPerCommit));
    isWorking = false;
  }

  return (lead: NewLead, deliveries: readonly NewDelivery[]): Promise<SavedLead> =>
    new Promise((resolve, reject) => {
      waiting.push({ lead, deliveries, resolve, reject });
      if (!isWorking) void work();
    });
}

/** Never throws. When the database refuses one of several leads, each is saved apart. */
async function settle(db: PostgresConnection, jobs: readonly Job[]): Promise<void> {
  try {
    const saved = await saveTogether(db, jobs);
    jobs.forEach((job, index) => job.resolve(saved[index] as SavedLead));
  } catch (error) {
    if (jobs.length > 1 && isAboutRows(error)) {
      for (const job of jobs) await settle(db, [job]);
      return;
    }
    for (const { lead, reject } of jobs) {
      reject(isReferenceTaken(error) ? new ReferenceTakenError(lead.reference) : error);
    }
  }
}

async function saveTogether(db: PostgresConnection, plans: readonly Plan[]): Promise<SavedLead[]> {
  const fresh = await db.inTransaction(async (queries) => {
    await lockRecipients(queries, plans);
    return insertTogether(queries, plans);
  });
  const repeated = plans.filter(({ lead }) => !fresh.has(lead.reference));
  const known = await findReferences(db, repeated);
  const saved: SavedLead[] = [];
  for (const { lead, deliveries } of plans) {
    const isNew = fresh.has(lead.reference);
    const reference = isNew ? lead.reference : known.get(lead.idempotencyKey);
    // Between the two questions the first lead may have been erased; then this one is new after all.
    if (reference === undefined) saved.push(...(await saveTogether(db, [{ lead, deliveries }])));
    else saved.push({ reference, isNew });
  }
  return saved;
}

/** Two processes that ask at the same time whether an address got a receipt must not both find none. */
async function lockRecipients(queries: Queries, plans: readonly Plan[]): Promise<void> {
  const limited = plans
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ unlessWrittenSinceMs }) => unlessWrittenSinceMs !== undefined);
  if (limited.length === 0) return;
  // In one order everywhere, so that two processes never wait for each other.
  await queries.run(
    `SELECT pg_advisory_xact_lock(key) FROM (
       SELECT DISTINCT hashtextextended(lower(recipient), 0) AS key FROM unnest($1::text[]) AS recipient ORDER BY key
     ) AS keys`,
    limited.map(({ recipient }) => recipient),
  );
}

/** Returns the references of the leads that were new. A parallel transaction with the same key is waited for. */
async function insertTogether(queries: Queries, plans: readonly Plan[]): Promise<Set<string>> {
  const leads = plans
    .map(({ lead }) => toLeadValues(lead))
    .sort((a, b) => (String(a['idempotency_key']) < String(b['idempotency_key']) ? -1 : 1));
  const deliveries = plans.flatMap(({ lead, deliveries: own }) =>
    own.map((delivery) => ({
      ...toDeliveryValues(delivery, null, lead.receivedAtMs),
      reference: lead.reference,
      unless_since_ms: delivery.unlessWrittenSinceMs ?? null,
    })),
  );
  const columns = Object.keys(leads[0] ?? {}).join(', ');
  const rows = await queries.all(
    `WITH fresh AS (
       INSERT INTO leads (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::leads, $1)
       ON CONFLICT (idempotency_key) DO NOTHING
       RETURNING id, reference
     ), planned AS (
       SELECT given.*, fresh.id AS fresh_id,
         row_number() OVER (PARTITION BY given.kind, lower(given.recipient) ORDER BY given.id) AS turn
       FROM json_to_recordset($2) AS given (
         reference TEXT, id TEXT, kind TEXT, channel TEXT, recipient TEXT, message_id TEXT, payload TEXT,
         created_at_ms BIGINT, due_at_ms BIGINT, unless_since_ms BIGINT)
       JOIN fresh USING (reference)
     ), written AS (
       INSERT INTO deliveries (id, lead_id, kind, channel, recipient, message_id, payload, created_at_ms, due_at_ms)
       SELECT id, fresh_id, kind, channel, recipient, message_id, payload, created_at_ms, due_at_ms FROM planned
       WHERE unless_since_ms IS NULL OR (turn = 1 AND NOT EXISTS (
         SELECT 1 FROM deliveries AS earlier
         WHERE earlier.kind = planned.kind AND lower(earlier.recipient) = lower(planned.recipient)
           AND earlier.created_at_ms >= planned.unless_since_ms))
     )
     SELECT reference FROM fresh`,
    JSON.stringify(leads),
    JSON.stringify(deliveries),
  );
  return new Set(rows.map(({ reference }) => String(reference)));
}

async function findReferences(queries: Queries, plans: readonly Plan[]): Promise<Map<string, string>> {
  if (plans.length === 0) return new Map();
  const rows = await queries.all(
    'SELECT idempotency_key, reference FROM leads WHERE idempotency_key = ANY($1)',
    plans.map(({ lead }) => lead.idempotencyKey),
  );
  return new Map(rows.map((row) => [String(row['idempotency_key']), String(row['reference'])]));
}

/** Wrong data, a broken constraint or a deadlock: another try may go well. What is slow or away would only be so again. */
function isAboutRows(error: unknown): boolean {
  return /^(?:22|23|40)/.test(String((error as { code?: unknown }).code));
}

function isReferenceTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'leads_reference_key';
}
