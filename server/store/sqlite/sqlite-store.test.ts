import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeTestFolder } from '../../testing/start-test-server.ts';
import { describeStoreContract } from '../store.contract.ts';
import type { Store } from '../store.ts';
import { openSqlite } from './connection.ts';
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
  openWithoutCommit: async () => {
    const file = join(makeTestFolder(), 'leads.sqlite');
    const store = open(file);
    const database = new DatabaseSync(file);
    database.exec(`
      CREATE TABLE parents (id INTEGER PRIMARY KEY);
      CREATE TABLE orphans (parent_id INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED);
      CREATE TRIGGER refuse AFTER INSERT ON leads BEGIN INSERT INTO orphans VALUES (1); END;
    `);
    database.close();
    return store;
  },
});

test('flushes every commit to the disk, and waits for a lock', () => {
  const db = openSqlite(join(makeTestFolder(), 'leads.sqlite'));
  onTestFinished(() => db.close());
  expect(db.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
  // 2 is FULL: without it a loss of power takes the last answers with it.
  expect(db.get('PRAGMA synchronous')).toEqual({ synchronous: 2 });
  expect(db.get('PRAGMA busy_timeout')).toEqual({ timeout: 1_000 });
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

test('takes over the leads and mails of the first version', async () => {
  const file = join(makeTestFolder(), 'leads.sqlite');
  const old = new DatabaseSync(file);
  old.exec('CREATE TABLE applied_migrations (name TEXT PRIMARY KEY, applied_at_ms INTEGER NOT NULL) STRICT');
  const first = '0001-create-leads.sql';
  old.exec(readFileSync(new URL(`./migrations/${first}`, import.meta.url), 'utf8'));
  old.prepare('INSERT INTO applied_migrations VALUES (?, 1)').run(first);
  old.exec(`
    INSERT INTO leads (reference, kind, idempotency_key, received_at_ms, name, email, consent_version, signals)
    VALUES ('PT-OLD', 'blog-reply', 'k', 5, 'Ada', 'ada@visitor.example', '1', '{}');
    INSERT INTO outbox_mails (id, lead_id, kind, recipient, message_id, created_at_ms, due_at_ms)
    VALUES ('m', 1, 'owner', 'o@plumb.example', '<m@plumb.example>', 5, 5);
  `);
  old.close();
  const found = await open(file).findLead('PT-OLD');
  expect(found?.lead).toMatchObject({ judgement: { verdict: 'clean', score: 0, reasons: [] }, notes: [] });
  expect(found?.deliveries).toMatchObject([{ kind: 'owner', channel: 'mail', state: 'pending' }]);
});
