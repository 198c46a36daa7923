/** The "Numbers" page: visits, requests, quotes and won jobs by month, source and page, with a CSV download. */
import { readDay } from '../../contract/credentials.ts';
import { defaultLanguage } from '../../contract/language.ts';
import { formatMoney } from '../../domain/quotes/amounts.ts';
import { labelSource } from '../../domain/lead-source.ts';
import { writeCsv } from '../../domain/write-csv.ts';
import { readResponseTimes } from '../../server/mail/response-times.ts';
import type { InboxRoutes } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    numbers: Awaited<ReturnType<typeof readScreen>>;
  }
}

const months = 12;

export function addNumbers(routes: InboxRoutes, parts: InboxParts): void {
  routes.get('/numbers', 'see-all', async (visit) => visit.show('numbers', await readScreen(parts)));

  routes.get('/numbers.csv', 'see-all', async (visit) => {
    const { months: byMonth, sources, pages, jobVisits, sentQuotes } = await readNumbers(parts);
    const tables = Object.entries({ months: byMonth, sources, pages });
    const rows = tables.flatMap(([table, lines]) =>
      lines.map(({ name, visits, requests, quotes, won }) => [table, name, visits, requests, quotes, won]),
    );
    const ofJobs = jobVisits.map(({ name, planned, kept, won }) => [
      'job visits',
      name,
      planned,
      kept,
      '',
      won,
    ]);
    const ofQuotes = sentQuotes.map(({ name, sent, sentCents, accepted, acceptedCents }) => [
      ...['written quotes', name, '', '', sent, accepted, toMoney(sentCents), toMoney(acceptedCents)],
    ]);
    const head = ['by', 'name', 'visits', 'requests', 'quotes', 'won', 'quoted_value', 'won_value'];
    const body = [...[...rows, ...ofJobs].map((row) => [...row, '', '']), ...ofQuotes];
    return visit.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="numbers.csv"')
      .send(writeCsv([head, ...body.map((row) => row.map(String))]));
  });
}

/** Sources by their labels, and pages by their titles. The file has their addresses. */
async function readScreen(parts: InboxParts) {
  const { site, store, nowMs } = parts;
  const { titles, words, counts } = site.manifest();
  const label = (name: string) => labelSource(name, words.mails.sources);
  const numbers = await readNumbers(parts);
  return {
    months: numbers.months,
    jobVisits: numbers.jobVisits,
    sentQuotes: numbers.sentQuotes.map(({ name, ...sums }) => ({
      name,
      sent: `${sums.sent} · ${toMoney(sums.sentCents)}`,
      accepted: `${sums.accepted} · ${toMoney(sums.acceptedCents)}`,
    })),
    sources: numbers.sources.map((row) => ({ ...row, name: label(row.name) })),
    pages: numbers.pages.map((row) => ({ ...row, name: titles[row.name] ?? label(row.name) })),
    answered: await readResponseTimes(store, nowMs()),
    isCounting: counts,
  };
}

/** The last twelve months, including the current one. */
async function readNumbers({ site, store, nowMs }: InboxParts) {
  const { timeZone } = site.manifest().company.hours;
  const current = Temporal.PlainYearMonth.from(readDay(nowMs(), timeZone).slice(0, 7));
  const shown = Array.from({ length: months }, (_, index) => {
    const month = current.subtract({ months: months - 1 - index });
    const startMs = month.toPlainDate({ day: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
    return { name: month.toString(), startMs };
  });
  const [jobVisits, sentQuotes] = await Promise.all([
    store.sumVisits(shown, nowMs()),
    sumQuotes(shown, { store, nowMs }),
  ]);
  return { ...(await store.sumNumbers(shown, nowMs() + 1)), jobVisits, sentQuotes };
}

const toMoney = (cents: number) => formatMoney(cents, defaultLanguage);

/** The quotes of each month, newest first. Only the last version of a request's quote counts, in the month it was sent. */
async function sumQuotes(
  months: readonly { name: string; startMs: number }[],
  { store, nowMs }: Pick<InboxParts, 'store' | 'nowMs'>,
) {
  const quotes = await store.listQuotes({ sinceMs: months[0]?.startMs ?? 0, untilMs: nowMs() + 1 });
  const last = quotes.filter(({ state }) => state !== 'replaced');
  return months
    .map(({ name, startMs }, index) => {
      const own = last.filter(
        ({ sentAtMs }) => sentAtMs >= startMs && sentAtMs < (months[index + 1]?.startMs ?? Infinity),
      );
      const won = own.flatMap(({ acceptance }) => acceptance?.totals.totalCents ?? []);
      const value = own.map(
        ({ quote, acceptance }) => (acceptance?.totals ?? quote.totals[0]?.totals)?.totalCents ?? 0,
      );
      const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
      return { name, sent: own.length, sentCents: sum(value), accepted: won.length, acceptedCents: sum(won) };
    })
    .filter(({ sent }) => sent > 0)
    .reverse();
}
