import { readdirSync, readFileSync } from 'node:fs';
import type { Pool } from 'pg';

const folder = new URL('./migrations/', import.meta.url);
/** Any number that nobody else locks: processes that start together migrate one after the other. */
const lockNumber = 5_031_976_001;

/** Runs every migration that this database has not seen, each in its own transaction, in the order of its number. */
export async function migrate(pool: Pool, nowMs: number): Promise<void> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const client = await pool.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(${lockNumber})`);
    await client.query(
      'CREATE TABLE IF NOT EXISTS applied_migrations (name TEXT PRIMARY KEY, applied_at_ms BIGINT NOT NULL)',
    );
    const applied = await client.query<{ name: string }>('SELECT name FROM applied_migrations');
    const known = new Set(applied.rows.map(({ name }) => name));
    for (const name of names.filter((candidate) => !known.has(candidate))) {
      await client.query('BEGIN');
      await client.query(readFileSync(new URL(name, folder), 'utf8'));
      await client.query('INSERT INTO applied_migrations (name, applied_at_ms) VALUES ($1, $2)', [
        name,
        nowMs,
      ]);
      await client.query('COMMIT');
    }
    await client.query(`SELECT pg_advisory_unlock(${lockNumber})`);
    client.release();
  } catch (error) {
    // Closing the connection undoes the transaction and frees the lock.
    client.release(true);
    throw error;
  }
}
