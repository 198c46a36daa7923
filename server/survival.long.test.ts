import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { startProgram } from './testing/run-program.ts';
import { startPostgres, type PostgresEngine } from './testing/start-postgres.ts';
import { makeTestFolder } from './testing/start-test-server.ts';
import { surviveKills } from './testing/survive-kills.ts';
import { readMemory, throwBodies } from './testing/throw-bodies.ts';

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 120_000 });

let engine: PostgresEngine;
beforeAll(async () => {
  engine = await startPostgres({ isDurable: true });
});
afterAll(() => engine.stop());

function prepare() {
  const folder = makeTestFolder();
  return { DATA_DIR: join(folder, 'data'), SITE_DIR: writeFixtureSite(join(folder, 'dist')) };
}

const leads = 3_000;

test.each([
  ['SQLite', 1, 20],
  ['PostgreSQL', 2, 20],
])(
  'keeps and mails thousands of leads on %s while its %i processes are killed %i times',
  async (name, processes, kills) => {
    const address = name === 'PostgreSQL' ? { DATABASE_URL: await engine.createDatabase() } : {};
    const run = await surviveKills({
      leads,
      kills,
      env: { ...prepare(), ...address },
      processes,
      waitsForLeases: true,
    });
    console.log(name, run);
    expect(run).toMatchObject({
      acknowledged: leads,
      stored: leads,
      lost: 0,
      unasked: 0,
      dead: 0,
      underLease: 0,
    });
    // Every delivery arrived under its own Message-ID; whoever drops known ones reads each mail once.
    expect(run.delivered).toBe(2 * leads);
    expect(run.messageIds).toBeGreaterThanOrEqual(run.delivered);
    expect(run.doubles).toBeLessThanOrEqual(8 * kills);
  },
);

test('answers 100,000 random and mutated bodies without one 5xx, and its memory stays flat', async () => {
  const program = startProgram('main.ts', [], {
    ...prepare(),
    PORT: '0',
    RATE_LIMIT: '0',
    REQUEST_LIMIT: '0',
    LOG_LEVEL: 'error',
  });
  await expect.poll(program.output, { timeout: 60_000 }).toMatch(/is served at http/);
  const url = /is served at (http:\S+),/.exec(program.output())?.[1] ?? '';
  const memoryMb: number[] = [];
  const statuses = new Set<number>();
  for (let part = 1; part <= 5; part++) {
    for (const status of (await throwBodies(url, 20_000, part)).keys()) statuses.add(status);
    memoryMb.push(Math.round((await readMemory(url)) / 1024 / 1024));
  }
  console.log({ statuses: [...statuses], memoryMb });
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  // The first parts fill caches and the heap; a leak would show in the later ones.
  expect((memoryMb[4] ?? 0) - (memoryMb[2] ?? 0)).toBeLessThan(30);
});
