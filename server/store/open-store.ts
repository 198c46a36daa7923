import type { Config } from '../config.ts';
import { findDatabaseFile } from './places.ts';
import { openPostgresStore } from './postgres/postgres-store.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

/** DATABASE_URL chooses PostgreSQL; without it, one file in the data folder holds everything. */
export function openStore({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Store {
  return databaseUrl === undefined
    ? openSqliteStore(findDatabaseFile(dataDir))
    : openPostgresStore(databaseUrl);
}
