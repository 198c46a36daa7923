/** Daily counts of events and their sums. No visitor has a row. */
import type { Period } from './records.ts';
import { insert } from './columns.ts';
import type { Database, Queries, Row, Value } from './database.ts';

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

/** Visits, requests and their outcomes of one month, source or page. */
interface NumbersRow {
  name: string;
  visits: number;
  requests: number;
  quotes: number;
  won: number;
}

/** Visits, and leads with their outcome, but no junk and no spam. */
interface Numbers {
  /** The newest first. */
  months: NumbersRow[];
  /** The one with most requests first, at most `mostNames` each. */
  sources: NumbersRow[];
  pages: NumbersRow[];
}

/** Nobody reads a longer list, and anyone can make up the name of a source. */
const mostNames = 50;

/** The statuses, and whether it was ever quoted, of leads between two times. */
const outcomes = (receivedAt: string) => `0 AS visits, count(*) AS requests,
  sum(CASE WHEN status IN ('quoted', 'won') OR is_quoted = 1 THEN 1 ELSE 0 END) AS quotes,
  sum(CASE WHEN status = 'won' THEN 1 ELSE 0 END) AS won
  FROM leads WHERE ${receivedAt} >= ? AND ${receivedAt} < ? AND verdict <> 'junk' AND status <> 'spam'`;
const byTime = outcomes('received_at_ms');
/** The sign keeps SQLite from the index of times, so that it reads groups in their order instead of sorting them. */
const byGroup = outcomes('+received_at_ms');

/** Sums rows of the same `name`. The numbers follow it. */
const sumByName = (requests: string, visits: string) =>
  `SELECT name, sum(visits) AS visits, sum(requests) AS requests, sum(quotes) AS quotes, sum(won) AS won
   FROM (${requests} UNION ALL ${visits}) AS counted
   GROUP BY name HAVING sum(visits) + sum(requests) > 0 ORDER BY 3 DESC, 2 DESC, 1 LIMIT ${mostNames}`;

const visitsOf = (part: 'source' | 'page', name: string) =>
  `SELECT ${name}, amount, 0, 0, 0 FROM month_counts WHERE part = '${part}' AND month >= ?`;

export function createCountStore(database: Database) {
  const { jsonRows } = database.dialect;

  const read = async (statement: string, ...values: Value[]): Promise<NumbersRow[]> =>
    (await database.all(statement, ...values)).map(toNumbers);

  return {
    addCounts: (counts: readonly DayCount[]) =>
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

    /** The sources of a day, and the number of its rows. */
    async readDayCounts(day: string) {
      const rows = await database.all`SELECT source, count(*) AS amount FROM day_counts
        WHERE day = ${day} GROUP BY source`;
      const sum = rows.reduce((total, { amount }) => total + Number(amount), 0);
      return { sources: rows.map(({ source }) => String(source)), rows: sum };
    },

    /** `months`: such as `2026-11` with its first moment, the oldest first. `untilMs` ends the last one. */
    async sumNumbers(
      months: readonly { name: string; startMs: number }[],
      untilMs: number,
    ): Promise<Numbers> {
      const [first] = months;
      if (first === undefined) return { months: [], sources: [], pages: [] };
      const ends = [...months.slice(1).map(({ startMs }) => startMs), untilMs];
      const ofMonths = months.map(() => `SELECT CAST(? AS TEXT) AS name, ${byTime}`).join(' UNION ALL ');
      const byMonth = await read(
        sumByName(ofMonths, visitsOf('source', 'month')),
        ...months.flatMap(({ name, startMs }, index) => [name, startMs, ends[index] ?? untilMs]),
        first.name,
      );
      const ofGroups = (name: string) => `SELECT ${name} AS name, visits, requests, quotes, won FROM groups`;
      // One statement, because it reads the leads once.
      const named = await database.all(
        `WITH groups AS MATERIALIZED (SELECT source_name, page, ${byGroup} GROUP BY source_name, page)
         SELECT 'source' AS part, sources.* FROM (
           ${sumByName(ofGroups('source_name'), visitsOf('source', 'name'))}) AS sources
         UNION ALL SELECT 'page', pages.* FROM (
           ${sumByName(ofGroups("coalesce(page, 'unknown')"), visitsOf('page', 'name'))}) AS pages`,
        ...[first.startMs, untilMs, first.name, first.name],
      );
      const listPart = (part: string) => named.filter((row) => row['part'] === part).map(toNumbers);
      return {
        months: byMonth.sort((one, other) => other.name.localeCompare(one.name)),
        sources: listPart('source'),
        pages: listPart('page'),
      };
    },

    /** The same of some days, without months. `days` are the first and the last one. */
    async sumDays([first, last]: readonly [string, string], { sinceMs, untilMs }: Period) {
      const visits = "amount, 0, 0, 0 FROM day_counts WHERE kind = 'visit' AND day >= ? AND day <= ?";
      const values = [sinceMs, untilMs, first, last];
      const sources = await read(
        sumByName(`SELECT source_name AS name, ${byTime} GROUP BY source_name`, `SELECT source, ${visits}`),
        ...values,
      );
      const [total] = await read(
        sumByName(`SELECT '' AS name, ${byTime}`, `SELECT '', ${visits}`),
        ...values,
      );
      return { total: total ?? { name: '', visits: 0, requests: 0, quotes: 0, won: 0 }, sources };
    },

    /** Returns the number of removed rows. */
    purgeCounts: (beforeDay: string) =>
      database.transaction(async (queries) => {
        await queries.run`DELETE FROM month_counts WHERE month < ${beforeDay.slice(0, 7)}`;
        return queries.run`DELETE FROM day_counts WHERE day < ${beforeDay}`;
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

/** Sorts the sums the same way everywhere, so that two processes never deadlock. */
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
