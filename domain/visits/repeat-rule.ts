/**
 * Lists the dates of a repeating event (RRULE of RFC 5545). Local times are milliseconds, as if the zone were UTC,
 * because a calendar may define a zone of its own.
 */
import { RRuleTemporal } from 'rrule-temporal';
import { CalendarError } from './parse-calendar.ts';

const dayMs = 86_400_000;
/** A rule that finds nothing for so many periods is broken. */
const mostPeriods = 200_000;

/** A date "20270301" is its midnight; undefined if the text is no time. */
export function parseLocal(text: string): number | undefined {
  const [, year, month, day, hour = 0, minute = 0, second = 0] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?)?Z?$/i.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  return Date.UTC(Number(year), Number(month) - 1, ...[day, hour, minute, second].map(Number));
}

export interface RuleRange {
  /** Local: dates that end before it may be left out. */
  fromMs: number;
  untilMs: number;
  /** Undefined for a local time that does not exist: it is no date of the series, and not counted. */
  toInstant: (localMs: number) => number | undefined;
}

/** The local starts in order. The first date of the event is one only if it fits the rule. */
export function listStarts(
  text: string,
  startMs: number,
  { fromMs, untilMs, toInstant }: RuleRange,
): number[] {
  const { COUNT: count, UNTIL: until = '', ...parts } = readParts(text);
  // A date includes its whole day, also in a series with times.
  const endMs = (parseLocal(until) ?? Infinity) + (until.includes('T') ? 0 : dayMs - 1);
  // A yearly rule of weeks takes its weekday from the date with which the search begins.
  const isWhole = count !== undefined || parts['FREQ'] === 'YEARLY';
  const starts: number[] = [];
  for (const localMs of expand(parts, startMs, isWhole ? startMs : fromMs, untilMs)) {
    const instantMs = toInstant(localMs);
    if (instantMs === undefined) continue;
    const isPast = (until.endsWith('Z') ? instantMs : localMs) > endMs;
    if (isPast || starts.length >= Number(count ?? Infinity)) break;
    starts.push(localMs);
  }
  return starts;
}

type Parts = Partial<Record<string, string>>;

const readParts = (text: string): Parts =>
  Object.fromEntries(
    text
      .toUpperCase()
      .split(';')
      .map((part) => part.split('=').map((word) => word.trim())),
  ) as Parts;

/** The event may be at any time if its rule is unknown, so nothing around it may be offered. */
function expand(parts: Parts, startMs: number, fromMs: number, untilMs: number): number[] {
  const text = Object.entries(parts)
    .map((part) => part.join('='))
    .join(';');
  if (parts['RSCALE'] || isMixed(parts)) throw new CalendarError(`The rule ${text} is unknown`);
  try {
    const dtstart = Temporal.Instant.fromEpochMilliseconds(startMs).toZonedDateTimeISO('UTC');
    const rule = new RRuleTemporal({ rruleString: `RRULE:${text}`, dtstart, maxIterations: mostPeriods });
    return rule
      .between(new Date(fromMs), new Date(untilMs), true)
      .map(({ epochMilliseconds }) => epochMilliseconds);
  } catch (error) {
    throw new CalendarError(`The rule ${text} is unknown`, { cause: error });
  }
}

/** True for two ways to choose the days of a year. No calendar program writes them, and rrule-temporal 2.2.8 mixes them up. */
function isMixed({ FREQ, BYWEEKNO, BYYEARDAY, BYMONTHDAY, BYDAY = '' }: Parts): boolean {
  const counted = /\d/.exec(BYDAY);
  const plain = /(?:^|,)[A-Z]/.exec(BYDAY);
  const ways = [
    [BYWEEKNO, BYYEARDAY, BYMONTHDAY, counted],
    [BYYEARDAY, counted, plain],
  ];
  return FREQ === 'YEARLY' && ways.some((exclusive) => exclusive.filter(Boolean).length > 1);
}
