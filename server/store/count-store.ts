/** How often something happened on a day: no visitor has a row. */
import type { Database } from './database.ts';

/** `visit`: the first page of somebody's day. `view`: a page. `form`: its form was begun. `sent`: a request came. The others: links that were pressed. */
export const countKinds = ['visit', 'view', 'form', 'sent', 'tel', 'sms', 'mailto'] as const;
export type CountKind = (typeof countKinds)[number];

export interface DayCount {
  /** `2026-11-26` */
  day: string;
  kind: CountKind;
  /** Of a page of the site. */
  path: string;
  source: string;
  amount: number;
}

export interface CountStore {
  addCounts(counts: readonly DayCount[]): Promise<void>;
  /** Sums of the months from `sinceMonth` (`2026-01`) on, by kind, path and source. */
  sumCounts(sinceMonth: string): Promise<(Omit<DayCount, 'day'> & { month: string })[]>;
  /** Returns how many rows were removed. */
  purgeCounts(beforeDay: string): Promise<number>;
}

export function createCountStore(database: Database): CountStore {
  const { jsonRows } = database.dialect;
  return {
    async addCounts(counts) {
      await database.run(
        `INSERT INTO day_counts (day, kind, path, source, amount)
         SELECT value->>'day', value->>'kind', value->>'path', value->>'source', CAST(value->>'amount' AS BIGINT)
         FROM ${jsonRows} WHERE true ORDER BY 1, 2, 3, 4
         ON CONFLICT (day, kind, path, source) DO UPDATE SET amount = day_counts.amount + excluded.amount`,
        JSON.stringify(counts),
      );
    },

    async sumCounts(sinceMonth) {
      const rows = await database.all(
        `SELECT substr(day, 1, 7) AS month, kind, path, source, sum(amount) AS amount FROM day_counts
         WHERE day >= ? GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
        `${sinceMonth}-01`,
      );
      return rows.map(({ month, kind, path, source, amount }) => ({
        month: String(month),
        kind: kind as CountKind,
        path: String(path),
        source: String(source),
        amount: Number(amount),
      }));
    },

    purgeCounts: (beforeDay) => database.run('DELETE FROM day_counts WHERE day < ?', beforeDay),
  };
}
