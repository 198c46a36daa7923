import { assembleClaims, listLeadIds } from '../assemble.ts';
import type { ClaimedDelivery, OutboxCounts } from '../records.ts';
import { toDeliveryValues, type Value } from '../rows.ts';
import type { OutboxStore } from '../store.ts';
import type { PostgresConnection } from './connection.ts';

export function createOutbox(db: PostgresConnection): OutboxStore {
  /** The number of attempts names the claim: a later claim of the same delivery has a higher one. */
  async function endClaim({ id, attempts }: ClaimedDelivery, change: string, ...values: Value[]) {
    await db.run(
      `UPDATE deliveries SET ${change} WHERE id = $1 AND state = 'sending' AND attempts = $2`,
      id,
      attempts,
      ...values,
    );
  }

  return {
    async addDeliveries(deliveries, nowMs) {
      let added = 0;
      for (const delivery of deliveries) {
        const values = toDeliveryValues(delivery, null, nowMs);
        const columns = Object.keys(values);
        added += await db.run(
          `INSERT INTO deliveries (${columns.join(', ')})
           VALUES (${columns.map((_name, index) => `$${index + 1}`).join(', ')})
           ON CONFLICT (message_id) DO NOTHING`,
          ...Object.values(values),
        );
      }
      return added;
    },

    requeue: (reference, nowMs) =>
      db.run(
        `UPDATE deliveries
         SET state = 'pending', attempts = 0, first_attempt_at_ms = NULL, due_at_ms = $1, last_error = NULL
         WHERE lead_id = (SELECT id FROM leads WHERE reference = $2) AND state IN ('pending', 'dead')`,
        nowMs,
        reference,
      ),

    async claimDeliveries({ nowMs, leaseMs, limit, channels }) {
      // Rows that another process is claiming at this moment are passed over, not waited for.
      const claimed = await db.all(
        `UPDATE deliveries
         SET state = 'sending', attempts = attempts + 1, due_at_ms = $1,
             first_attempt_at_ms = coalesce(first_attempt_at_ms, $2)
         WHERE id IN (
           SELECT id FROM deliveries
           WHERE state IN ('pending', 'sending') AND due_at_ms <= $2 AND channel = ANY($3)
           ORDER BY due_at_ms, kind LIMIT $4
           FOR UPDATE SKIP LOCKED)
         RETURNING *`,
        nowMs + leaseMs,
        nowMs,
        channels,
        limit,
      );
      if (claimed.length === 0) return [];
      const ids = listLeadIds(claimed, 'lead_id');
      const [leads, notes] = await Promise.all([
        db.all('SELECT * FROM leads WHERE id = ANY($1)', ids),
        db.all('SELECT * FROM lead_notes WHERE lead_id = ANY($1) ORDER BY id', ids),
      ]);
      return assembleClaims({ claimed, leads, notes });
    },

    markSent: (delivery, nowMs) =>
      endClaim(delivery, "state = 'sent', sent_at_ms = $3, last_error = NULL", nowMs),

    markForRetry: (delivery, nextAttemptAtMs, error) =>
      endClaim(delivery, "state = 'pending', due_at_ms = $3, last_error = $4", nextAttemptAtMs, error),

    markDead: (delivery, error) => endClaim(delivery, "state = 'dead', last_error = $3", error),

    async findNextDueAtMs(channels) {
      const row = await db.get(
        `SELECT due_at_ms FROM deliveries WHERE state IN ('pending', 'sending') AND channel = ANY($1)
         ORDER BY due_at_ms LIMIT 1`,
        channels,
      );
      return row === undefined ? undefined : Number(row['due_at_ms']);
    },

    async countDeliveries() {
      const counts: OutboxCounts = { pending: 0, sending: 0, sent: 0, dead: 0, oldestWaitingAtMs: null };
      const rows = await db.all(
        'SELECT state, count(*) AS amount, min(created_at_ms) AS oldest FROM deliveries GROUP BY state',
      );
      for (const row of rows) {
        const state = row['state'] as 'pending';
        counts[state] = Number(row['amount']);
        if (!['pending', 'sending'].includes(state)) continue;
        counts.oldestWaitingAtMs = Math.min(counts.oldestWaitingAtMs ?? Infinity, Number(row['oldest']));
      }
      return counts;
    },
  };
}
