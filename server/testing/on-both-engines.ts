/** Runs the same tests on SQLite and on a PostgreSQL started for the test file. */
import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type PostgresEngine } from './start-postgres.ts';

/** The environment of a server with an empty database; none for SQLite. */
export type MakeDatabase = () => Promise<Record<string, string>>;

export function describeOnBothEngines(tests: (makeDatabase: MakeDatabase) => void): void {
  describe('on SQLite', () => tests(() => Promise.resolve({})));
  describe('on PostgreSQL', () => {
    let postgres: PostgresEngine;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.stop());
    tests(async () => ({ DATABASE_URL: await postgres.createDatabase() }));
  });
}
