/**
 * Lists the dates of a repeating event (RRULE of RFC 5545). Local times are milliseconds, as if the zone were UTC, so
 * that the zone of the process has no influence.
 */
import { CalendarError } from './parse-calendar.ts';

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
type Frequency = (typeof frequencies)[number];
const steps: Partial<Record<Frequency, number>> = { SECONDLY: 1_000, MINUTELY: minuteMs, HOURLY: hourMs };
/** A rule that finds nothing for so many periods is broken. */
const mostPeriods = 200_000;

/** A date "20270301" is its midnight; undefined if the text is no time. */
export function parseLocal(text: string): number | undefined {
  const [, year, month, day, hour = 0, minute = 0, second = 0] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?)?Z?$/i.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  return Date.UTC(Number(year), Number(month) - 1, ...[day, hour, minute, second].map(Number));
}

const numberLists = ['MONTH', 'WEEKNO', 'YEARDAY', 'MONTHDAY', 'HOUR', 'MINUTE', 'SECOND', 'SETPOS'] as const;

interface Rule {
  frequency: Frequency;
  interval: number;
  count: number;
  until: string | undefined;
  weekStart: number;
  /** `nth` is 0 for every such weekday. */
  byDay: { nth: number; weekday: number }[];
  /** The numbers of BYMONTH and the like; empty if the rule has none. */
  by: Readonly<Record<(typeof numberLists)[number], readonly number[]>>;
}

function parseRule(text: string): Rule {
  const parts = new Map(
    text.split(';').map((part): [string, string] => {
      const [name = '', value = ''] = part.trim().toUpperCase().split('=');
      return [name, value];
    }),
  );
  const frequency = frequencies.find((name) => name === parts.get('FREQ'));
  // The event may be at any time, so nothing around it may be offered.
  if (frequency === undefined || parts.has('RSCALE')) throw new CalendarError(`The rule ${text} is unknown`);
  const list = (name: string) => (parts.get(name) ?? '').split(',').filter(Boolean);
  const by = {} as Record<(typeof numberLists)[number], number[]>;
  for (const name of numberLists) by[name] = list(`BY${name}`).map(Number);
  return {
    frequency,
    interval: Math.max(1, Number(parts.get('INTERVAL') ?? 1) || 1),
    count: Number(parts.get('COUNT') ?? Infinity),
    until: parts.get('UNTIL'),
    weekStart: Math.max(0, weekdays.indexOf(parts.get('WKST') ?? 'MO')),
    byDay: list('BYDAY').map((entry) => ({
      nth: Number.parseInt(entry) || 0,
      weekday: weekdays.indexOf(entry.slice(-2)),
    })),
    by,
  };
}

export interface RuleRange {
  /** Local: dates that end before it may be left out. */
  fromMs: number;
  untilMs: number;
  /** Undefined for a local time that does not exist: it is no date of the series, and not counted. */
  toInstant: (localMs: number) => number | undefined;
}

/** Yields the local starts in order. The first date of the event is one only if it fits the rule. */
export function* listStarts(text: string, startMs: number, range: RuleRange): Generator<number> {
  const rule = parseRule(text);
  const isPast = createEnd(rule);
  let left = rule.count;
  let period = left === Infinity ? skipPeriods(rule, startMs, range.fromMs) : 0;
  for (let tries = 0; tries < mostPeriods; tries++, period++) {
    const { firstMs, candidates } = listPeriod(rule, startMs, period);
    if (firstMs > range.untilMs) return;
    for (const localMs of candidates) {
      if (localMs < startMs) continue;
      const instantMs = range.toInstant(localMs);
      if (instantMs === undefined) continue;
      if (localMs > range.untilMs || isPast(localMs, instantMs) || left-- <= 0) return;
      yield localMs;
    }
  }
  throw new CalendarError(`The rule ${text} has too many dates`);
}

/** An end in UTC compares instants. A date includes its whole day, also in a series with times. */
function createEnd({ until }: Rule): (localMs: number, instantMs: number) => boolean {
  const endMs = until === undefined ? Infinity : (parseLocal(until) ?? Infinity);
  if (until === undefined) return () => false;
  if (/T.*Z$/.test(until)) return (_, instantMs) => instantMs > endMs;
  return (localMs) => localMs > endMs + (until.includes('T') ? 0 : dayMs - 1);
}

/** A period that is certainly over before `fromMs`. */
function skipPeriods({ frequency, interval }: Rule, startMs: number, fromMs: number): number {
  const longest =
    steps[frequency] ?? { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[frequency as 'DAILY'] * dayMs;
  return Math.max(0, Math.floor((fromMs - startMs) / (longest * interval)) - 2);
}

const toDay = (ms: number) => Math.floor(ms / dayMs);
const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7;
const monthStart = (year: number, month: number) => Date.UTC(year, month, 1) / dayMs;

function listPeriod(rule: Rule, startMs: number, period: number): { firstMs: number; candidates: number[] } {
  const [firstMs, all] = listAll(rule, startMs, period * rule.interval);
  const positions = rule.by.SETPOS;
  const candidates =
    positions.length === 0
      ? all
      : all.filter((_, index) => positions.includes(index + 1) || positions.includes(index - all.length));
  return { firstMs, candidates };
}

/** The beginning of a period, and all its dates, before BYSETPOS chooses among them. */
function listAll(rule: Rule, startMs: number, by: number): [number, number[]] {
  const { frequency, weekStart } = rule;
  const step = steps[frequency];
  if (step !== undefined) {
    const atMs = startMs + by * step;
    const firstMs = Math.floor(atMs / step) * step;
    const inStep = listTimes(rule, atMs)
      .map((time) => toDay(atMs) * dayMs + time)
      .filter((ms) => ms >= firstMs && ms < firstMs + step);
    return [firstMs, fitsDay(rule, toDay(atMs), startMs) ? inStep : []];
  }
  const start = new Date(startMs);
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), toDay(startMs)];
  let [first, next] = [day + by, day + by + 1];
  if (frequency === 'WEEKLY') {
    first = day - ((weekdayOf(day) - weekStart + 7) % 7) + by * 7;
    next = first + 7;
  } else if (frequency === 'MONTHLY')
    [first, next] = [monthStart(year, month + by), monthStart(year, month + by + 1)];
  else if (frequency === 'YEARLY') [first, next] = [monthStart(year + by, 0), monthStart(year + by + 1, 0)];
  const days = Array.from({ length: next - first }, (_, index) => first + index).filter((one) =>
    fitsDay(rule, one, startMs),
  );
  const times = listTimes(rule, startMs);
  return [first * dayMs, days.flatMap((one) => times.map((time) => one * dayMs + time))];
}

/** Milliseconds since midnight. */
function listTimes({ by }: Rule, startMs: number): number[] {
  const start = new Date(startMs);
  const list = (name: keyof Rule['by'], value: number) =>
    by[name].length > 0 ? by[name].toSorted((one, other) => one - other) : [value];
  return list('HOUR', start.getUTCHours()).flatMap((hour) =>
    list('MINUTE', start.getUTCMinutes()).flatMap((minute) =>
      list('SECOND', start.getUTCSeconds()).map(
        (second) => hour * hourMs + minute * minuteMs + second * 1_000,
      ),
    ),
  );
}

/** `day` counts from 1970. What the rule leaves open comes from the first date. */
function fitsDay(rule: Rule, day: number, startMs: number): boolean {
  const { frequency, byDay, by } = rule;
  const date = new Date(day * dayMs);
  const start = new Date(startMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const { MONTH: months, MONTHDAY: monthDays, YEARDAY: yearDays, WEEKNO: weeks } = by;
  if (months.length > 0 && !months.includes(month + 1)) return false;
  const ofMonth = { day, first: monthStart(year, month), next: monthStart(year, month + 1) };
  const ofYear = { day, first: monthStart(year, 0), next: monthStart(year + 1, 0) };
  if (monthDays.length > 0 && !isAmong(monthDays, ofMonth)) return false;
  if (yearDays.length > 0 && !isAmong(yearDays, ofYear)) return false;
  if (weeks.length > 0 && !weeks.some((week) => isInWeek(week, day, rule.weekStart))) return false;
  if (byDay.length > 0) {
    const isOfMonth = frequency === 'MONTHLY' || (frequency === 'YEARLY' && months.length > 0);
    return byDay.some(
      ({ nth, weekday }) =>
        weekdayOf(day) === weekday && (nth === 0 || isNth(nth, isOfMonth ? ofMonth : ofYear)),
    );
  }
  if (monthDays.length > 0 || yearDays.length > 0) return true;
  if (frequency === 'WEEKLY' || weeks.length > 0) return weekdayOf(day) === weekdayOf(toDay(startMs));
  if (frequency === 'MONTHLY') return date.getUTCDate() === start.getUTCDate();
  if (frequency !== 'YEARLY') return true;
  return date.getUTCDate() === start.getUTCDate() && (months.length > 0 || month === start.getUTCMonth());
}

/** A month or year of days: from `first` until before `next`. */
interface DaySpan {
  day: number;
  first: number;
  next: number;
}

const isAmong = (list: readonly number[], { day, first, next }: DaySpan) =>
  list.includes(day - first + 1) || list.includes(day - next);

function isNth(nth: number, { day, first, next }: DaySpan): boolean {
  return nth > 0 ? Math.floor((day - first) / 7) + 1 === nth : Math.floor((next - 1 - day) / 7) + 1 === -nth;
}

/** Week 1 is the first with four days in the year. */
function isInWeek(week: number, day: number, weekStart: number): boolean {
  const first = day - ((weekdayOf(day) - weekStart + 7) % 7);
  const year = new Date((first + 3) * dayMs).getUTCFullYear();
  const weekOf = (one: number) => Math.floor((one - monthStart(year, 0)) / 7) + 1;
  const lastDay = monthStart(year + 1, 0) - 1;
  const last = weekOf(lastDay - ((weekdayOf(lastDay) - weekStart + 4) % 7));
  return weekOf(first + 3) === week || weekOf(first + 3) - last - 1 === week;
}
