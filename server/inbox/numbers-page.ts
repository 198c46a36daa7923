/** The "Numbers" page: visits, requests, quotes and won jobs by month, source and page, with a CSV download. */
import { readDay } from '../../contract/credentials.ts';
import { writeCsv } from '../../domain/write-csv.ts';
import { readResponseTimes } from '../mail/response-times.ts';
import type { Numbers } from '../store/count-store.ts';
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

  /** Pages by their titles. The file has their addresses. */
  const nameAllPages = ({ pages, ...rest }: Numbers): Numbers => ({
    ...rest,
    pages: pages.map((row) => ({ ...row, name: site.manifest().titles[row.name] ?? row.name })),
  });

  routes.get(
    '/numbers',
    async (visit) =>
      visit.show('numbers', {
        ...(await readNumbers(parts).then(nameAllPages)),
        answered: await readResponseTimes(store, nowMs()),
        isCounting: site.manifest().counts,
      }),
    'see-all',
  );

  routes.get(
    '/numbers.csv',
    async (visit) => {
      const { months: byMonth, sources, pages } = await readNumbers(parts);
      const tables = Object.entries({ months: byMonth, sources, pages });
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
function readNumbers({ site, store, nowMs }: NumbersParts) {
  const { timeZone } = site.manifest().company.hours;
  const current = Temporal.PlainYearMonth.from(readDay(nowMs(), timeZone).slice(0, 7));
  const shown = Array.from({ length: months }, (_, index) => {
    const month = current.subtract({ months: months - 1 - index });
    const startMs = month.toPlainDate({ day: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
    return { name: month.toString(), startMs };
  });
  return store.sumNumbers(shown, nowMs() + 1);
}
