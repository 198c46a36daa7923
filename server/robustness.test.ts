import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getSpoolFolder } from './store/data-paths.ts';
import { openStore } from './store/open-store.ts';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { findUrl, startProgram } from './testing/run-program.ts';
import { startPostgres } from './testing/start-postgres.ts';
import { ada, makeTestFolder } from './testing/start-test-server.ts';
import { throwBodies } from './testing/throw-bodies.ts';

// Generous, because the machine may be busy; a passing run never waits this long.
vi.setConfig({ testTimeout: 240_000 });

function prepare() {
  const folder = makeTestFolder();
  return {
    PORT: '0',
    RATE_LIMIT: '0',
    REQUEST_LIMIT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: writeFixtureSite(join(folder, 'dist')),
  };
}

test('answers 2,000 random and mutated bodies without a 5xx, and keeps running', async () => {
  const program = startProgram('main.ts', [], prepare());
  const url = await findUrl(program.output);
  const statuses = await throwBodies(url, 2_000, 20_261_121);
  expect([...statuses.keys()].filter((status) => status >= 500 || status === 0)).toEqual([]);
  // The bodies reach every rule: some are accepted, others are refused for each reason.
  for (const status of [200, 400, 404, 413, 415, 422]) expect([...statuses.keys()]).toContain(status);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(program.output()).not.toContain('A request failed');
});

test('spools leads while the disk is too full for the database, and moves them later', async () => {
  const env = prepare();
  // The shell's file size limit simulates a full disk: the database cannot grow, a small file can be written.
  const main = new URL('./main.ts', import.meta.url).pathname;
  const full = spawn('sh', ['-c', 'ulimit -f 900; exec "$0" "$@"', process.execPath, main], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void full.kill('SIGKILL'));
  let output = '';
  for (const stream of [full.stdout, full.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = await findUrl(() => output);
  const references = new Set<string>();
  const statuses = new Set<number>();
  for (let lead = 0; lead < 60; lead++) {
    const answer = await fetch(`${url}/contact.php`, {
      method: 'POST',
      body: JSON.stringify({ ...ada, message: `${lead} ${'x'.repeat(4_900)}` }),
      headers: { 'content-type': 'application/json' },
    });
    statuses.add(answer.status);
    references.add(((await answer.json()) as { reference: string }).reference);
  }
  expect([...statuses].sort()).toEqual([200, 202]);
  expect(output).toContain('Writing to the database failed');
  expect(readdirSync(getSpoolFolder(env.DATA_DIR)).length).toBeGreaterThan(0);
  full.kill('SIGKILL');

  const roomy = startProgram('main.ts', [], env);
  await findUrl(roomy.output);
  await expect.poll(() => readdirSync(getSpoolFolder(env.DATA_DIR))).toEqual([]);
  const store = openStore({ databaseUrl: undefined, dataDir: env.DATA_DIR });
  onTestFinished(() => store.close());
  const kept = (await store.listLeads()).map(({ lead }) => lead.reference);
  expect(new Set(kept)).toEqual(references);
});

test('keeps the lead and recovers when PostgreSQL drops the connection inside a transaction', async () => {
  const engine = await startPostgres();
  onTestFinished(() => engine.stop());
  const databaseUrl = await engine.createDatabase();
  const program = startProgram('main.ts', [], { ...prepare(), DATABASE_URL: databaseUrl });
  const url = await findUrl(program.output);
  const post = () =>
    fetch(`${url}/contact.php`, {
      method: 'POST',
      body: JSON.stringify(ada),
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    });
  const cutConnections = () =>
    engine.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'leads'");
  expect((await post()).status).toBe(200);
  await cutConnections();
  const other = new pg.Client(databaseUrl);
  other.on('error', () => undefined);
  await other.connect();
  await other.query('BEGIN; LOCK TABLE leads IN ACCESS EXCLUSIVE MODE');
  const answer = post();
  // The server's own rounds can wait for the table as well.
  const waiting =
    "SELECT 1 FROM pg_stat_activity WHERE application_name = 'leads' AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO leads%'";
  await expect.poll(async () => (await engine.query(waiting)).length, { timeout: 2_500 }).toBe(1);
  await cutConnections();
  expect((await answer).status).toBe(202);
  await other.query('ROLLBACK');
  const countLeads = async () => (await other.query('SELECT 1 FROM leads')).rowCount;
  await expect.poll(countLeads, { timeout: 20_000 }).toBe(2);
  await other.end();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});
