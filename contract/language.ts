/**
 * The only place where something is written by the rules of a language: dates, clocks, numbers, money, lists, plurals.
 * A formatter is made once for each set of options: making one takes a tenth of a millisecond and 65 kB outside the
 * JavaScript heap, which the garbage collector does not count.
 */

/** The language of the site, in what a build bundles (site/astro.config.ts). Node reads the files themselves and has none. */
declare const siteLanguage: string | undefined;

/** `language` of company.yaml when it says none: a BCP 47 tag, and the same as `<html lang>`. */
export const defaultLanguage = 'en-US';

let language = typeof siteLanguage === 'undefined' ? defaultLanguage : siteLanguage;

export const getLanguage = (): string => language;

/** For programs that learn the language when they run: the server, with each build it reads. */
export function setLanguage(tag: string): void {
  language = tag;
}

/** The mark `@__PURE__` below lets a page leave out the formats that it does not use. */
function remember<Options, Format>(make: (tag: string, options: Options) => Format) {
  const formats: Record<string, Format> = {};
  return (options: Options): Format =>
    (formats[language + JSON.stringify(options)] ??= make(language, options));
}

const getDateFormat = /* @__PURE__ */ remember(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
const getNumberFormat = /* @__PURE__ */ remember(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
const getListFormat = /* @__PURE__ */ remember(
  (tag, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options),
);
const getPluralRules = /* @__PURE__ */ remember(
  (tag, options: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options),
);

export const formatDate = (date: Date | number, options: Intl.DateTimeFormatOptions): string =>
  getDateFormat(options).format(date);

/** Engines disagree whether the blank before AM and PM is a narrow one; mails and pages say an ordinary one. */
const widenBlanks = (text: string): string => text.replaceAll('\u202f', ' ');

/** A moment by the clock of a place, for example "Nov 23, 2026, 9:05 AM EST", and in full "Monday, November 23, 2026 at 9:05 AM EST". */
export function formatTime(timeMs: number, timeZone: string, style: 'short' | 'full' = 'short'): string {
  const options: Intl.DateTimeFormatOptions = {
    timeZone,
    ...(style === 'full' && { weekday: 'long' }),
    year: 'numeric',
    month: style === 'full' ? 'long' : 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  };
  return widenBlanks(formatDate(timeMs, options));
}

/** One part of a date as people read it, such as the name of its time zone. */
export const formatDatePart = (
  date: Date | number,
  type: Intl.DateTimeFormatPartTypes,
  options: Intl.DateTimeFormatOptions,
): string | undefined =>
  getDateFormat(options)
    .formatToParts(date)
    .find((part) => part.type === type)?.value;

/** `2026-11` → "November 2026". */
export const formatMonth = (isoMonth: string): string =>
  formatDate(Date.parse(`${isoMonth}-01`), { timeZone: 'UTC', year: 'numeric', month: 'long' });

/** `2026-03-14` → "March 14, 2026". */
export const formatDay = (isoDay: string): string =>
  formatDate(Date.parse(isoDay), { timeZone: 'UTC', dateStyle: 'long' });

/** The day of a visitor's clock, "March 14, 2026". Once on a page, so without a cache: the script is a line of every page. */
export const formatToday = (): string => new Date().toLocaleDateString(language, { dateStyle: 'long' });

/** Minutes after midnight → "8:00 AM". */
export const formatClock = (minutes: number): string =>
  widenBlanks(formatDate(minutes * 60_000, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }));

/** Minutes after midnight → "8 AM", "8:30 AM". */
export const formatShortClock = (minutes: number): string =>
  widenBlanks(
    formatDate(minutes * 60_000, {
      timeZone: 'UTC',
      hour: 'numeric',
      ...(minutes % 60 > 0 && { minute: '2-digit' }),
    }),
  );

const getRelativeFormat = /* @__PURE__ */ remember(
  (tag, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
);

/** How long ago it was, such as "this minute", "3 hr. ago", "5 days ago". */
export function formatAgo(timeMs: number, nowMs: number): string {
  const minutes = Math.max(0, Math.round((nowMs - timeMs) / 60_000));
  const write = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    getRelativeFormat({ style: 'short', numeric: 'auto' }).format(-value, unit);
  if (minutes < 60) return write(minutes, 'minute');
  return minutes < 48 * 60
    ? write(Math.round(minutes / 60), 'hour')
    : write(Math.round(minutes / 1440), 'day');
}

/** Whether both moments are on one day by the clock of a place. */
export function isSameDay(oneMs: number, otherMs: number, timeZone: string): boolean {
  const write = (timeMs: number) => formatDate(timeMs, { timeZone, dateStyle: 'short' });
  return write(oneMs) === write(otherMs);
}

/** A moment by the clock of a place: "5:00 PM" on the day of `nowMs`, else "Mon, Nov 23, 5:00 PM". */
export function formatNear(timeMs: number, nowMs: number, timeZone: string): string {
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const shown = isSameDay(timeMs, nowMs, timeZone) ? {} : day;
  return widenBlanks(formatDate(timeMs, { timeZone, ...shown, hour: 'numeric', minute: '2-digit' }));
}

export const formatNumber = (value: number): string => getNumberFormat({}).format(value);

/** US dollars with cents; `digits`: 0 for whole dollars. */
export const formatDollars = (dollars: number, digits = 2): string =>
  getNumberFormat({
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(dollars);

/** For example "420 kB" or "3.1 MB". */
export function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  const isSmall = kilobytes < 1000;
  const digits = isSmall ? 0 : 1;
  return getNumberFormat({
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(isSmall ? kilobytes : bytes / 1024 / 1024);
}

/** For example "16 in", and whole feet from 2 on as "4 ft". */
export function formatLength(inches: number): string {
  const isFeet = inches >= 24 && inches % 12 === 0;
  return getNumberFormat({ style: 'unit', unit: isFeet ? 'foot' : 'inch' }).format(
    isFeet ? inches / 12 : inches,
  );
}

/** "A, B, and C". */
export const formatList = (items: readonly string[]): string =>
  getListFormat({ type: 'conjunction' }).format(items);

export type PluralForm = Intl.LDMLPluralRule;

/** Which form of a counted text a number takes. */
export const choosePlural = (count: number): PluralForm => getPluralRules({}).select(count);

/** Whether it is the name of a time zone, such as America/New_York. */
export function isTimeZone(name: string): boolean {
  try {
    return getDateFormat({ timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Whether it is the tag of a language, such as en-US. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** Year, month, day, hour and minute by the clock of a place; no language changes them. */
export function readClock(atMs: number, timeZone: string) {
  const parts = new Map(
    getClockFormat(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

const getClockFormat = /* @__PURE__ */ remember(
  (_, timeZone: string) =>
    new Intl.DateTimeFormat(defaultLanguage, {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
);
