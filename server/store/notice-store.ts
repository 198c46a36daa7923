/** The notice above every page; there is at most one. */
import { z } from 'zod';
import { insert, parseRow } from './columns.ts';
import type { Database } from './database.ts';

const notice = z.object({
  text: z.string(),
  /** Label and address are set together or not at all. */
  linkLabel: z.string().nullable(),
  linkAddress: z.string().nullable(),
  /** The time at which it expires. */
  untilMs: z.number(),
  /** The person who wrote it. */
  author: z.string(),
});
export type Notice = z.output<typeof notice>;

export function createNoticeStore(database: Database) {
  return {
    async findNotice() {
      const row = await database.get('SELECT * FROM notices ORDER BY id DESC LIMIT 1');
      return row && parseRow(notice, row);
    },

    /** Replaces the notice, or removes it if undefined. */
    setNotice: (given: Notice | undefined) =>
      database.transaction(
        async (queries) => {
          await queries.run('DELETE FROM notices');
          if (given) await insert(queries, 'notices', given);
        },
        ['notice'],
      ),
  };
}
