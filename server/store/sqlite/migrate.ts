import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

const folder = new URL('./migrations/', import.meta.url);

/** Runs every migration that this database has not seen, each in its own transaction, in the order of its number. */
export function migrate(database: DatabaseSync, nowMs: number): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS applied_migrations (name TEXT PRIMARY KEY, applied_at_ms INTEGER NOT NULL) STRICT',
  );
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const isApplied = database.prepare('SELECT 1 FROM applied_migrations WHERE name = ?');
  for (const name of names) {
    if (isApplied.get(name) !== undefined) continue;
    // Asked again inside the write lock, so two processes that start together do not both run it.
    database.exec('BEGIN IMMEDIATE');
    try {
      if (isApplied.get(name) === undefined) {
        database.exec(readFileSync(new URL(name, folder), 'utf8'));
        database
          .prepare('INSERT INTO applied_migrations (name, applied_at_ms) VALUES (?, ?)')
          .run(name, nowMs);
      }
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }
}
