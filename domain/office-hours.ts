/** Computes when the office is open. The receipt and the "Open now" label share it. */

import { formatClock, readClock } from '../contract/language.ts';
import { nameWeekday, type OfficeSpan } from '../contract/weekdays.ts';
import type { ClosedHours } from './typed/find-closed-hours.ts';

export interface OfficeHours {
  office: readonly OfficeSpan[];
  timeZone: string;
  /** The closed hours of a day; `day` is noon UTC. */
  findClosed: (day: Date) => readonly ClosedHours[];
}

export interface Opening {
  /** True: open until `time`. False: opens at `time`. */
  isOpen: boolean;
  /** Days from today; 0 is today. */
  ahead: number;
  /** Noon UTC of the day. */
  day: Date;
  /** A time such as "8:00 AM". */
  time: string;
  /** The opening time of that span, and the last closing time of the day, such as "17:00". */
  opens: string;
  dayCloses: string;
}

const dayMs = 24 * 60 * 60_000;

/** A closure for longer counts as never open. */
const longestPauseDays = 366;

/** The open spans of a day, earliest first; empty if the office is closed. `day` is noon UTC. */
export function listSpans(
  day: Date,
  { office, findClosed }: Pick<OfficeHours, 'office' | 'findClosed'>,
): OfficeSpan[] {
  const name = nameWeekday(day);
  const spans = office.filter(({ days }) => days.includes(name));
  if (spans.length === 0) return [];
  return findClosed(day)
    .reduce<OfficeSpan[]>((open, closed) => open.flatMap((span) => subtract(span, closed)), spans)
    .sort((a, b) => a.opens.localeCompare(b.opens));
}

function subtract(span: OfficeSpan, { from, until }: ClosedHours): OfficeSpan[] {
  if (until <= span.opens || span.closes <= from) return [span];
  return [
    ...(span.opens < from ? [{ ...span, closes: from }] : []),
    ...(until < span.closes ? [{ ...span, opens: until }] : []),
  ];
}

/**
 * Returns the current opening, or else the next one; undefined if there is none. In its last `lastMinutes`, a day
 * counts as over.
 */
export function findOpening(nowMs: number, hours: OfficeHours, lastMinutes = 0): Opening | undefined {
  if (hours.office.length === 0) return undefined;
  const { noonUtcMs, minutes } = readLocalClock(nowMs, hours.timeZone);
  for (let ahead = 0; ahead <= longestPauseDays; ahead++) {
    const day = new Date(noonUtcMs + ahead * dayMs);
    const spans = listSpans(day, hours);
    const last = spans.at(-1);
    const span = spans.find(
      ({ closes }, index) =>
        ahead > 0 ||
        minutes <= toMinutes(closes) - (index === spans.length - 1 ? Math.max(lastMinutes, 1) : 1),
    );
    if (!span || !last) continue;
    const isOpen = ahead === 0 && minutes >= toMinutes(span.opens);
    const time = formatClock(toMinutes(isOpen ? span.closes : span.opens));
    return { isOpen, ahead, day, time, opens: span.opens, dayCloses: last.closes };
  }
  return undefined;
}

/** Reads lines of `listClosed`. */
export const readClosed =
  (lines: readonly string[]): OfficeHours['findClosed'] =>
  (day) =>
    lines
      .filter((line) => line.startsWith(day.toISOString().slice(0, 10)))
      .map((line) => line.split(' '))
      .map(([, from = '00:00', until = '24:00']) => ({ from, until }));

/** The local date as noon UTC, so that adding a day never crosses a clock change. */
export function readLocalClock(nowMs: number, timeZone: string): { noonUtcMs: number; minutes: number } {
  const { year, month, day, hour, minute } = readClock(nowMs, timeZone);
  return { noonUtcMs: Date.UTC(year, month - 1, day, 12), minutes: hour * 60 + minute };
}

/** Minutes after midnight: "17:00" is 1,020. */
export function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
