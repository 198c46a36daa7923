import { createStore } from './store.ts';
import { getDatabaseFile } from './data-paths.ts';
import { openPostgres, type PostgresOptions } from './postgres/postgres-database.ts';
import { openSqlite, type SqliteOptions } from './sqlite/sqlite-database.ts';
import type { Store } from './store.ts';

export interface StorePlace {
  /** If set, selects PostgreSQL; otherwise one SQLite file in the data folder holds everything. */
  databaseUrl: string | undefined;
  dataDir: string;
}

export function openStore(
  { databaseUrl, dataDir }: StorePlace,
  options: SqliteOptions & PostgresOptions = {},
): Store {
  const database =
    databaseUrl === undefined
      ? openSqlite(getDatabaseFile(dataDir), options)
      : openPostgres(databaseUrl, options);
  return createStore(database);
}
