/**
 * All language-dependent formatting: dates, times, numbers, money, lists, plurals. Formatters are cached for each set
 * of options, because making one takes a tenth of a millisecond and 65 kB outside the JavaScript heap, which the
 * garbage collector does not count.
 */

/** The site's language in scripts and answers, a mark until it is filled in (render/site-marks.ts); elsewhere undefined. */
declare const siteLanguage: string | undefined;

/** The default `language` of company.yaml: a BCP 47 tag, also used for `<html lang>`. */
export const defaultLanguage = 'en-US';

let language = typeof siteLanguage === 'undefined' ? defaultLanguage : siteLanguage;

/** Finds the language of the current work; undefined in a program that has one language at a time. */
let findCurrent: (() => string | undefined) | undefined;

export const getLanguage = (): string => findCurrent?.() ?? language;

export function followLanguage(find: () => string | undefined): void {
  findCurrent = find;
}

/** Programs that read the language when they run call this: pages (`words:…`), and the server for each build that it loads. */
export function setLanguage(tag: string): void {
  language = tag;
}

/** `@__PURE__` below lets bundlers drop unused formats. */
function remember<Options, Format>(make: (tag: string, options: Options) => Format) {
  const formats: Record<string, Format> = {};
  return (options: Options): Format =>
    (formats[getLanguage() + JSON.stringify(options)] ??= make(getLanguage(), options));
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

/** For the script of every page, where each byte counts. Lines may break inside the date. */
export const formatPlainDate = (date: Date | number, options: Intl.DateTimeFormatOptions): string =>
  getDateFormat(options).format(date);

export const formatDate = (date: Date | number, options: Intl.DateTimeFormatOptions): string =>
  joinParts(getDateFormat(options).formatToParts(date), options);

const timeParts = ['hour', 'minute', 'dayPeriod', 'timeZoneName'];

/**
 * No line breaks inside a time, or inside a day with its month and year. A long name of a weekday may be on the line
 * before. Engines disagree about the width of the spaces.
 */
function joinParts(parts: Intl.DateTimeFormatPart[], { weekday }: Intl.DateTimeFormatOptions): string {
  const groups = parts.map(({ type }) =>
    weekday === 'long' && type === 'weekday' ? type : timeParts.includes(type) ? 'time' : 'day',
  );
  return parts
    .map(({ type, value }, index) =>
      type === 'literal' && groups[index - 1] === groups[index + 1]
        ? value.replaceAll(/\s/g, '\u00a0')
        : value,
    )
    .join('');
}

/**
 * Formats an instant in a time zone, such as "Nov 23, 2026, 9:05 AM EST", or in full "Monday, November 23, 2026 at 9:05
 * AM EST".
 */
export function formatTime(timeMs: number, timeZone: string, style: 'short' | 'full' = 'short'): string {
  return formatDate(timeMs, {
    timeZone,
    ...(style === 'full' && { weekday: 'long' }),
    year: 'numeric',
    month: style === 'full' ? 'long' : 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

/** Formats an arrival window, such as "Thursday, December 3, 8:00 – 10:00 AM". */
export function formatWindow({ fromMs, untilMs }: { fromMs: number; untilMs: number }, timeZone: string) {
  const options: Intl.DateTimeFormatOptions = {
    ...{ timeZone, weekday: 'long', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit' },
  };
  return joinParts(getDateFormat(options).formatRangeToParts(fromMs, untilMs), options);
}

/** One formatted part of a date, such as the name of its time zone. */
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

/**
 * Today on the visitor's clock, "March 14, 2026". Used once per page, so it has no cache: the script is one line of
 * every page.
 */
export const formatToday = (): string => new Date().toLocaleDateString(language, { dateStyle: 'long' });

/** A time of day is one group, so it needs no `joinParts`, which would be too long for the script of every page. */
const formatMinutes = (minutes: number, options: Intl.DateTimeFormatOptions): string =>
  formatPlainDate(minutes * 60_000, { timeZone: 'UTC', hour: 'numeric', ...options }).replaceAll(
    /\s/g,
    '\u00a0',
  );

/** Minutes after midnight → "8:00 AM". */
export const formatClock = (minutes: number): string => formatMinutes(minutes, { minute: '2-digit' });

/** Minutes after midnight → "8 AM", "8:30 AM". */
export const formatShortClock = (minutes: number): string =>
  formatMinutes(minutes, minutes % 60 > 0 ? { minute: '2-digit' } : {});

const getRelativeFormat = /* @__PURE__ */ remember(
  (tag, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
);

/** The time since then, such as "this minute", "3 hr. ago", "5 days ago". */
export function formatAgo(timeMs: number, nowMs: number): string {
  const minutes = Math.max(0, Math.round((nowMs - timeMs) / 60_000));
  const write = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    getRelativeFormat({ style: 'short', numeric: 'auto' }).format(-value, unit);
  if (minutes < 60) return write(minutes, 'minute');
  return minutes < 48 * 60
    ? write(Math.round(minutes / 60), 'hour')
    : write(Math.round(minutes / 1440), 'day');
}

/** True if both instants are on the same local day. */
export function isSameDay(oneMs: number, otherMs: number, timeZone: string): boolean {
  const write = (timeMs: number) => formatDate(timeMs, { timeZone, dateStyle: 'short' });
  return write(oneMs) === write(otherMs);
}

/** Formats an instant in a time zone: "5:00 PM" on the day of `nowMs`, otherwise "Mon, Nov 23, 5:00 PM". */
export function formatNear(timeMs: number, nowMs: number, timeZone: string): string {
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const shown = isSameDay(timeMs, nowMs, timeZone) ? {} : day;
  return formatDate(timeMs, { timeZone, ...shown, hour: 'numeric', minute: '2-digit' });
}

export const formatNumber = (value: number): string => getNumberFormat({}).format(value);

/** US dollars with cents; `digits` 0 for whole dollars. */
export const formatDollars = (dollars: number, digits = 2): string =>
  getNumberFormat({
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(dollars);

/** Formats a size, such as "420 kB" or "3.1 MB". */
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

/** Formats inches, such as "16 in". Whole feet from 2 on become "4 ft". */
export function formatLength(inches: number): string {
  const isFeet = inches >= 24 && inches % 12 === 0;
  return getNumberFormat({ style: 'unit', unit: isFeet ? 'foot' : 'inch' }).format(
    isFeet ? inches / 12 : inches,
  );
}

/** "A, B, and C". */
export const formatList = (items: readonly string[]): string =>
  getListFormat({ type: 'conjunction' }).format(items);

/** "A, B, or C". */
export const formatChoices = (items: readonly string[]): string =>
  getListFormat({ type: 'disjunction' }).format(items);

export type PluralForm = Intl.LDMLPluralRule;

/** The plural form for a number. */
export const choosePlural = (count: number): PluralForm => getPluralRules({}).select(count);

/**
 * True for the name of a time zone, such as America/New_York. EST and MST would be zones without summer time, and CST and
 * PST are zones for Intl but not for Temporal.
 */
export function isTimeZone(name: string): boolean {
  if (/^[EM]ST$/i.test(name)) return false;
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return getDateFormat({ timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** True for a language tag, such as en-US. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** The name of a language in that language, such as "español (Estados Unidos)". */
export const nameLanguage = (tag: string): string =>
  new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;

/** Local year, month, day, hour and minute; independent of the language. */
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
