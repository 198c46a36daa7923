import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { getDatabaseFile } from '../store/data-paths.ts';
import { startMaintenance } from '../testing/start-maintenance.ts';

const hourMs = 60 * 60_000;

test('queues no second alert while one waits for the mail server, and a new one after it was sent', async () => {
  const { dataDir, store, clock, alerts } = await startMaintenance();
  const raise = () => alerts.raise({ code: 'lost-lead', sentence: 'lostLead' });
  for (let hour = 0; hour < 7 * 24; hour++) {
    expect(await raise()).toBe(true);
    clock.nowMs += hourMs;
  }
  const claim = { nowMs: clock.nowMs, leaseMs: 1, limit: 500, channel: 'mail' as const };
  const waiting = await store.claimDeliveries(claim);
  expect(waiting).toHaveLength(1);
  for (const row of waiting) await store.markSent(row, clock.nowMs);
  await raise();
  const [next] = await store.claimDeliveries(claim);
  expect(next?.payload).toContain('lost-lead');
  // A damaged payload in the queue must not block the next alert.
  const database = new DatabaseSync(getDatabaseFile(dataDir));
  database.exec("UPDATE deliveries SET payload = 'half of {'");
  database.close();
  clock.nowMs += hourMs;
  await raise();
  expect(await store.listWaitingPayloads('alert')).toEqual(['half of {', next?.payload]);
});
