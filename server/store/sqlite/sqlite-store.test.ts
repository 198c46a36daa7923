import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeTestFolder } from '../../testing/start-test-server.ts';
import { describeStoreContract } from '../store.contract.ts';
import type { Store } from '../store.ts';
import { openSqliteStore } from './sqlite-store.ts';

// Other programs may keep the machine busy; waiting longer costs nothing when all is well.
vi.setConfig({ testTimeout: 30_000 });

function open(file: string): Store {
  const store = openSqliteStore(file, { waitForLockMs: 2_000 });
  onTestFinished(() => store.close());
  return store;
}

describeStoreContract({
  openStores: async (amount) => {
    const file = join(makeTestFolder(), 'leads.sqlite');
    return Array.from({ length: amount }, () => open(file));
  },
});

test('survives the loss of power: every commit is on disk before it is answered', () => {
  const file = join(makeTestFolder(), 'leads.sqlite');
  open(file);
  const database = new DatabaseSync(file);
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.close();
});

test('runs each migration once, also when several processes start together', async () => {
  const file = join(makeTestFolder(), 'leads.sqlite');
  const module = new URL('./sqlite-store.ts', import.meta.url).href;
  const script = `const { openSqliteStore } = await import(${JSON.stringify(module)}); await openSqliteStore(${JSON.stringify(file)}, { waitForLockMs: 5000 }).close();`;
  const codes = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
      return (await once(child, 'exit'))[0] as number;
    }),
  );
  expect(codes).toEqual([0, 0, 0]);
  const database = new DatabaseSync(file);
  expect(database.prepare('SELECT name FROM applied_migrations').all()).toEqual([
    { name: '0001-create-leads.sql' },
    { name: '0002-deliveries-and-judgement.sql' },
  ]);
  database.close();
});
