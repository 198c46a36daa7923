import { expect, onTestFinished, test } from 'vitest';
import { DatabaseSync } from 'node:sqlite';
import { getDatabaseFile } from '../store/data-paths.ts';
import { makeLeadAt } from '../testing/seed-leads.ts';
import { maintenanceStartMs as startMs, startMaintenance } from '../testing/start-maintenance.ts';

test('drops calls for a webhook that is no longer set, and alerts how to send them', async () => {
  const { store, maintenance } = await startMaintenance();
  const call = {
    id: 'a',
    occasion: 'new-lead' as const,
    channel: 'webhook' as const,
    recipient: 'https://crm.example/',
    messageId: '<a@plumb.example>',
  };
  await store.saveLead(makeLeadAt(startMs), [call]);
  for (let round = 0; round < 2; round++) await maintenance.run();
  expect(await store.countDeliveries()).toMatchObject({ pending: 1, dead: 1 });
  const claim = { nowMs: startMs, leaseMs: 1, limit: 50, channel: 'mail' as const };
  const [alert] = await store.claimDeliveries(claim);
  expect(alert?.payload).toContain('gave up on 1 waiting webhook call');
});

test('indexes new leads before anybody searches', async () => {
  const { dataDir, store, maintenance } = await startMaintenance();
  await store.saveLead(makeLeadAt(startMs), []);
  await maintenance.run();
  const database = new DatabaseSync(getDatabaseFile(dataDir), { readOnly: true });
  onTestFinished(() => database.close());
  expect(database.prepare('SELECT count(*) AS amount FROM lead_words').get()).toEqual({ amount: 1 });
});
