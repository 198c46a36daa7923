/** The days on which the office is closed, entered in the inbox. */
import { z } from 'zod';
import { parseRow, toRow } from './columns.ts';
import { insert, type Database } from './database.ts';

const closure = z.object({
  id: z.number(),
  firstDay: z.string(),
  lastDay: z.string(),
  fromTime: z.string().nullable(),
  untilTime: z.string().nullable(),
  /** Empty if nobody gave one. */
  reason: z.string(),
  /** The person who entered it. */
  author: z.string(),
  enteredAtMs: z.number(),
  removedAtMs: z.number().nullable(),
});
export type StoredClosure = z.output<typeof closure>;

export interface ClosureStore {
  /** Also removed ones; those that ended before `sinceDay` ("2026-12-24") are left out. Sorted by their first day. */
  listClosures(sinceDay: string): Promise<StoredClosure[]>;
  addClosure(given: Omit<StoredClosure, 'id' | 'removedAtMs'>): Promise<void>;
  /** Keeps the row, because earlier promises depend on it. */
  removeClosure(id: number, nowMs: number): Promise<void>;
}

export function createClosureStore(database: Database): ClosureStore {
  return {
    async listClosures(sinceDay) {
      const rows = await database.all(
        'SELECT * FROM closures WHERE last_day >= ? ORDER BY first_day, id',
        sinceDay,
      );
      return rows.map((row) => parseRow(closure, row));
    },

    async addClosure(given) {
      await database.transaction((queries) => insert(queries, 'closures', toRow(given)));
    },

    async removeClosure(id, nowMs) {
      await database.run(
        'UPDATE closures SET removed_at_ms = ? WHERE id = ? AND removed_at_ms IS NULL',
        nowMs,
        id,
      );
    },
  };
}
