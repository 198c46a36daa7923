/** Daily counts of events and their sums. No visitor has a row. */
import type { NumbersRow } from '../../contract/inbox.ts';
import { insert, type Database, type Queries, type Row, type Value } from './database.ts';

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

/** Visits, and leads with their outcome, but no junk and no spam. */
export interface Numbers {
  /** The newest first. */
  months: NumbersRow[];
  /** The one with most requests first, at most `mostNames` each. */
  sources: NumbersRow[];
  pages: NumbersRow[];
}

export interface CountStore {
  addCounts(counts: readonly DayCount[]): Promise<void>;
  /** The sources of a day, and the number of its rows. */
  readDayCounts(day: string): Promise<{ sources: string[]; rows: number }>;
  /** `months`: such as `2026-11` with its first moment, the oldest first. `untilMs` ends the last one. */
  sumNumbers(months: readonly { name: string; startMs: number }[], untilMs: number): Promise<Numbers>;
  /** The same of some days, without months. `days` are the first and the last one. */
  sumDays(
    days: readonly [string, string],
    received: { sinceMs: number; untilMs: number },
  ): Promise<{ total: NumbersRow; sources: NumbersRow[] }>;
  /** Returns the number of removed rows. */
  purgeCounts(beforeDay: string): Promise<number>;
}

/** Nobody reads a longer list, and anyone can make up the name of a source. */
const mostNames = 50;

const outcomes = `count(*) AS requests,
  sum(CASE WHEN status IN ('quoted', 'won') OR EXISTS (
    SELECT 1 FROM lead_events WHERE lead_id = leads.id AND kind = 'status' AND value = 'quoted')
  THEN 1 ELSE 0 END) AS quotes,
  sum(CASE WHEN status = 'won' THEN 1 ELSE 0 END) AS won
  FROM leads WHERE received_at_ms >= ? AND received_at_ms < ? AND verdict <> 'junk' AND status <> 'spam'`;

/** Both parts select `name`. A name with visits or requests has a row. */
const joinNumbers = (requests: string, visits: string) =>
  `SELECT name, coalesce(visits, 0) AS visits, coalesce(requests, 0) AS requests, coalesce(quotes, 0) AS quotes,
     coalesce(won, 0) AS won
   FROM (${requests} GROUP BY 1) AS sent FULL JOIN (${visits} GROUP BY 1) AS seen USING (name)
   ORDER BY 3 DESC, 2 DESC, 1 LIMIT ${mostNames}`;

const monthsOf = (part: 'source' | 'page', name: string) =>
  `SELECT ${name} AS name, sum(amount) AS visits FROM month_counts WHERE part = '${part}' AND month >= ?`;

export function createCountStore(database: Database): CountStore {
  const { jsonRows } = database.dialect;

  const read = async (statement: string, ...values: Value[]): Promise<NumbersRow[]> =>
    (await database.all(statement, ...values)).map(toNumbers);

  return {
    addCounts: (counts) =>
      database.transaction(async (queries) => {
        await queries.run(
          `INSERT INTO day_counts (day, kind, path, source, amount)
           SELECT value->>'day', value->>'kind', value->>'path', value->>'source', CAST(value->>'amount' AS BIGINT)
           FROM ${jsonRows} WHERE true ORDER BY 1, 2, 3, 4
           ON CONFLICT (day, kind, path, source) DO UPDATE SET amount = day_counts.amount + excluded.amount`,
          JSON.stringify(counts),
        );
        for (const row of toMonths(counts))
          await insert(
            queries,
            'month_counts',
            row,
            'ON CONFLICT (part, month, name) DO UPDATE SET amount = month_counts.amount + excluded.amount',
          );
      }),

    async readDayCounts(day) {
      const rows = await database.all(
        'SELECT source, count(*) AS amount FROM day_counts WHERE day = ? GROUP BY source',
        day,
      );
      const sum = rows.reduce((total, { amount }) => total + Number(amount), 0);
      return { sources: rows.map(({ source }) => String(source)), rows: sum };
    },

    async sumNumbers(months, untilMs) {
      const [first] = months;
      if (first === undefined) return { months: [], sources: [], pages: [] };
      const received = [first.startMs, untilMs];
      const cases = months.toReversed().map(() => 'WHEN received_at_ms >= ? THEN ?');
      const values = months.toReversed().flatMap(({ name, startMs }) => [startMs, name]);
      const rows = await read(
        joinNumbers(`SELECT CASE ${cases.join(' ')} END AS name, ${outcomes}`, monthsOf('source', 'month')),
        ...values,
        ...received,
        first.name,
      );
      return {
        months: rows.sort((one, other) => other.name.localeCompare(one.name)),
        sources: await read(
          joinNumbers(`SELECT source_name AS name, ${outcomes}`, monthsOf('source', 'name')),
          ...received,
          first.name,
        ),
        pages: await read(
          joinNumbers(`SELECT coalesce(page, 'unknown') AS name, ${outcomes}`, monthsOf('page', 'name')),
          ...received,
          first.name,
        ),
      };
    },

    async sumDays([first, last], { sinceMs, untilMs }) {
      const visits = "sum(amount) AS visits FROM day_counts WHERE kind = 'visit' AND day >= ? AND day <= ?";
      const values = [sinceMs, untilMs, first, last];
      const sources = await read(
        joinNumbers(`SELECT source_name AS name, ${outcomes}`, `SELECT source AS name, ${visits}`),
        ...values,
      );
      const [total] = await read(
        joinNumbers(`SELECT '' AS name, ${outcomes}`, `SELECT '' AS name, ${visits}`),
        ...values,
      );
      return { total: total ?? { name: '', visits: 0, requests: 0, quotes: 0, won: 0 }, sources };
    },

    purgeCounts: (beforeDay) =>
      database.transaction(async (queries) => {
        await queries.run('DELETE FROM month_counts WHERE month < ?', beforeDay.slice(0, 7));
        return queries.run('DELETE FROM day_counts WHERE day < ?', beforeDay);
      }),
  };
}

const toNumbers = ({ name, visits, requests, quotes, won }: Row): NumbersRow => ({
  name: String(name),
  visits: Number(visits),
  requests: Number(requests),
  quotes: Number(quotes),
  won: Number(won),
});

/** In one order everywhere, so that two processes never deadlock. */
function toMonths(counts: readonly DayCount[]) {
  const sums = new Map<string, { part: string; month: string; name: string; amount: number }>();
  for (const { day, kind, path, source, amount } of counts) {
    const [part, name] = kind === 'visit' ? ['source', source] : kind === 'view' ? ['page', path] : [];
    if (part === undefined || name === undefined) continue;
    const row = { part, month: day.slice(0, 7), name };
    const key = JSON.stringify(row);
    sums.set(key, { ...row, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Fills the sums of months again from those of days, after a restore. */
export async function sumMonths(queries: Queries): Promise<void> {
  await queries.run('DELETE FROM month_counts');
  for (const [part, name, kind] of [
    ['source', 'source', 'visit'],
    ['page', 'path', 'view'],
  ] as const)
    await queries.run(
      `INSERT INTO month_counts (month, part, name, amount)
       SELECT substr(day, 1, 7), '${part}', ${name}, sum(amount) FROM day_counts WHERE kind = '${kind}' GROUP BY 1, 3`,
    );
}
