import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestStore } from '../../testing/open-test-store.ts';
import { makeLeadAt } from '../../testing/seed-leads.ts';
import { makeTestFolder } from '../../testing/start-test-server.ts';
import { getDatabaseFile } from '../data-paths.ts';
import { describeForeignRows } from '../foreign-rows.contract.ts';
import { migrate } from '../migrate.ts';
import { describeStoreContract } from '../store.contract.ts';
import type { Store } from '../store.ts';
import { openSqlite } from './sqlite-database.ts';

function open(dataDir: string, problems: string[] = []): Store {
  return openTestStore({ dataDir }, { waitForLockMs: 2_000, problems });
}

function runSql(dataDir: string, sql: string): void {
  const database = new DatabaseSync(getDatabaseFile(dataDir));
  database.exec(sql);
  database.close();
}

describeStoreContract({
  openStores: async (amount) => {
    const dataDir = makeTestFolder();
    return Array.from({ length: amount }, () => open(dataDir));
  },
  openWithoutCommit: async () => {
    const dataDir = makeTestFolder();
    const store = open(dataDir);
    await store.probeWrite(1);
    runSql(
      dataDir,
      `CREATE TABLE parents (id INTEGER PRIMARY KEY);
       CREATE TABLE orphans (parent_id INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED);
       CREATE TRIGGER refuse AFTER INSERT ON leads BEGIN INSERT INTO orphans VALUES (1); END;`,
    );
    return store;
  },
});

describeForeignRows(async () => {
  const dataDir = makeTestFolder();
  const problems: string[] = [];
  return { store: open(dataDir, problems), problems, runSql: async (change) => runSql(dataDir, change) };
});

test('flushes every commit to disk', async () => {
  const db = openSqlite(getDatabaseFile(makeTestFolder()));
  onTestFinished(() => db.close());
  await db.transaction(async (writer) => {
    expect(await writer.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
    // 2 is FULL; without it, a power failure loses the last commits.
    expect(await writer.get('PRAGMA synchronous')).toEqual({ synchronous: 2 });
    expect(await writer.get('PRAGMA secure_delete')).toEqual({ secure_delete: 1 });
  });
});

test('waits for a lock without blocking the process, and gives up in time', async () => {
  const dataDir = makeTestFolder();
  const store = openTestStore({ dataDir }, { waitForLockMs: 1_000 });
  await store.probeWrite(1);
  const other = new DatabaseSync(getDatabaseFile(dataDir));
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  let turns = 0;
  const counter = setInterval(() => turns++, 20);
  onTestFinished(() => clearInterval(counter));
  await expect(store.probeWrite(2)).rejects.toThrow('locked');
  // Without pauses between attempts there would be just one turn.
  expect(turns).toBeGreaterThan(3);
  const write = store.probeWrite(3);
  setTimeout(() => other.exec('ROLLBACK'), 100);
  await write;
});

test('recovers when a rollback fails', async () => {
  const dataDir = makeTestFolder();
  const store = open(dataDir);
  await store.probeWrite(1);
  runSql(dataDir, "CREATE TRIGGER refuse BEFORE INSERT ON leads BEGIN SELECT raise(ABORT, 'no'); END;");
  const { exec } = DatabaseSync.prototype;
  const spy = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
    if (sql === 'ROLLBACK') throw new Error('disk I/O error');
    exec.call(this, sql);
  });
  onTestFinished(() => spy.mockRestore());
  const leads = Array.from({ length: 3 }, (_, index) => makeLeadAt(index));
  const outcomes = await Promise.allSettled(leads.map((lead) => store.saveLead(lead, [])));
  expect(outcomes.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  runSql(dataDir, 'DROP TRIGGER refuse');
  expect(await store.saveLead(makeLeadAt(9), [])).toMatchObject({ isNew: true });
});

test('finds due deliveries by an index', async () => {
  const dataDir = makeTestFolder();
  await open(dataDir).probeWrite(1);
  const database = new DatabaseSync(getDatabaseFile(dataDir));
  onTestFinished(() => database.close());
  const plan = database
    .prepare(
      `EXPLAIN QUERY PLAN SELECT id FROM deliveries WHERE channel = ? AND due_at_ms <= ?
       ORDER BY due_at_ms, occasion LIMIT ?`,
    )
    .all('mail', 1, 8)
    .map(({ detail }) => String(detail));
  expect(plan).toEqual([expect.stringContaining('USING INDEX deliveries_by_due')]);
});

test('hides uncommitted rows from readers', async () => {
  const db = openSqlite(getDatabaseFile(makeTestFolder()));
  onTestFinished(() => db.close());
  const read = () => db.get("SELECT value FROM secrets WHERE name = 'x'");
  await db.transaction(async (writer) => {
    await writer.run("INSERT INTO secrets (name, value) VALUES ('x', 'y')");
    expect(await read()).toBeUndefined();
  });
  expect(await read()).toEqual({ value: 'y' });
});

test('runs each migration once, also when several processes start together', async () => {
  const dataDir = makeTestFolder();
  const file = getDatabaseFile(dataDir);
  const module = new URL('./sqlite-database.ts', import.meta.url).href;
  const script = `const { openSqlite } = await import(${JSON.stringify(module)}); const db = openSqlite(${JSON.stringify(file)}, { waitForLockMs: 5000 }); await db.run('DELETE FROM leads'); await db.close();`;
  const codes = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
      return (await once(child, 'exit'))[0] as number;
    }),
  );
  expect(codes).toEqual([0, 0, 0]);
  const database = new DatabaseSync(file);
  expect(database.prepare('SELECT name FROM applied_migrations').all()).toEqual(
    readdirSync(new URL('migrations', import.meta.url)).map((name) => ({ name })),
  );
  database.close();
});

test('adds the tables of a later migration to a database with leads', async () => {
  const dataDir = makeTestFolder();
  const store = open(dataDir);
  await store.saveLead(makeLeadAt(1), []);
  await store.close();
  const folder = join(makeTestFolder(), 'migrations');
  cpSync(new URL('migrations', import.meta.url), folder, { recursive: true });
  writeFileSync(join(folder, '9999-colors.sql'), 'CREATE TABLE colors (name TEXT PRIMARY KEY) STRICT;');
  const database = openSqlite(getDatabaseFile(dataDir));
  onTestFinished(() => database.close());
  await migrate(database, pathToFileURL(`${folder}/`));
  await database.run("INSERT INTO colors (name) VALUES ('ocher')");
  expect(await database.all('SELECT name FROM applied_migrations')).toContainEqual({
    name: '9999-colors.sql',
  });
  expect(await open(dataDir).listLeads()).toHaveLength(1);
});

test('lets no statement run before the tables exist', async () => {
  const database = openSqlite(join(makeTestFolder(), 'leads.sqlite'));
  onTestFinished(() => database.close());
  const counts: Promise<unknown>[] = [];
  for (let turn = 0; turn < 50; turn++) {
    counts.push(database.get('SELECT count(*) AS amount FROM notices'));
    await Promise.resolve();
  }
  expect(await Promise.all(counts)).toEqual(Array(50).fill({ amount: 0 }));
});
