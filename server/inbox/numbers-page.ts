/** The "Numbers" page: visits, requests, quotes and won jobs by month, source and page, with a CSV download. */
import { readDay } from '../../contract/credentials.ts';
import { summarizeNumbers } from '../counts/summarize-numbers.ts';
import { writeCsv } from '../lib/write-csv.ts';
import { readResponseTimes } from '../mail/response-times.ts';
import type { Store } from '../store/store.ts';
import type { Site } from '../website/open-site.ts';
import type { InboxRoutes } from './guard.ts';

export interface NumbersParts {
  site: Site;
  store: Store;
  nowMs: () => number;
}

const months = 12;

export function addNumbers(routes: InboxRoutes, parts: NumbersParts): void {
  const { site, store, nowMs } = parts;

  routes.get(
    '/numbers',
    async (visit) =>
      visit.show('numbers', {
        ...(await readNumbers(parts)),
        answered: await readResponseTimes(store, nowMs(), site.manifest().company.hours),
        isCounting: site.manifest().counts,
      }),
    'see-all',
  );

  routes.get(
    '/numbers.csv',
    async (visit) => {
      const tables = Object.entries(await readNumbers(parts));
      const rows = tables.flatMap(([table, lines]) =>
        lines.map(({ name, visits, requests, quotes, won }) => [table, name, visits, requests, quotes, won]),
      );
      const head = ['by', 'name', 'visits', 'requests', 'quotes', 'won'];
      return visit.reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="numbers.csv"')
        .send(writeCsv([head, ...rows.map((row) => row.map(String))]));
    },
    'see-all',
  );
}

/** The last twelve months, including the current one. */
async function readNumbers({ site, store, nowMs }: NumbersParts) {
  const { timeZone } = site.manifest().company.hours;
  const today = Temporal.PlainDate.from(readDay(nowMs(), timeZone));
  const since = today.with({ day: 1 }).subtract({ months: months - 1 });
  const sinceMs = since.toZonedDateTime(timeZone).epochMilliseconds;
  const [counts, outcomes] = await Promise.all([
    store.sumCounts(since.toString()),
    store.listOutcomes(sinceMs),
  ]);
  return summarizeNumbers(counts, outcomes, timeZone);
}
