/** The price range of a takeoff, from the owner's rates only (TAKEOFF-PRICE). */
import { fillIn } from '../../contract/fill-in.ts';
import { formatDay, formatDollars } from '../../contract/language.ts';
import type { TakeoffRates } from '../../contract/takeoff-rates.ts';
import type { TakeoffWords } from '../../contract/words/english.ts';
import type { FinishLevel, Range } from './drywall.ts';
import { divideUp } from './whole-numbers.ts';

export interface Prices {
  from: string;
  until: string;
  isSample: boolean;
  /** Rates in cents: drywall per square foot by finish level, framing per foot of wall. */
  drywall: Readonly<Record<FinishLevel, Range>> | undefined;
  framing: Range | undefined;
}

/** The rates that are valid on this day, such as "2027-03-01"; undefined if there are none. */
export function findPrices({ sample, rates }: TakeoffRates, today: string): Prices | undefined {
  if (rates === null || today < rates.from || today > rates.until) return undefined;
  const { from, until, drywall, framing } = rates;
  return {
    from,
    until,
    isSample: sample,
    drywall: drywall && {
      3: toCents(drywall['3']),
      4: toCents(drywall['4']),
      5: toCents(drywall['5']),
    },
    framing: framing && toCents(framing),
  };
}

const toCents = ({ low, high }: Range): Range => ({
  low: Math.round(low * 100),
  high: Math.round(high * 100),
});

/**
 * Computes whole dollars; `amount` is in `parts` of the rate's unit. Rounds the lower end down and the upper end up.
 */
export const multiplyRate = ({ low, high }: Range, amount: number, parts: number): Range => ({
  low: Math.floor((low * amount) / (parts * 100)),
  high: divideUp(high * amount, parts * 100),
});

export function describePrice(
  { low, high }: Range,
  { from, until, isSample }: Prices,
  { price }: TakeoffWords,
) {
  const amount = fillIn(price.amount, { low: formatDollars(low, 0), high: formatDollars(high, 0) });
  return {
    label: price.label,
    amount: isSample ? fillIn(price.sample, { amount }) : amount,
    range: '',
    detail: fillIn(price.detail, { from: formatDay(from), until: formatDay(until) }),
  };
}
