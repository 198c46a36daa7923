/**
 * Reads days on which an office is closed, as people write them: “July 4 (observed)”, “day after Thanksgiving”,
 * “December 24, 2026 to January 3, 2027”, “Christmas Eve from noon”.
 */
import { findClosedHours, wholeDay, type ClosedHours } from './find-closed-hours.ts';
import { dayMs, findOfficeDay, type OfficeDay } from './find-office-day.ts';

export interface DaysOff {
  /** The days of which the first is in this year, noon UTC; undefined if there are none. */
  findSpan(year: number): { firstMs: number; lastMs: number } | undefined;
  /** The closed hours of each of these days. */
  closed: readonly ClosedHours[];
  /** One whole day of every year: an office may observe it on another day. */
  isYearlyDay: boolean;
  /** The text says “observed”. */
  isObserved: boolean;
}

/** Returns undefined for any other text, and for one with two meanings. */
export function parseDaysOff(text: string): DaysOff | undefined {
  const typed = simplify(text);
  const plain = typed.replace(/,? [([]?(?:observed|obs\.?)[)\]]?$|^observed,? /, '');
  const isObserved = plain !== typed;
  const hours = findSpan(plain) ? undefined : findClosedHours(plain);
  const days = findSpan(hours?.day ?? plain);
  if (days === undefined) return undefined;
  const closed = hours?.closed ?? [wholeDay];
  const isYearlyDay = days.isOneDay && days.year === undefined && hours === undefined;
  return isObserved && !isYearlyDay ? undefined : { findSpan: days.find, closed, isYearlyDay, isObserved };
}

function simplify(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<! [ap]\.m)[.;]$/, '')
    .replace(
      /^(?:(?:we are |office )?closed (?:on |from (?=.+ (?:to|through|thru|until|till) ))?|on |from )/,
      '',
    )
    .replace(/,? (?:every|each) year$/, '');
}

interface Span {
  find: DaysOff['findSpan'];
  isOneDay: boolean;
  /** The year of the first day. */
  year: number | undefined;
}

function findSpan(text: string): Span | undefined {
  const day = findOfficeDay(text);
  if (day) return toSpan(day, day);
  for (const [, before = '', sign = '', after = ''] of listSplits(text)) {
    const found = findEnds(before, after, sign.trim());
    const span = found && toSpan(...found);
    if (span && (!/and|[&+,/]/.test(sign) || isTwoDays(span))) return span;
  }
  return undefined;
}

/** Every place at which the text may be two days. */
const listSplits = (text: string): string[][] =>
  [...text.matchAll(/ (?:to|through|thru|until|till|and|&|\+) |, ?| ?\/ ?| ?- ?|-/g)].map((sign) => [
    text,
    text.slice(0, sign.index),
    sign[0],
    text.slice(sign.index + sign[0].length),
  ]);

function findEnds(before: string, after: string, sign: string): [OfficeDay, OfficeDay] | undefined {
  // A number after “until” may be an hour.
  const isHour = /^(?:until|till)$/.test(sign) && /^\d+$/.test(after);
  const first = findOfficeDay(before) ?? findOfficeDay(`${before} ${monthAfter.exec(after)?.[1] ?? ''}`);
  if (first === undefined || isHour) return undefined;
  const next = /^(?:the )?([a-z]+)(?: after)?$/.exec(after)?.[1];
  const beside = next === undefined ? undefined : findOfficeDay(`${next} after ${before}`);
  // “Dec 24, 25” may be a day in 2025.
  const last = beside ?? (/[,/]/.test(sign) ? findOfficeDay(after) : findWithMonth(before, after));
  return last && [first, last];
}

/** “24-26 December”. */
const monthAfter = /^\d{1,2}(?:st|nd|rd|th)? ((?:of )?[a-z]{3,9}\.?(?:,? \d{4})?)$/;

/** “December 24-26, 2026”, “12/24-26”. */
function findWithMonth(before: string, after: string): OfficeDay | undefined {
  const found = findOfficeDay(after);
  const [, month, day] = /^([a-z]{3,9}\.? ?|\d{1,2}\/)(\d{1,2})/.exec(before) ?? [];
  if (found || month === undefined || Number.parseInt(after, 10) <= Number(day)) return found;
  return findOfficeDay(month + after);
}

/** Checks a common year and a leap year. */
const isTwoDays = ({ find, year }: Span): boolean =>
  (year === undefined ? [2027, 2028] : [year]).every((one) => {
    const { firstMs = 0, lastMs = 0 } = find(one) ?? {};
    return lastMs - firstMs === dayMs;
  });

/** Longer ones are in reverse order, such as “January 1 to December 24”. */
const longestYearlyDays = 200;
const longestDays = 366;

/** If one end has a year, so has the other. Undefined if the days are in reverse order or too far apart. */
function toSpan(first: OfficeDay, last: OfficeDay): Span | undefined {
  const isOneDay = first === last;
  const year = first.year ?? (last.year === undefined ? undefined : findYearBefore(first, last, last.year));
  const most = year === undefined ? longestYearlyDays : longestDays;
  const find = (inYear: number) => {
    if (year !== undefined && year !== inYear) return undefined;
    const firstMs = first.findIn(inYear);
    if (firstMs === undefined) return undefined;
    if (isOneDay) return { firstMs, lastMs: firstMs };
    const years = last.year === undefined ? [inYear, inYear + 1] : [last.year];
    const lastMs = years
      .map((lastYear) => last.findIn(lastYear))
      .find((ms) => ms !== undefined && ms >= firstMs && ms < firstMs + most * dayMs);
    return lastMs === undefined ? undefined : { firstMs, lastMs };
  };
  const exists = (year === undefined ? [2027, 2028] : [year]).some((one) => find(one));
  return exists ? { find, isOneDay, year } : undefined;
}

function findYearBefore(first: OfficeDay, last: OfficeDay, year: number): number {
  return (first.findIn(year) ?? Infinity) <= (last.findIn(year) ?? 0) ? year : year - 1;
}
