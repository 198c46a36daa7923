/** The days on which the office is closed, entered in the inbox. */
import { z } from 'zod';
import { insert, parseRow } from './columns.ts';
import type { Database } from './database.ts';

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
});
export type StoredClosure = z.output<typeof closure>;

export function createClosureStore(database: Database) {
  return {
    /** Leaves out those that ended before `sinceDay` ("2026-12-24"). Sorted by their first day. */
    async listClosures(sinceDay: string) {
      const rows = await database.all`SELECT * FROM closures WHERE last_day >= ${sinceDay}
        ORDER BY first_day, id`;
      return rows.map((row) => parseRow(closure, row));
    },

    async addClosure(given: Omit<StoredClosure, 'id'>) {
      await database.transaction((queries) => insert(queries, 'closures', given));
    },

    async removeClosure(id: number) {
      await database.run`DELETE FROM closures WHERE id = ${id}`;
    },
  };
}
