/** Daily counts of events. No visitor has a row. */
import { z } from 'zod';
import { parseRow } from './columns.ts';
import type { Database } from './database.ts';
import { json } from './read-rows.ts';

/**
 * `visit`: a visitor's first page of the day. `view`: a page. `form`: a form was started. `sent`: a request arrived.
 * The others are pressed links.
 */
export type CountKind = 'visit' | 'view' | 'form' | 'sent' | 'tel' | 'sms' | 'mailto';

export interface DayCount {
  /** `2026-11-26` */
  day: string;
  kind: CountKind;
  /** The path of a page of the site. */
  path: string;
  source: string;
  amount: number;
}

export type MonthCount = Omit<DayCount, 'day'> & { month: string };

/** The outcome of a lead. */
const outcome = z.object({
  receivedAtMs: z.number(),
  page: z.string().nullable(),
  source: json(z.record(z.string(), z.string()).nullable()),
  /** True from the first quote on. */
  isQuoted: z.coerce.boolean(),
  isWon: z.coerce.boolean(),
});
export type Outcome = z.output<typeof outcome>;

export interface CountStore {
  addCounts(counts: readonly DayCount[]): Promise<void>;
  /** Sums the days since `sinceDay` by month, kind, path and source. */
  sumCounts(sinceDay: string): Promise<MonthCount[]>;
  /** Leads since `sinceMs`, except junk and spam. */
  listOutcomes(sinceMs: number): Promise<Outcome[]>;
  /** Returns the number of removed rows. */
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

    async sumCounts(sinceDay) {
      const rows = await database.all(
        `SELECT substr(day, 1, 7) AS month, kind, path, source, sum(amount) AS amount FROM day_counts
         WHERE day >= ? GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
        sinceDay,
      );
      return rows.map(({ month, kind, path, source, amount }) => ({
        month: String(month),
        kind: kind as CountKind,
        path: String(path),
        source: String(source),
        amount: Number(amount),
      }));
    },

    async listOutcomes(sinceMs) {
      const rows = await database.all(
        `SELECT received_at_ms, page, source,
           CASE WHEN status IN ('quoted', 'won') OR EXISTS (
             SELECT 1 FROM lead_events WHERE lead_id = leads.id AND kind = 'status' AND value = 'quoted')
           THEN 1 ELSE 0 END AS is_quoted,
           CASE WHEN status = 'won' THEN 1 ELSE 0 END AS is_won
         FROM leads WHERE received_at_ms >= ? AND verdict <> 'junk' AND status <> 'spam'`,
        sinceMs,
      );
      return rows.map((row) => parseRow(outcome, row));
    },

    purgeCounts: (beforeDay) => database.run('DELETE FROM day_counts WHERE day < ?', beforeDay),
  };
}
