import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { makeLeadAt } from '../../testing/seed-leads.ts';
import { startPostgres, type PostgresEngine } from '../../testing/start-postgres.ts';
import { channels } from '../records.ts';
import { describeStoreContract } from '../store.contract.ts';
import type { Store } from '../store.ts';
import { openPostgresStore } from './postgres-store.ts';

// Other programs may keep the machine busy; waiting longer costs nothing when all is well.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let engine: PostgresEngine;
beforeAll(async () => {
  engine = await startPostgres();
});
afterAll(() => engine.stop());

function open(url: string): Store {
  const store = openPostgresStore(url, { answerWithinMs: 20_000 });
  onTestFinished(() => store.close());
  return store;
}

describeStoreContract({
  openStores: async (amount) => {
    const url = await engine.createDatabase();
    return Array.from({ length: amount }, () => open(url));
  },
  openWithoutCommit: async () => {
    const url = await engine.createDatabase();
    const store = open(url);
    await store.probeWrite(1);
    const client = new pg.Client(url);
    await client.connect();
    await client.query(`
      CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'not today'; END $$ LANGUAGE plpgsql;
      CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON leads DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION refuse();
    `);
    await client.end();
    return store;
  },
});

test('starts before PostgreSQL does, fails in time, and works when it is there', async () => {
  const url = await engine.createDatabase();
  await engine.crash();
  const store = openPostgresStore(url, { answerWithinMs: 2_000 });
  onTestFinished(() => store.close());
  const asked = Date.now();
  await expect(store.probeWrite(1)).rejects.toThrow();
  expect(Date.now() - asked).toBeLessThan(10_000);
  await engine.start();
  await store.probeWrite(2);
});

test('goes on after the database has dropped its connections', async () => {
  const store = open(await engine.createDatabase());
  await store.probeWrite(1);
  await engine.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'leads'",
  );
  await expect
    .poll(() =>
      store.probeWrite(2).then(
        () => 'written',
        () => 'failed',
      ),
    )
    .toBe('written');
});

test('passes over what another process is claiming at this moment, without waiting for it', async () => {
  const url = await engine.createDatabase();
  const store = openPostgresStore(url, { answerWithinMs: 3_000 });
  onTestFinished(() => store.close());
  const deliveries = ['a', 'b'].map((id) => ({
    id,
    kind: 'owner' as const,
    channel: 'mail' as const,
    recipient: 'o@plumb.example',
    messageId: `<${id}@plumb.example>`,
  }));
  await store.saveLead(makeLeadAt(1), deliveries);
  const other = new pg.Client(url);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("BEGIN; SELECT 1 FROM deliveries WHERE id = 'a' FOR UPDATE");
  const claim = { nowMs: 2, leaseMs: 1_000, limit: 10, channels };
  expect((await store.claimDeliveries(claim)).map(({ id }) => id)).toEqual(['b']);
  await other.query('ROLLBACK');
  expect((await store.claimDeliveries(claim)).map(({ id }) => id)).toEqual(['a']);
});
