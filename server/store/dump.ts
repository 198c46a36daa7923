/** A backup's content: the rows of these tables, the same from both engines, in an order in which they can be put back. */
import { insert, type Database, type Value } from './database.ts';
import { toUndated } from './records.ts';

/** Sessions and codes are not among them: a backup must not sign in again whoever was signed out since. */
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
} as const;
export type DumpTable = keyof typeof keys;
export const dumpTables = Object.keys(keys) as DumpTable[];

/** Increases when the tables change; rows of an older version go through `upgradeRow` before they are restored. */
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

export interface DumpStore {
  /** Hands over every row, as it was at one moment. */
  dump(write: (row: DumpRow) => Promise<void>): Promise<void>;
  /** Takes the rows of a dump, all or none, into a store without leads; throws when there are some. */
  restore(rows: AsyncIterable<DumpRow>): Promise<void>;
}

const rowsAtOnce = 1_000;
/** Each may be as large as all other rows together. */
const filesAtOnce = 2;

export function createDump(database: Database): DumpStore {
  return {
    dump: (write) =>
      database.snapshot(async (queries) => {
        for (const table of dumpTables) {
          const key = keys[table];
          const limit = table === 'files' ? filesAtOnce : rowsAtOnce;
          const page = (condition: string) =>
            `SELECT * FROM ${table} ${condition} ORDER BY ${key} LIMIT ${limit}`;
          let rows = await queries.all(page(''));
          while (rows.length > 0) {
            for (const row of rows) await write({ table, row: row as DumpRow['row'] });
            rows = await queries.all(page(`WHERE ${key} > ?`), rows.at(-1)?.[key] as Value);
          }
        }
      }),

    restore: (rows) =>
      database.transaction(async (queries) => {
        if ((await queries.get('SELECT 1 FROM leads LIMIT 1')) !== undefined) throw new NotEmptyError();
        await queries.run('DELETE FROM secrets');
        await queries.run('DELETE FROM deliveries');
        await queries.run('DELETE FROM people');
        for await (const { table, row } of rows) await insert(queries, table, row);
        await queries.exec(database.dialect.resetIds);
      }),
  };
}

/** Brings a row of an older version to this one. */
export function upgradeRow(dumped: DumpRow, version = 1): DumpRow {
  const { table, row } = version === 1 ? splitFields(dumped) : dumped;
  if (table !== 'leads' || version >= versionWithInbox) return { table, row };
  const receivedAtMs = Number(row['received_at_ms']);
  const status = row['status'] === 'called' ? 'contacted' : (row['status'] ?? 'new');
  return {
    table,
    row: { ...row, status, act_by_ms: toUndated(receivedAtMs), opened_at_ms: receivedAtMs },
  };
}

/** Reads version 1: every field of a form was a column, and a delivery had a kind instead of an occasion. */
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

/** Reads leads that an older version left in the spool, too. */
export function upgradeKind(kind: string): string {
  return kind === 'owner' || kind === 'webhook' ? 'new-lead' : kind;
}
