/** Inserts planned deliveries. The statement itself decides which of them are written. */
import { toRow } from './columns.ts';
import type { Dialect, Queries } from './database.ts';
import type { NewDelivery } from './records.ts';

export type PlannedDelivery = NewDelivery & {
  leadId: number | null;
  plannedAtMs: number;
  /** Undefined means due now. */
  dueAtMs?: number;
};

/** Two processes that check for an earlier receipt at the same time must not both find none. */
export function listLocks(deliveries: readonly NewDelivery[]): string[] {
  return deliveries.filter(isConditional).map(({ recipient }) => recipient.toLowerCase());
}

/** Runs inside the caller's transaction, and returns the number of inserted deliveries. */
export async function insertDeliveries(
  queries: Queries,
  { jsonRows }: Dialect,
  planned: readonly PlannedDelivery[],
  onConflict = '',
): Promise<number> {
  if (planned.length === 0) return 0;
  return queries.run(
    `INSERT INTO deliveries
       (id, lead_id, occasion, channel, recipient, message_id, payload, created_at_ms, due_at_ms)
     SELECT value->>'id', CAST(value->>'lead_id' AS BIGINT), value->>'occasion', value->>'channel',
       value->>'recipient', value->>'message_id', value->>'payload', CAST(value->>'planned_at_ms' AS BIGINT),
       CAST(value->>'due_at_ms' AS BIGINT)
     FROM ${jsonRows}
     WHERE value->>'unless_written_since_ms' IS NULL OR NOT EXISTS (
       SELECT 1 FROM deliveries AS earlier
       WHERE earlier.occasion = value->>'occasion' AND lower(earlier.recipient) = lower(value->>'recipient')
         AND earlier.created_at_ms >= CAST(value->>'unless_written_since_ms' AS BIGINT)
         -- Ignores rows written by a clock that was ahead.
         AND earlier.created_at_ms <= CAST(value->>'planned_at_ms' AS BIGINT) + 3600000)
     ${onConflict}`,
    JSON.stringify(
      dropRepeated(planned).map((delivery) => toRow({ dueAtMs: delivery.plannedAtMs, ...delivery })),
    ),
  );
}

/** The statement does not see the rows that it is inserting. */
function dropRepeated(planned: readonly PlannedDelivery[]): PlannedDelivery[] {
  const seen = new Set<string>();
  return planned.filter((delivery) => {
    if (!isConditional(delivery)) return true;
    const name = `${delivery.occasion} ${delivery.recipient.toLowerCase()}`;
    const isFirst = !seen.has(name);
    seen.add(name);
    return isFirst;
  });
}

function isConditional({ unlessWrittenSinceMs }: NewDelivery): boolean {
  return unlessWrittenSinceMs !== undefined;
}
