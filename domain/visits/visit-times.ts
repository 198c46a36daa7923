/** Computes the times at which somebody of the company can come for a visit. */
import type { VisitSettings } from '../../contract/visit-settings.ts';
import { nameWeekday, type OfficeSpan } from '../../contract/weekdays.ts';
import { findClosedHours } from '../days-off.ts';
import { readLocalDay } from '../local-time.ts';
import { addOfficeMinutes, type OfficeHours } from '../office-clock.ts';
import { toMinutes } from '../office-hours.ts';

/** From `fromMs` until before `untilMs`. */
export interface TimeSpan {
  fromMs: number;
  untilMs: number;
}

/** The spans may overlap, in any order; the result is sorted, and no two of it touch. */
export function mergeSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const merged: TimeSpan[] = [];
  for (const span of spans.toSorted((one, other) => one.fromMs - other.fromMs)) {
    const last = merged.at(-1);
    if (last && span.fromMs <= last.untilMs) last.untilMs = Math.max(last.untilMs, span.untilMs);
    else merged.push({ ...span });
  }
  return merged;
}

/** A visit in somebody's day. */
export interface PlannedVisit extends TimeSpan {
  /** The name of its area, which decides the drive; null if it is unknown. */
  area: string | null;
}

/** Everything that one person has to do. */
export interface Day {
  /** Times of their own calendars, in any order. */
  busy: readonly TimeSpan[];
  visits: readonly PlannedVisit[];
}

/** The default windows have this length. */
const windowMinutes = 120;
/** A visit starts at a full five minutes. */
const stepMs = 5 * 60_000;
const minuteMs = 60_000;

/** The arrival windows that may be offered at `nowMs`, earliest first: after the notice, and until the horizon. */
export function listWindows(settings: VisitSettings, hours: OfficeHours, nowMs: number): TimeSpan[] {
  const earliestMs = addOfficeMinutes(nowMs, settings.notice * 60, hours);
  if (earliestMs === undefined) return [];
  const { timeZone, office } = hours;
  const spans = settings.windows.length > 0 ? settings.windows : office.flatMap(cutSpan);
  const today = Temporal.PlainDate.from(readLocalDay(nowMs, timeZone));
  return Array.from({ length: settings.horizon + 1 }, (_, days) => today.add({ days }))
    .flatMap((day) => listWindowsOf(day, spans, hours))
    .filter(({ fromMs }) => fromMs >= earliestMs)
    .sort((one, other) => one.fromMs - other.fromMs);
}

/** Cuts office hours into windows. A rest that is too short for one is left out. */
function cutSpan({ days, opens, closes }: OfficeSpan): OfficeSpan[] {
  const [first, last] = [toMinutes(opens), toMinutes(closes)];
  return Array.from({ length: Math.floor((last - first) / windowMinutes) }, (_, index) => {
    const from = first + index * windowMinutes;
    return { days, opens: toClock(from), closes: toClock(from + windowMinutes) };
  });
}

const toClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Leaves out windows that a day off touches, and the hour that the change to summer time skips. */
function listWindowsOf(
  day: Temporal.PlainDate,
  spans: readonly OfficeSpan[],
  hours: OfficeHours,
): TimeSpan[] {
  const noon = new Date(`${day.toString()}T12:00:00Z`);
  const name = nameWeekday(noon);
  const closed = findClosedHours(hours, noon);
  const toMs = (plainTime: string) =>
    day.toZonedDateTime({ timeZone: hours.timeZone, plainTime }).epochMilliseconds;
  return spans
    .filter(({ days }) => days.includes(name))
    .filter(({ opens, closes }) => closed.every(({ from, until }) => until <= opens || closes <= from))
    .map(({ opens, closes }) => ({ fromMs: toMs(opens), untilMs: toMs(closes) }))
    .filter(({ fromMs, untilMs }) => fromMs < untilMs);
}

/**
 * The earliest start of a visit within its arrival window that leaves time to drive there from everything before it, and
 * from there to everything after it; undefined if there is none.
 */
export function findStart(
  { fromMs, untilMs }: TimeSpan,
  { busy, visits }: Day,
  area: string | null,
  settings: VisitSettings,
  timeZone: string,
): number | undefined {
  const day = readLocalDay(fromMs, timeZone);
  const ofDay = visits.filter((visit) => readLocalDay(visit.fromMs, timeZone) === day);
  if (ofDay.length >= settings.mostADay) return undefined;
  const blocks = [
    ...busy.map((span) => ({ ...span, gapMs: settings.buffer * minuteMs })),
    ...visits.map((visit) => ({ ...visit, gapMs: findGapMs(visit.area, area, settings) })),
  ].sort((one, other) => one.fromMs - other.fromMs);
  let startMs = fromMs;
  // A block with a long drive may end after a later one.
  for (let isMoved = true; isMoved && startMs <= untilMs;) {
    isMoved = false;
    for (const block of blocks) {
      const endMs = startMs + settings.length * minuteMs;
      if (endMs + block.gapMs <= block.fromMs || block.untilMs + block.gapMs <= startMs) continue;
      startMs = Math.ceil((block.untilMs + block.gapMs) / stepMs) * stepMs;
      isMoved = true;
    }
  }
  return startMs <= untilMs ? startMs : undefined;
}

function findGapMs(one: string | null, other: string | null, settings: VisitSettings): number {
  const { buffer, drive, drives } = settings;
  const entry = drives.find(
    ({ from, to }) => (from === one && to === other) || (from === other && to === one),
  );
  const isSame = one !== null && one === other;
  return (buffer + (entry?.minutes ?? (isSame ? 0 : drive))) * minuteMs;
}
