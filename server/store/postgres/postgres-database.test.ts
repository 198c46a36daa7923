import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { lacks } from '../../testing/installed.ts';
import { openTestStore } from '../../testing/open-test-store.ts';
import { makeLeadAt } from '../../testing/seed-leads.ts';
import { startPgBouncer, type PgBouncer } from '../../testing/start-pgbouncer.ts';
import { startPostgres, type PostgresEngine } from '../../testing/start-postgres.ts';
import { ada, startTestServer } from '../../testing/start-test-server.ts';
import type { StoreContract } from '../contract-data.ts';
import { describeForeignRows } from '../foreign-rows.contract.ts';
import { describeSaving } from '../saving.contract.ts';
import { describeStoreContract } from '../store.contract.ts';
import type { Store } from '../store.ts';
import { openPostgres } from './postgres-database.ts';

const isPoolerMissing = lacks('a PostgreSQL behind a pooler', ['pgbouncer']);

let engine: PostgresEngine;
let pooler: PgBouncer | undefined;
beforeAll(async () => {
  engine = await startPostgres();
  if (!isPoolerMissing) pooler = await startPgBouncer(await engine.createDatabase());
});
afterAll(async () => {
  await pooler?.stop();
  await engine.stop();
});

const toPooled = (url: string) => pooler?.toPooled(url) ?? url;

function open(databaseUrl: string, problems: string[] = []): Store {
  return openTestStore({ databaseUrl }, { answerWithinMs: 20_000, problems });
}

async function runSql(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<object>(sql);
  await client.end();
  return rows;
}

const makeContract = (toUrl: (url: string) => string): StoreContract => ({
  openStores: async (amount) => {
    const url = await engine.createDatabase();
    return Array.from({ length: amount }, () => open(toUrl(url)));
  },
  openWithoutCommit: async () => {
    const url = await engine.createDatabase();
    const store = open(toUrl(url));
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

describeStoreContract(makeContract((url) => url));

describe.skipIf(isPoolerMissing)('behind a pooler in transaction mode', () => {
  describeSaving(makeContract(toPooled));

  test('stores simultaneous leads on two servers', async () => {
    const env = { DATABASE_URL: toPooled(await engine.createDatabase()), RATE_LIMIT: '0' };
    const servers = [await startTestServer({ env }), await startTestServer({ env })];
    const posts = servers.flatMap((server) =>
      Array.from({ length: 20 }, (_, index) =>
        server.post('/contact.php', { ...ada, message: `m ${index}` }),
      ),
    );
    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(40).fill(200));
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test('times out a statement that waits for a lock, and leaves no timeout on the connection', async () => {
    const url = await engine.createDatabase();
    const store = openTestStore({ databaseUrl: toPooled(url) }, { answerWithinMs: 500 });
    const lead = makeLeadAt(1);
    await expect
      .poll(() => store.saveLead(lead, []).catch(() => undefined), { timeout: 30_000 })
      .toBeDefined();
    const other = new pg.Client(url);
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('BEGIN; SELECT 1 FROM leads FOR UPDATE');
    const change = { nowMs: 1, status: 'contacted' as const };
    // 57014: the database itself canceled the statement.
    await expect(store.changeLead(lead.reference, change)).rejects.toMatchObject({ code: '57014' });
    await other.query('ROLLBACK');
    expect(await store.changeLead(lead.reference, change)).toBe('done');
    const [row] = await runSql(toPooled(url), 'SHOW statement_timeout');
    expect(row).toEqual({ statement_timeout: '0' });
  });
});

describeForeignRows(async () => {
  const url = await engine.createDatabase();
  const problems: string[] = [];
  return { store: open(url, problems), problems, runSql: async (change) => void (await runSql(url, change)) };
});

test('starts before PostgreSQL, fails fast until it is up, and works then', async () => {
  const url = await engine.createDatabase();
  await engine.crash();
  const store = openTestStore({ databaseUrl: url }, { answerWithinMs: 2_000 });
  const asked = Date.now();
  await expect(store.probeWrite(1)).rejects.toThrow();
  expect(Date.now() - asked).toBeLessThan(10_000);
  await engine.start();
  await store.probeWrite(2);
});

test('recovers after the database drops its connections', async () => {
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

test('finds the parts of some leads by index, however many leads there are', async () => {
  const database = openPostgres(await engine.createDatabase());
  onTestFinished(() => database.close());
  await database.exec(`CREATE TABLE parts AS SELECT number AS lead_id FROM generate_series(1, 20000) AS number;
    CREATE INDEX parts_by_lead ON parts (lead_id); ANALYZE parts`);
  const among = `FROM parts WHERE lead_id ${database.dialect.amongNumbers}`;
  const ids = JSON.stringify(Array.from({ length: 50 }, (_, index) => index * 3));
  expect(await database.get(`SELECT count(*) AS amount ${among}`, ids)).toEqual({ amount: 49 });
  const plan = JSON.stringify(await database.all(`EXPLAIN SELECT * ${among}`, ids));
  expect(plan).toContain('parts_by_lead');
  expect(plan).not.toContain('Seq Scan');
});

test('skips deliveries that another process is claiming, without waiting', async () => {
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
