import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openTestStore } from '../../testing/open-test-store.ts';
import { makeLeadAt } from '../../testing/seed-leads.ts';
import { startPostgres, type PostgresEngine } from '../../testing/start-postgres.ts';
import { describeOldData } from '../old-data.contract.ts';
import { describeStoreContract } from '../store.contract.ts';
import type { Store } from '../store.ts';

// Other programs may keep the machine busy; waiting longer costs nothing when all is well.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let engine: PostgresEngine;
beforeAll(async () => {
  engine = await startPostgres();
});
afterAll(() => engine.stop());

function open(databaseUrl: string, problems: string[] = []): Store {
  return openTestStore({ databaseUrl }, { answerWithinMs: 20_000, problems });
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
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
    await runSql(
      url,
      `CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'not today'; END $$ LANGUAGE plpgsql;
       CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON leads DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW EXECUTE FUNCTION refuse();`,
    );
    return store;
  },
});

describeOldData('postgres', async (sql) => {
  const url = await engine.createDatabase();
  await runSql(url, sql);
  const problems: string[] = [];
  return { store: open(url, problems), problems, runSql: (change) => runSql(url, change) };
});

test('starts before PostgreSQL does, fails in time, and works when it is there', async () => {
  const url = await engine.createDatabase();
  await engine.crash();
  const store = openTestStore({ databaseUrl: url }, { answerWithinMs: 2_000 });
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
  const store = openTestStore({ databaseUrl: url }, { answerWithinMs: 3_000 });
  const deliveries = ['a', 'b'].map((id) => ({
    id,
    occasion: 'new-lead' as const,
    channel: 'mail' as const,
    recipient: 'o@plumb.example',
    messageId: `<${id}@plumb.example>`,
  }));
  await store.saveLead(makeLeadAt(1), deliveries);
  const other = new pg.Client(url);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("BEGIN; SELECT 1 FROM deliveries WHERE id = 'a' FOR UPDATE");
  const claim = { nowMs: 2, leaseMs: 1_000, limit: 10, channel: 'mail' as const };
  expect((await store.claimDeliveries(claim)).map(({ id }) => id)).toEqual(['b']);
  await other.query('ROLLBACK');
  expect((await store.claimDeliveries(claim)).map(({ id }) => id)).toEqual(['a']);
});
