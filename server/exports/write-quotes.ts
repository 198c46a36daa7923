/** Writes quotes as CSV for a spreadsheet: one row for each version that was sent, with its stored amounts. */
import { formatLocalTime } from '../../domain/local-time.ts';
import { formatMoney } from '../../domain/quotes/amounts.ts';
import { writeCsv } from '../../domain/write-csv.ts';
import type { ListedQuote } from '../store/quote-store.ts';

const headings = [
  ...['reference', 'version', 'sent', 'state', 'customer', 'title', 'valid_until', 'total', 'deposit'],
  ...['option', 'accepted', 'accepted_by'],
];

export function writeQuotes(quotes: readonly ListedQuote[], timeZone: string): string {
  const rows = quotes.map(({ reference, quote, sentAtMs, state, acceptance }) => {
    const money = (cents = 0) => formatMoney(cents, quote.language);
    const totals = acceptance?.totals ?? quote.totals[0]?.totals;
    const option = quote.options.find(({ part }) => part === acceptance?.choice.option);
    return [
      ...[reference, String(quote.version), formatLocalTime(sentAtMs, timeZone), state],
      ...[quote.customer.name, quote.title, quote.validUntil],
      ...[money(totals?.totalCents), money(totals?.depositCents), option?.name ?? ''],
      acceptance ? formatLocalTime(acceptance.atMs, timeZone) : '',
      acceptance?.name ?? '',
    ];
  });
  return writeCsv([headings, ...rows]);
}
