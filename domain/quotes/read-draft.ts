/** Reads a quote as the office typed it. */
import { optionParts, quoteParts, type QuoteDraft, type QuoteLine } from '../../contract/quote.ts';
import { multiply } from './amounts.ts';

/** A problem, and the number of the line that has it, from 1. */
export interface DraftProblem {
  name: 'work' | 'noLines' | 'text' | 'number' | 'options' | 'percent' | 'day';
  line?: number;
}

export type DraftRead =
  { draft: QuoteDraft; problem?: undefined } | { draft?: undefined; problem: DraftProblem };

/** Field names of line `index`, from 0. */
export const nameLineField = (index: number, name: 'text' | 'quantity' | 'unit' | 'rate' | 'part') =>
  `line-${index}-${name}`;

export const mostLines = 100;
const longest = { line: 300, unit: 20, title: 120, text: 5_000 };
/** No product of two amounts is beyond the integers that numbers hold. */
const mostDigits = 9;

/** `1,240.5` or `1 240.5` with 3 decimals is 1240500. Undefined for other text, such as `12 6`, and for more decimals. */
function readDecimal(typed: string, decimals: number): number | undefined {
  const [, sign = '', whole = '', rest = ''] =
    /^([-−]?)\s*\$?\s*((?:\d+|\d{1,3}(?:[,\s]\d{3})+)?)(?:\.(\d*))?$/.exec(typed.trim()) ?? [];
  const digits = whole.replaceAll(/[,\s]/g, '');
  if (digits + rest === '' || rest.length > decimals || digits.length > mostDigits) return undefined;
  const value = Number(digits + rest.padEnd(decimals, '0'));
  return sign === '' || value === 0 ? value : -value;
}

/** `read` returns a typed field, cleaned; A quote may end on any day from `from` to `until`. */
export function readDraft(
  read: (name: string) => string,
  { from, until }: { from: string; until: string },
): DraftRead {
  const lines: QuoteLine[] = [];
  for (let index = 0; index < mostLines; index++) {
    const line = readLine((name) => read(nameLineField(index, name)));
    if (typeof line === 'string') return { problem: { name: line, line: index + 1 } };
    if (line) lines.push(line);
  }
  const used = optionParts.filter((part) => lines.some((line) => line.part === part));
  const rates = ['discount', 'tax', 'deposit'].map((name) => readDecimal(read(name) || '0', 3));
  const [discountRate = -1, taxRate = -1, depositRate = -1] = rates;
  const validUntil = read('validUntil');
  const title = read('title').slice(0, longest.title);
  if (title === '') return { problem: { name: 'work' } };
  if (lines.length === 0) return { problem: { name: 'noLines' } };
  if (used.length === 1) return { problem: { name: 'options' } };
  if ([discountRate, taxRate, depositRate].some((rate) => rate < 0 || rate > 100_000))
    return { problem: { name: 'percent' } };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(validUntil) || validUntil < from || validUntil > until)
    return { problem: { name: 'day' } };
  const text = (name: string) => read(name).slice(0, longest.text);
  return {
    draft: {
      ...{ title, lines, discountRate, taxRate, depositRate, validUntil },
      options: used.map((part) => ({
        part,
        name: read(`option-${part}`).slice(0, longest.title) || part.toUpperCase(),
      })),
      exclusions: text('exclusions'),
      start: text('start'),
      payment: text('payment'),
      terms: text('terms'),
    },
  };
}

/** Undefined for an empty line. A line without a quantity is a lump sum. */
function readLine(read: (name: 'text' | 'quantity' | 'unit' | 'rate' | 'part') => string) {
  const [text, quantity, rate] = [read('text'), read('quantity'), read('rate')];
  if (text === '' && rate === '') return undefined;
  if (text === '') return 'text';
  const thousandths = quantity === '' ? 1_000 : readDecimal(quantity, 3);
  const rateCents = readDecimal(rate, 2);
  if (thousandths === undefined || rateCents === undefined) return 'number';
  return {
    text: text.slice(0, longest.line),
    quantity: thousandths,
    unit: read('unit').slice(0, longest.unit),
    rateCents,
    cents: multiply(thousandths, rateCents),
    part: quoteParts.find((part) => part === read('part')) ?? 'always',
  };
}
