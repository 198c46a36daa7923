import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres, type PostgresEngine } from '../../testing/start-postgres.ts';
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
