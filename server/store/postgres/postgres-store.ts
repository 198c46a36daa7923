/** Leads in PostgreSQL: for several server processes or machines side by side. */
import { randomBytes } from 'node:crypto';
import { dumpTables, NotEmptyError, type DumpRow } from '../dump.ts';
import type { Store } from '../store.ts';
import { openPostgres, type PostgresConnection, type PostgresOptions } from './connection.ts';
import { createLeads } from './leads.ts';
import { createOutbox } from './outbox.ts';

export function openPostgresStore(url: string, options: PostgresOptions = {}): Store {
  const db = openPostgres(url, options);
  return {
    ...createLeads(db),
    ...createOutbox(db),

    async readSecret() {
      await db.run(
        "INSERT INTO secrets (name, value) VALUES ('signing', $1) ON CONFLICT DO NOTHING",
        randomBytes(32).toString('base64url'),
      );
      return String((await db.get("SELECT value FROM secrets WHERE name = 'signing'"))?.['value']);
    },

    async probeWrite(nowMs) {
      await db.run(
        `INSERT INTO write_probes (id, written_at_ms) VALUES (1, $1)
         ON CONFLICT (id) DO UPDATE SET written_at_ms = excluded.written_at_ms`,
        nowMs,
      );
    },

    dump: (write) => dumpRows(db, write),
    restore: (rows) => restoreRows(db, rows),
    close: () => db.close(),
  };
}

const rowsAtOnce = 1_000;

/** In one transaction, which sees one moment while others write on; a cursor keeps the memory small. */
async function dumpRows(db: PostgresConnection, write: (row: DumpRow) => Promise<void>): Promise<void> {
  await db.inTransaction(async (queries) => {
    for (const table of dumpTables) {
      await queries.run(`DECLARE page CURSOR FOR SELECT * FROM ${table} ORDER BY 1`);
      for (;;) {
        const rows = await queries.all(`FETCH ${rowsAtOnce} FROM page`);
        for (const row of rows) await write({ table, row: row as DumpRow['row'] });
        if (rows.length < rowsAtOnce) break;
      }
      await queries.run('CLOSE page');
    }
  }, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
}

async function restoreRows(db: PostgresConnection, rows: AsyncIterable<DumpRow>): Promise<void> {
  await db.inTransaction(async (queries) => {
    await queries.run('LOCK TABLE leads IN EXCLUSIVE MODE');
    if ((await queries.get('SELECT 1 FROM leads LIMIT 1')) !== undefined) throw new NotEmptyError();
    await queries.run('DELETE FROM secrets');
    await queries.run('DELETE FROM deliveries');
    for await (const { table, row } of rows) await queries.insert(table, row);
    for (const table of ['leads', 'lead_notes']) {
      await queries.run(
        `SELECT setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1, false) FROM ${table}`,
      );
    }
  });
}
