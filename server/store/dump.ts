/** The rows of a backup, the same from both engines, in an order that can be restored. */
import { insert } from './columns.ts';
import type { Database, Value } from './database.ts';
import { sumMonths } from './count-store.ts';

/** Leaves out sessions and codes: a restored backup must not revive sessions that were ended since. */
const keys = {
  secrets: 'name',
  people: 'id',
  leads: 'id',
  offers: 'id',
  quotes: 'id',
  visit_people: 'person_id',
  calendars: 'id',
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

/**
 * Increases when the tables change so that a row no longer fits; rows of older versions are then converted before they
 * are restored (exports/backup.ts).
 */
export const dumpVersion = 1;

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
        await queries.exec(database.dialect.resetIds);
      }),
  };
}
