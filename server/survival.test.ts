import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { startPostgres, type PostgresEngine } from './testing/start-postgres.ts';
import { makeTestFolder } from './testing/start-test-server.ts';
import { surviveKills } from './testing/survive-kills.ts';

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
