/** Computes instants in office hours: the clock runs only while the office is open (OFFICE-CLOCK). */
import type { CompanyFacts } from '../contract/company.ts';
import { type OfficeSpan } from '../contract/weekdays.ts';
import { findClosedHours } from './days-off.ts';
import { findOpening, listSpans } from './office-hours.ts';

export type OfficeHours = Pick<CompanyFacts['hours'], 'office' | 'timeZone'> &
  Partial<Pick<CompanyFacts['hours'], 'holidays' | 'observeHolidays' | 'closures'>>;

/** The receipt promises no call within this time before the office closes. */
const lastCallMinutes = 60;

/** An office that is closed for longer counts as never open. */
const longestPauseDays = 366;

const withDaysOff = (hours: OfficeHours) => ({
  office: hours.office,
  timeZone: hours.timeZone,
  findClosed: (day: Date) => findClosedHours(hours, day),
});

/** True on a whole day off; false on an ordinary weekend. */
export function isDayOff(atMs: number, hours: OfficeHours): boolean {
  const day = toNoon(toDay(atMs, hours));
  return listSpans(day, withDaysOff(hours)).length === 0 && findClosedHours(hours, day).length > 0;
}

/** True if a closure from the inbox covers this time. */
export function isClosedBy(atMs: number, { closures, timeZone }: OfficeHours): boolean {
  const at = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone);
  const time = at.toPlainTime().toString({ smallestUnit: 'minute' });
  const closed = findClosedHours({ office: [], closures }, toNoon(at.toPlainDate()));
  return closed.some(({ from, until }) => from < time && time <= until);
}

/** Goes back by days, and further over days off until there were enough office days. */
export function goBack(
  fromMs: number,
  { days, officeDays }: { days: number; officeDays: number },
  hours: OfficeHours,
): number {
  return Math.min(fromMs - days * 24 * 60 * 60_000, findOpeningBefore(fromMs, officeDays, hours) ?? fromMs);
}

/** A call that the company promises: from the next opening, or the arrival, until the end of that day. */
export interface CallPromise {
  fromMs: number;
  byMs: number;
}

/** Computed once, when a request arrives (OFFICE-PROMISE-STAYS). Undefined if the office never opens. */
export function findPromise(receivedAtMs: number, hours: OfficeHours): CallPromise | undefined {
  const opening = findOpening(receivedAtMs, withDaysOff(hours), lastCallMinutes);
  if (opening === undefined) return undefined;
  const { isOpen, opens, dayCloses } = opening;
  const day = Temporal.PlainDate.from(opening.day.toISOString().slice(0, 10));
  return {
    fromMs: isOpen ? receivedAtMs : toInstantMs(day, opens, hours),
    byMs: toInstantMs(day, dayCloses, hours),
  };
}

/** The instant at which the office has been open for `minutes` since `fromMs`; undefined if it never opens. */
export function addOfficeMinutes(fromMs: number, minutes: number, hours: OfficeHours): number | undefined {
  let leftMs = minutes * 60_000;
  let pauseDays = 0;
  for (let day = toDay(fromMs, hours); pauseDays < longestPauseDays; day = day.add({ days: 1 })) {
    pauseDays++;
    for (const { opens, closes } of listSpansOf(day, hours)) {
      const startMs = Math.max(fromMs, toInstantMs(day, opens, hours));
      const openMs = toInstantMs(day, closes, hours) - startMs;
      if (openMs <= 0) continue;
      if (leftMs <= openMs) return startMs + leftMs;
      leftMs -= openMs;
      pauseDays = 0;
    }
  }
  return undefined;
}

/** The opening time `officeDays` office days before the day of `atMs`; undefined if there is none. */
export function findOpeningBefore(atMs: number, officeDays: number, hours: OfficeHours): number | undefined {
  let left = officeDays;
  let day = toDay(atMs, hours);
  for (let ahead = 0; ahead < longestPauseDays; ahead++) {
    day = day.subtract({ days: 1 });
    const [first] = listSpansOf(day, hours);
    if (first) left--;
    if (first && left === 0) return toInstantMs(day, first.opens, hours);
  }
  return undefined;
}

const listSpansOf = (day: Temporal.PlainDate, hours: OfficeHours): OfficeSpan[] =>
  listSpans(toNoon(day), withDaysOff(hours));

const toNoon = (day: Temporal.PlainDate) => new Date(`${day.toString()}T12:00:00Z`);

const toDay = (atMs: number, { timeZone }: OfficeHours) =>
  Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone).toPlainDate();

function toInstantMs(day: Temporal.PlainDate, plainTime: string, { timeZone }: OfficeHours): number {
  return day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}
