/** The same tests on SQLite and on a PostgreSQL that this file starts for itself. */
import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type PostgresEngine } from './start-postgres.ts';

/** Settings of a server with an empty database of the engine; none for SQLite, which needs no address. */
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
