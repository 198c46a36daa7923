/** The "Numbers" page: visits, requests, quotes and won jobs by month, source and page, with a CSV download. */
import { readDay } from '../../contract/credentials.ts';
import { defaultLanguage } from '../../contract/language.ts';
import { formatMoney } from '../../domain/quotes/amounts.ts';
import { labelSource } from '../../domain/lead-source.ts';
import { writeCsv } from '../../domain/write-csv.ts';
import { readResponseTimes } from '../../server/mail/response-times.ts';
import type { ListedQuote } from '../../server/store/quote-store.ts';
import type { Visit } from '../../server/store/visit-store.ts';
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
      ...['job visits', name, planned, kept, '', won],
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
  const span = { sinceMs: shown[0]?.startMs ?? 0, untilMs: nowMs() + 1, nowMs: nowMs() };
  const [visits, quotes] = await Promise.all([store.listVisits(span), store.listQuotes(span)]);
  return {
    ...(await store.sumNumbers(shown, span.untilMs)),
    jobVisits: sumByMonth(shown, visits, ({ plan }) => plan.startMs, sumVisits),
    sentQuotes: sumByMonth(shown, quotes, ({ sentAtMs }) => sentAtMs, sumQuotes),
  };
}

/** The months that have sums, newest first. */
export const sumByMonth = <Entry, Sums>(
  months: readonly { name: string; startMs: number }[],
  entries: readonly Entry[],
  toMs: (entry: Entry) => number,
  sum: (entries: readonly Entry[]) => Sums | undefined,
) =>
  months
    .flatMap(({ name, startMs }, index) => {
      const endMs = months[index + 1]?.startMs ?? Infinity;
      const sums = sum(entries.filter((entry) => toMs(entry) >= startMs && toMs(entry) < endMs));
      return sums ? [{ name, ...sums }] : [];
    })
    .reverse();

/** The office need not press that a visit took place, so a job that was won without it counts as well. */
export function sumVisits(visits: readonly Pick<Visit, 'state' | 'status'>[]) {
  const due = visits.filter(({ state }) => ['confirmed', 'kept', 'no-show'].includes(state));
  const kept = due.filter(({ state }) => state === 'kept').length;
  const won = due.filter(({ state, status }) => status === 'won' && state !== 'no-show').length;
  return due.length > 0 ? { planned: due.length, kept, won } : undefined;
}

const toMoney = (cents: number) => formatMoney(cents, defaultLanguage);

/** Only the last version of a request's quote counts. */
function sumQuotes(quotes: readonly ListedQuote[]) {
  const last = quotes.filter(({ state }) => state !== 'replaced');
  const won = last.flatMap(({ acceptance }) => acceptance?.totals.totalCents ?? []);
  const values = last.map(
    ({ quote, acceptance }) => (acceptance?.totals ?? quote.totals[0]?.totals)?.totalCents ?? 0,
  );
  const add = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
  const sums = { sent: last.length, sentCents: add(values), accepted: won.length, acceptedCents: add(won) };
  return last.length > 0 ? sums : undefined;
}
