/** Finds the closed hours of a day: holidays in company.yaml, and closures entered in the inbox. */
import type { Closure } from '../contract/closure.ts';
import type { Holiday } from '../contract/holidays.ts';
import { nameWeekday, type OfficeSpan } from '../contract/weekdays.ts';
import { wholeDay, type ClosedHours } from './typed/find-closed-hours.ts';
import { parseDaysOff, type DaysOff } from './typed/parse-days-off.ts';

export interface OfficeDays {
  office: readonly OfficeSpan[];
  holidays?: readonly Holiday[] | undefined;
  /** A yearly holiday on a weekend closes the office on the Friday before or the Monday after it. */
  observeHolidays?: boolean | undefined;
  closures?: readonly Closure[] | undefined;
}

const dayMs = 24 * 60 * 60_000;

/** Parsing takes longer than finding a day. A company has few of these texts. */
const parsed = new Map<string, DaysOff | undefined>();

function parseOnce(text: string): DaysOff | undefined {
  if (!parsed.has(text)) parsed.set(text, parseDaysOff(text));
  return parsed.get(text);
}

/** Returns the closed hours of a day; empty if there are none. `day` is noon UTC. */
export function findClosedHours(days: OfficeDays, day: Date): ClosedHours[] {
  const { holidays = [], closures = [] } = days;
  return [
    ...holidays.flatMap((holiday) => findHoliday(parseOnce(holiday.day), days, day.getTime())),
    ...closures.flatMap((closure) => findClosure(closure, day)),
  ];
}

function findHoliday(daysOff: DaysOff | undefined, days: OfficeDays, atMs: number): readonly ClosedHours[] {
  if (daysOff === undefined) return [];
  const year = new Date(atMs).getUTCFullYear();
  const isOff = [year - 1, year, year + 1].some((one) => {
    const span = daysOff.findSpan(one);
    if (span === undefined) return false;
    const shiftMs = findShift(daysOff, span.firstMs, days);
    return span.firstMs + shiftMs <= atMs && atMs <= span.lastMs + shiftMs;
  });
  return isOff ? daysOff.closed : [];
}

/** An office that works on Saturdays is closed on that Saturday, and not on the Friday. */
function findShift({ isYearlyDay, isObserved }: DaysOff, atMs: number, days: OfficeDays): number {
  const { office, observeHolidays = false } = days;
  const weekday = nameWeekday(new Date(atMs));
  const steps: Record<string, number> = { Saturday: -dayMs, Sunday: dayMs };
  const isWorking = office.some((span) => span.days.includes(weekday));
  return isYearlyDay && (observeHolidays || isObserved) && !isWorking ? (steps[weekday] ?? 0) : 0;
}

function findClosure({ firstDay, lastDay, fromTime, untilTime }: Closure, day: Date): ClosedHours[] {
  const iso = day.toISOString().slice(0, 10);
  if (iso < firstDay || iso > lastDay) return [];
  return [
    {
      from: (iso === firstDay ? fromTime : null) ?? wholeDay.from,
      until: (iso === lastDay ? untilTime : null) ?? wholeDay.until,
    },
  ];
}

/**
 * Lists the closed hours of the office's days from `firstMs` (noon UTC) on, for a browser: "2026-12-25" for a whole
 * day, "2026-12-24 12:00 24:00" for a part.
 */
export function listClosed(days: OfficeDays, firstMs: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => new Date(firstMs + index * dayMs))
    .filter((day) => days.office.some((span) => span.days.includes(nameWeekday(day))))
    .flatMap((day) => {
      const iso = day.toISOString().slice(0, 10);
      const closed = findClosedHours(days, day);
      const isWhole = closed.some(({ from, until }) => from === wholeDay.from && until === wholeDay.until);
      return isWhole ? [iso] : closed.map(({ from, until }) => `${iso} ${from} ${until}`);
    });
}
