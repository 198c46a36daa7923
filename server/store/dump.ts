/** The rows of a backup, the same from both engines, in an order that can be restored. */
import { insert, type Database, type Value } from './database.ts';
import { nameSource, type LeadSource } from '../lib/lead-source.ts';
import { sumMonths } from './count-store.ts';
import { toUndated } from './records.ts';

/** Leaves out sessions and codes: a restored backup must not revive sessions that were ended since. */
const keys = {
  secrets: 'name',
  people: 'id',
  leads: 'id',
  lead_notes: 'id',
  lead_events: 'id',
  files: 'id',
  deliveries: 'id',
  day_counts: 'id',
  notices: 'id',
  closures: 'id',
} as const;
export type DumpTable = keyof typeof keys;
export const dumpTables = Object.keys(keys) as DumpTable[];

/** Mails with a code that still opens the inbox. */
const leftOut: Partial<Record<DumpTable, string>> = {
  deliveries: "AND (occasion <> 'sign-in' OR payload IS NULL)",
};

/** Increases when the tables change; `upgradeRow` converts rows of older versions before they are restored. */
export const dumpVersion = 6;
const versionWithInbox = 6;

export interface DumpRow {
  table: DumpTable;
  row: Record<string, Value>;
}

export class NotEmptyError extends Error {
  override name = 'NotEmptyError';
  constructor() {
    super('The store already holds leads. Restore into an empty one.');
  }
}

const rowsAtOnce = 1_000;
/** One file may be as large as all other rows together. */
const filesAtOnce = 2;

export function createDump(database: Database) {
  return {
    /** Passes every row of one snapshot to `write`. */
    dump: (write: (row: DumpRow) => Promise<void>) =>
      database.snapshot(async (queries) => {
        for (const table of dumpTables) {
          const key = keys[table];
          const limit = table === 'files' ? filesAtOnce : rowsAtOnce;
          const page = (condition: string) =>
            `SELECT * FROM ${table} WHERE ${condition} ${leftOut[table] ?? ''} ORDER BY ${key} LIMIT ${limit}`;
          let rows = await queries.all(page('1 = 1'));
          while (rows.length > 0) {
            for (const row of rows) await write({ table, row: row as DumpRow['row'] });
            rows = await queries.all(page(`${key} > ?`), rows.at(-1)?.[key] as Value);
          }
        }
      }),

    /** Restores a dump into a store without leads, all rows or none. Throws NotEmptyError. */
    restore: (rows: AsyncIterable<DumpRow>) =>
      database.transaction(async (queries) => {
        if ((await queries.get('SELECT 1 FROM leads LIMIT 1')) !== undefined) throw new NotEmptyError();
        await queries.run('DELETE FROM secrets');
        await queries.run('DELETE FROM deliveries');
        await queries.run('DELETE FROM people');
        for await (const { table, row } of rows)
          await insert(queries, table, table === 'leads' ? { ...row, is_indexed: 0 } : row);
        await sumMonths(queries);
        // Backups of older versions have it only in the events.
        await queries.run(
          `UPDATE leads SET is_quoted = 1
           WHERE id IN (SELECT lead_id FROM lead_events WHERE kind = 'status' AND value = 'quoted')`,
        );
        await queries.exec(database.dialect.resetIds);
      }),
  };
}

/** Converts a row of an older version to the current one. */
export function upgradeRow(dumped: DumpRow, version = 1): DumpRow {
  const { table, row } = version === 1 ? splitFields(dumped) : dumped;
  if (table !== 'leads') return { table, row };
  const source = JSON.parse(String(row['source'] ?? 'null')) as LeadSource | null;
  const named = { source_name: nameSource(source), ...row };
  if (version >= versionWithInbox) return { table, row: named };
  const receivedAtMs = Number(row['received_at_ms']);
  const status = row['status'] === 'called' ? 'contacted' : (row['status'] ?? 'new');
  return {
    table,
    row: { ...named, status, act_by_ms: toUndated(receivedAtMs), opened_at_ms: receivedAtMs },
  };
}

/** Converts version 1, in which each form field was a column and a delivery had a kind instead of an occasion. */
function splitFields({ table, row }: DumpRow): DumpRow {
  if (table === 'leads') {
    const { name, phone, address, service, website, message, ...rest } = row;
    const fields = { name, email: row['email'], phone, address, service, website, message };
    const written = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
    return { table, row: { ...rest, fields: JSON.stringify(Object.fromEntries(written)) } };
  }
  if (table !== 'deliveries') return { table, row };
  const { kind, due_at_ms: due, ...rest } = row;
  const isOpen = row['state'] === 'pending' || row['state'] === 'sending';
  return {
    table,
    row: { ...rest, occasion: upgradeKind(String(kind)), due_at_ms: isOpen ? (due ?? null) : null },
  };
}

/** Also used for leads that an older version left in the spool. */
export function upgradeKind(kind: string): string {
  return kind === 'owner' || kind === 'webhook' ? 'new-lead' : kind;
}
