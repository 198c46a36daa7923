/** Money of quotes in integers: rounded half away from zero, once per line, and taxed once on the sum. */
import type { Choice, Quote, QuoteLine, Rates, Totals } from '../../contract/quote.ts';

/** Divides and rounds half away from zero. Exact for every product that a quote may have. */
function divide(product: bigint, by: bigint): number {
  const half = product < 0n ? -by / 2n : by / 2n;
  return Number((product + half) / by);
}

/** `quantity` in thousandths. */
export const multiply = (quantity: number, rateCents: number): number =>
  divide(BigInt(quantity) * BigInt(rateCents), 1_000n);

/** `rate` in thousandths of a percent. */
export const takeShare = (cents: number, rate: number): number =>
  divide(BigInt(cents) * BigInt(rate), 100_000n);

/** Equal parts whose sum is `cents`; the last one is the odd one. */
export function splitEvenly(cents: number, parts: number): number[] {
  const one = divide(BigInt(cents), BigInt(parts));
  return Array.from({ length: parts }, (_, index) => (index < parts - 1 ? one : cents - one * (parts - 1)));
}

export function sumUp(lines: readonly Pick<QuoteLine, 'cents'>[], rates: Rates): Totals {
  const subtotalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const discountCents = takeShare(subtotalCents, rates.discountRate);
  const taxCents = takeShare(subtotalCents - discountCents, rates.taxRate);
  const totalCents = subtotalCents - discountCents + taxCents;
  const depositCents = takeShare(totalCents, rates.depositRate);
  return {
    subtotalCents,
    discountCents,
    taxCents,
    totalCents,
    depositCents,
    restCents: totalCents - depositCents,
  };
}

/** The lines that a choice takes, in their order. */
export const listChosen = (lines: readonly QuoteLine[], { option, optional }: Choice): QuoteLine[] =>
  lines.filter(
    ({ part }, index) =>
      part === 'always' || (part === 'optional' ? optional.includes(index) : part === option),
  );

/** The choices without optional lines. */
export const listBaseChoices = ({ options }: Pick<Quote, 'options'>): Choice[] =>
  options.length === 0
    ? [{ option: 'always', optional: [] }]
    : options.map(({ part }) => ({ option: part, optional: [] }));

/** Making a format takes a tenth of a millisecond, and a quote has hundreds of numbers. */
function remember(options: Intl.NumberFormatOptions): (language: string) => Intl.NumberFormat {
  const formats = new Map<string, Intl.NumberFormat>();
  return (language) => {
    const format = formats.get(language) ?? new Intl.NumberFormat(language, options);
    formats.set(language, format);
    return format;
  };
}

const getMoneyFormat = remember({ style: 'currency', currency: 'USD', signDisplay: 'negative' });
const getQuantityFormat = remember({ maximumFractionDigits: 3 });
const getRateFormat = remember({ style: 'percent', maximumFractionDigits: 3 });

/** Cents as people write dollars: `$1,234.50`, `-$500.00`. The minus is U+002D, because spreadsheets read no other. */
export const formatMoney = (cents: number, language: string): string =>
  getMoneyFormat(language)
    .format(`${cents}E-2` as unknown as number)
    .replace('\u2212', '-');

/** Thousandths: `12.5`. */
export const formatQuantity = (quantity: number, language: string): string =>
  getQuantityFormat(language).format(`${quantity}E-3` as unknown as number);

/** Thousandths of a percent: `8.25%`. */
export const formatRate = (rate: number, language: string): string =>
  getRateFormat(language).format(`${rate}E-5` as unknown as number);
