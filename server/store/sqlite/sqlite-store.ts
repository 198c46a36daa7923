/** Leads in one SQLite file: nothing to install, nothing to run, one file to keep. */
import { randomBytes } from 'node:crypto';
import { dumpTables, NotEmptyError, type DumpRow } from '../dump.ts';
import type { Store } from '../store.ts';
import { openSqlite, type SqliteConnection } from './connection.ts';
import { createLeads } from './leads.ts';
import { createOutbox } from './outbox.ts';

export function openSqliteStore(file: string, options: { waitForLockMs?: number } = {}): Store {
  const db = openSqlite(file, options);
  return {
    ...createLeads(db),
    ...createOutbox(db),

    readSecret: () =>
      db.write(() => {
        db.run(
          "INSERT INTO secrets (name, value) VALUES ('signing', ?) ON CONFLICT DO NOTHING",
          randomBytes(32).toString('base64url'),
        );
        return String(db.get("SELECT value FROM secrets WHERE name = 'signing'")?.['value']);
      }),

    async probeWrite(nowMs) {
      await db.write(() =>
        db.run('INSERT OR REPLACE INTO write_probes (id, written_at_ms) VALUES (1, ?)', nowMs),
      );
    },

    dump: (write) => dumpRows(file, write),
    restore: (rows) => restoreRows(db, rows),

    async close() {
      db.close();
    },
  };
}

/** Through a connection of its own, whose transaction sees one moment while others write on. */
async function dumpRows(file: string, write: (row: DumpRow) => Promise<void>): Promise<void> {
  const db = openSqlite(file);
  try {
    db.exec('BEGIN');
    for (const table of dumpTables) {
      for (const row of db.iterate(`SELECT * FROM ${table} ORDER BY 1`)) {
        await write({ table, row: row as DumpRow['row'] });
      }
    }
  } finally {
    db.close();
  }
}

async function restoreRows(db: SqliteConnection, rows: AsyncIterable<DumpRow>): Promise<void> {
  db.exec('BEGIN IMMEDIATE');
  try {
    if (db.get('SELECT 1 FROM leads') !== undefined) throw new NotEmptyError();
    db.run('DELETE FROM secrets');
    db.run('DELETE FROM deliveries');
    for await (const { table, row } of rows) db.insert(table, row);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
