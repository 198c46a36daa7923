import { readdirSync, readFileSync } from 'node:fs';
import type { Database, Queries } from './database.ts';

/** Runs the new migrations in numeric order and in one transaction. */
export async function migrate(database: Pick<Database, 'all' | 'transaction'>, folder: URL): Promise<void> {
  // Checks without a lock first, so that a reader can start while another process writes.
  const applied = await listApplied(database).catch(() => []);
  if (listPending(folder, applied).length === 0) return;
  await database.transaction(
    async (queries) => {
      await queries.exec(
        'CREATE TABLE IF NOT EXISTS applied_migrations (name TEXT PRIMARY KEY, applied_at_ms BIGINT NOT NULL)',
      );
      for (const name of listPending(folder, await listApplied(queries))) {
        await queries.exec(readFileSync(new URL(name, folder), 'utf8'));
        await queries.run`INSERT INTO applied_migrations (name, applied_at_ms)
          VALUES (${name}, ${Date.now()})`;
      }
    },
    ['migrations'],
  );
}

async function listApplied(queries: Pick<Queries, 'all'>): Promise<string[]> {
  const rows = await queries.all('SELECT name FROM applied_migrations');
  return rows.map(({ name }) => String(name));
}

function listPending(folder: URL, applied: readonly string[]): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !applied.includes(name))
    .sort();
}
