/** Reads a date as Americans write it, with or without a year: "Oct 31, 2027", "10/31/2027", "31 October", "7/4". */
import { toPlainDashes } from './plain-dashes.ts';

export interface TypedDay {
  year?: number;
  /** From 1 to 12. */
  month: number;
  day: number;
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

const year = String.raw`(?:(?:,? *|[-/](?=\d{4}))(?<year>\d{4}|['’]\d\d))?`;
const patterns = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})(?:\/(?<year>\d{4}|\d\d))?$/,
  /^(?<month>\d{1,2})-(?<day>\d{1,2})-(?<year>\d{4}|\d\d)$/,
  // With dots and spaces, a day below 13 could also be the month.
  /^(?<month>\d{1,2})[. ](?<day>1[3-9]|2\d|3[01])[. ](?<year>\d{4}|\d\d)$/,
  /^(?<year>20\d\d)(?<month>0\d|1[0-2])(?<day>\d\d)$/,
  /^(?<month>0\d|1[0-2])(?<day>\d\d)(?<year>20\d\d)$/,
  new RegExp(String.raw`^(?<name>[a-z]{3,9})\.?[ /-]?(?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d)${year}$`, 'i'),
  new RegExp(
    String.raw`^(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?[ /-]?(?:of )?(?<name>[a-z]{3,9})\.?${year}$`,
    'i',
  ),
];

/** From an abbreviation of at least three letters. Returns the position in `names`, or undefined. */
function findName(names: readonly string[], text: string): number | undefined {
  const wanted = text
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^sept$/, 'sep');
  const found = names.findIndex((name) => wanted.length >= 3 && name.startsWith(wanted));
  return found < 0 ? undefined : found;
}

/** From 1 to 12. */
export function findMonth(text: string): number | undefined {
  const found = findName(months, text);
  return found === undefined ? undefined : found + 1;
}

/** 0 is Sunday, as in `Date`. */
export const findWeekday = (text: string): number | undefined => findName(weekdays, text);

/** February 29 is a day without a year, and in leap years. */
function isDay({ year: inYear = 2024, month, day }: TypedDay): boolean {
  const date = new Date(Date.UTC(inYear, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Returns undefined for any other text, for a day that does not exist, and for one on another weekday than it says. */
export function findDay(text: string): TypedDay | undefined {
  const plain = toPlainDashes(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=,)|(?<=\d) ?[/-] ?(?=\d)/g, (sign) => sign.trim())
    .trim()
    .replace(/^(?:on|by) /i, '')
    .replace(/[.,;]$/, '');
  const [, said, rest = plain] = /^([a-z]{3,9})\.?,? (.+)$/i.exec(plain) ?? [];
  const weekday = said === undefined ? undefined : findWeekday(said);
  const written = weekday === undefined ? plain : rest;
  const groups = patterns.map((pattern) => pattern.exec(written)?.groups).find((found) => found);
  const month = groups?.['name'] === undefined ? Number(groups?.['month']) : findMonth(groups['name']);
  if (groups === undefined || month === undefined) return undefined;
  const typedYear = groups['year']?.replace(/\D/g, '');
  const found = {
    ...(typedYear !== undefined && { year: Number(typedYear.length === 2 ? `20${typedYear}` : typedYear) }),
    month,
    day: Number(groups['day']),
  };
  if (!isDay(found)) return undefined;
  if (weekday === undefined) return found;
  const date = found.year === undefined ? undefined : new Date(Date.UTC(found.year, month - 1, found.day));
  return date?.getUTCDay() === weekday ? found : undefined;
}

/** Returns a day with its year as "2027-10-31"; undefined for any other text. */
export function findDate(text: string): string | undefined {
  const { year: inYear, month, day } = findDay(text) ?? { month: 0, day: 0 };
  if (inYear === undefined) return undefined;
  return new Date(Date.UTC(inYear, month - 1, day)).toISOString().slice(0, 10);
}

/** Like `findDate`; a day without a year is the next one from `today` ("2026-11-27") on. */
export function findNextDate(text: string, today: string): string | undefined {
  const found = findDay(text);
  if (found === undefined || found.year !== undefined) return findDate(text);
  const [month, day] = [found.month, found.day].map((part) => String(part).padStart(2, '0'));
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .map((one) => `${one}-${month}-${day}`)
    .find((date) => date >= today && findDate(date));
}
