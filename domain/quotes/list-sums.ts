/** The lines below a quote: each amount is a stored one. */
import type { Rates, Totals } from '../../contract/quote.ts';
import type { RequestWords } from '../../contract/words/english.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { formatMoney, formatRate } from './amounts.ts';

type Words = Pick<RequestWords['quote'], 'subtotal' | 'discount' | 'tax' | 'total' | 'deposit' | 'rest'>;

/** Lines that change nothing are left out. */
export function listSums(
  { discountRate, taxRate, depositRate, language }: Rates & { language: string },
  totals: Totals,
  words: Words,
): [label: string, amount: string][] {
  const rate = (value: number) => ({ rate: formatRate(value, language) });
  const { subtotalCents, discountCents, taxCents, totalCents, depositCents, restCents } = totals;
  const rows: [isShown: boolean, label: string, cents: number][] = [
    [discountRate + taxRate > 0, words.subtotal, subtotalCents],
    [discountRate > 0, fillIn(words.discount, rate(discountRate)), -discountCents],
    [taxRate > 0, fillIn(words.tax, rate(taxRate)), taxCents],
    [true, words.total, totalCents],
    [depositRate > 0, fillIn(words.deposit, rate(depositRate)), depositCents],
    [depositRate > 0, words.rest, restCents],
  ];
  return rows.flatMap(([isShown, label, cents]) => (isShown ? [[label, formatMoney(cents, language)]] : []));
}
