/** What the company says above every page for a while; there is one notice at most. */
import { z } from 'zod';
import { parseRow, toRow } from './columns.ts';
import { insert, type Database } from './database.ts';

const notice = z.object({
  text: z.string(),
  /** Both or neither. */
  linkLabel: z.string().nullable(),
  linkAddress: z.string().nullable(),
  /** It goes by itself then. */
  untilMs: z.number(),
  /** Who wrote it. */
  author: z.string(),
});
export type Notice = z.output<typeof notice>;

export interface NoticeStore {
  findNotice(): Promise<Notice | undefined>;
  /** Replaces the notice; without one, there is none any more. */
  setNotice(notice: Notice | undefined): Promise<void>;
}

export function createNoticeStore(database: Database): NoticeStore {
  return {
    async findNotice() {
      const row = await database.get('SELECT * FROM notices ORDER BY id DESC LIMIT 1');
      return row && parseRow(notice, row);
    },

    setNotice: (given) =>
      database.transaction(
        async (queries) => {
          await queries.run('DELETE FROM notices');
          if (given) await insert(queries, 'notices', toRow(given));
        },
        ['notice'],
      ),
  };
}
