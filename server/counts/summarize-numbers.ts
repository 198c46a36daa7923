/** Summarizes visits and the outcome of requests for the "Numbers" page, its CSV and the weekly digest. */
import type { NumbersRow } from '../../contract/inbox.ts';
import { readDay } from '../../contract/credentials.ts';
import type { MonthCount, Outcome } from '../store/count-store.ts';
import { nameSource, unknownSource } from '../lib/lead-source.ts';

/** Groups counts and leads by the name from `toName`, most requests first. */
function sumBy(
  counts: readonly MonthCount[],
  outcomes: readonly Outcome[],
  nameCount: (count: MonthCount) => string,
  nameOutcome: (outcome: Outcome) => string,
  visitKind: 'visit' | 'view',
): NumbersRow[] {
  const rows = new Map<string, NumbersRow>();
  const rowOf = (name: string): NumbersRow => {
    const row = rows.get(name) ?? { name, visits: 0, requests: 0, quotes: 0, won: 0 };
    rows.set(name, row);
    return row;
  };
  for (const count of counts) if (count.kind === visitKind) rowOf(nameCount(count)).visits += count.amount;
  for (const outcome of outcomes) {
    const row = rowOf(nameOutcome(outcome));
    row.requests += 1;
    row.quotes += Number(outcome.isQuoted);
    row.won += Number(outcome.isWon);
  }
  return [...rows.values()].sort((a, b) => b.requests - a.requests || b.visits - a.visits);
}

export function summarizeNumbers(
  counts: readonly MonthCount[],
  outcomes: readonly Outcome[],
  timeZone: string,
) {
  const toMonth = ({ receivedAtMs }: Outcome) => readDay(receivedAtMs, timeZone).slice(0, 7);
  const months = sumBy(counts, outcomes, ({ month }) => month, toMonth, 'visit');
  return {
    months: months.sort((a, b) => b.name.localeCompare(a.name)),
    sources: sumBy(
      counts,
      outcomes,
      ({ source }) => source,
      ({ source }) => nameSource(source),
      'visit',
    ),
    pages: sumBy(
      counts,
      outcomes,
      ({ path }) => path,
      ({ page }) => page ?? unknownSource,
      'view',
    ),
  };
}
