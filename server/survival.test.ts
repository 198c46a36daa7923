import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { startPostgres, type PostgresEngine } from './testing/start-postgres.ts';
import { ada, makeTestFolder } from './testing/start-test-server.ts';
import { startServer, surviveKills } from './testing/survive-kills.ts';

// Short form of survival.long.test.ts, which runs for thousands of leads behind `npm run test:long`.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let engine: PostgresEngine;
beforeAll(async () => {
  engine = await startPostgres({ isDurable: true });
});
afterAll(() => engine.stop());

function prepare() {
  const folder = makeTestFolder();
  return { DATA_DIR: join(folder, 'data'), SITE_DIR: writeFixtureSite(join(folder, 'dist')) };
}

const leads = 120;

test('keeps every acknowledged lead when it is killed under load', async () => {
  const run = await surviveKills({ leads, kills: 2, env: prepare(), processes: 1 });
  expect(run).toMatchObject({ acknowledged: leads, stored: leads, lost: 0, unasked: 0, dead: 0 });
  expect(run.messageIds).toBeGreaterThanOrEqual(run.delivered);
  expect(run.delivered + run.underLease).toBe(2 * leads);
});

test('shares one PostgreSQL between two processes, of which one is killed, without a double mail', async () => {
  const env = { ...prepare(), DATABASE_URL: await engine.createDatabase() };
  const run = await surviveKills({ leads, kills: 1, env, processes: 2 });
  expect(run).toMatchObject({ acknowledged: leads, stored: leads, lost: 0, unasked: 0, dead: 0 });
  expect(run.delivered + run.underLease).toBe(2 * leads);
  expect(run.doubles).toBe(0);
});

async function cutConnections(): Promise<void> {
  await engine.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'leads'",
  );
}

test('keeps the lead and goes on when PostgreSQL cuts the connection in the middle of a transaction', async () => {
  const url = await engine.createDatabase();
  const server = await startServer({ ...prepare(), DATABASE_URL: url });
  const post = () =>
    fetch(`${server.url}/contact.php`, {
      method: 'POST',
      body: JSON.stringify(ada),
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    });
  expect((await post()).status).toBe(200);
  await cutConnections();
  const other = new pg.Client(url);
  other.on('error', () => undefined);
  await other.connect();
  await other.query('BEGIN; LOCK TABLE leads IN ACCESS EXCLUSIVE MODE');
  const answer = post();
  const waiting =
    "SELECT 1 FROM pg_stat_activity WHERE application_name = 'leads' AND wait_event_type = 'Lock'";
  await expect.poll(async () => (await engine.query(waiting)).length, { timeout: 2_500 }).toBe(1);
  await cutConnections();
  expect((await answer).status).toBe(202);
  await other.query('ROLLBACK');
  const countLeads = async () => (await other.query('SELECT 1 FROM leads')).rowCount;
  await expect.poll(countLeads, { timeout: 20_000 }).toBe(2);
  await other.end();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('keeps every acknowledged lead while its connections are cut under load', async () => {
  const env = { ...prepare(), DATABASE_URL: await engine.createDatabase() };
  const run = await surviveKills({ leads: 400, kills: 6, env, processes: 1, harm: cutConnections });
  expect(run).toMatchObject({ acknowledged: 400, stored: 400, lost: 0, unasked: 0, dead: 0 });
});
