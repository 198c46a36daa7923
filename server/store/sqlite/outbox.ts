import { assembleClaims, listLeadIds } from '../assemble.ts';
import type { ClaimedDelivery, OutboxCounts } from '../records.ts';
import type { Value } from '../rows.ts';
import type { OutboxStore } from '../store.ts';
import type { SqliteConnection } from './connection.ts';
import { insertDelivery } from './leads.ts';

const ofChannels = 'channel IN (SELECT value FROM json_each(?))';

export function createOutbox(db: SqliteConnection): OutboxStore {
  /** The number of attempts names the claim: a later claim of the same delivery has a higher one. */
  async function endClaim({ id, attempts }: ClaimedDelivery, change: string, ...values: Value[]) {
    await db.write(() =>
      db.run(
        `UPDATE deliveries SET ${change} WHERE id = ? AND state = 'sending' AND attempts = ?`,
        ...values,
        id,
        attempts,
      ),
    );
  }

  return {
    addDeliveries: (deliveries, nowMs) =>
      db.write(() => {
        const isKnown = (messageId: string) =>
          db.get('SELECT 1 FROM deliveries WHERE message_id = ?', messageId) !== undefined;
        const added = deliveries.filter(({ messageId }) => !isKnown(messageId));
        for (const delivery of added) insertDelivery(db, delivery, null, nowMs);
        return added.length;
      }),

    requeue: (reference, nowMs) =>
      db.write(
        () =>
          db.run(
            `UPDATE deliveries
             SET state = 'pending', attempts = 0, first_attempt_at_ms = NULL, due_at_ms = ?, last_error = NULL
             WHERE lead_id = (SELECT id FROM leads WHERE reference = ?) AND state IN ('pending', 'dead')`,
            nowMs,
            reference,
          ).changes,
      ),

    claimDeliveries: ({ nowMs, leaseMs, limit, channels }) =>
      db.write(() => {
        const claimed = db.all(
          `UPDATE deliveries
           SET state = 'sending', attempts = attempts + 1, due_at_ms = ?,
               first_attempt_at_ms = coalesce(first_attempt_at_ms, ?)
           WHERE id IN (
             SELECT id FROM deliveries
             WHERE state IN ('pending', 'sending') AND due_at_ms <= ? AND ${ofChannels}
             ORDER BY due_at_ms, kind LIMIT ?)
           RETURNING *`,
          nowMs + leaseMs,
          nowMs,
          nowMs,
          JSON.stringify(channels),
          limit,
        );
        const ids = JSON.stringify(listLeadIds(claimed, 'lead_id'));
        return assembleClaims({
          claimed,
          leads: db.all('SELECT * FROM leads WHERE id IN (SELECT value FROM json_each(?))', ids),
          notes: db.all(
            'SELECT * FROM lead_notes WHERE lead_id IN (SELECT value FROM json_each(?)) ORDER BY id',
            ids,
          ),
        });
      }),

    markSent: (delivery, nowMs) =>
      endClaim(delivery, "state = 'sent', sent_at_ms = ?, last_error = NULL", nowMs),

    markForRetry: (delivery, nextAttemptAtMs, error) =>
      endClaim(delivery, "state = 'pending', due_at_ms = ?, last_error = ?", nextAttemptAtMs, error),

    markDead: (delivery, error) => endClaim(delivery, "state = 'dead', last_error = ?", error),

    async findNextDueAtMs(channels) {
      const row = db.get(
        `SELECT due_at_ms FROM deliveries WHERE state IN ('pending', 'sending') AND ${ofChannels}
         ORDER BY due_at_ms LIMIT 1`,
        JSON.stringify(channels),
      );
      return row === undefined ? undefined : Number(row['due_at_ms']);
    },

    async countDeliveries() {
      const counts: OutboxCounts = { pending: 0, sending: 0, sent: 0, dead: 0, oldestWaitingAtMs: null };
      for (const row of db.all('SELECT state, count(*) AS amount FROM deliveries GROUP BY state')) {
        counts[row['state'] as 'pending'] = Number(row['amount']);
      }
      const oldest = db.get(
        "SELECT min(created_at_ms) AS at FROM deliveries WHERE state IN ('pending', 'sending')",
      )?.['at'];
      counts.oldestWaitingAtMs = typeof oldest === 'number' ? oldest : null;
      return counts;
    },
  };
}
