/** Formats an instant in a time zone as spreadsheets read dates: "2026-11-25 12:06". */
export function formatLocalTime(
  timeMs: number,
  timeZone: string,
  smallestUnit: 'minute' | 'second' = 'minute',
): string {
  const there = new Date(timeMs + findOffsetMs(timeMs, timeZone)).toISOString();
  return there.slice(0, smallestUnit === 'minute' ? 16 : 19).replace('T', ' ');
}

/** The local date of an instant: "2026-11-26". */
export const readLocalDay = (timeMs: number, timeZone: string): string =>
  formatLocalTime(timeMs, timeZone).slice(0, 10);

/** A time zone's distance to UTC, which is the same from `sinceMs` until `untilMs`. */
interface Offset {
  sinceMs: number;
  untilMs: number;
  offsetMs: number;
}

const known = new Map<string, Offset>();

/** Remembers the last one, because Temporal's objects stay in memory until the next full garbage collection. */
export function findOffsetMs(timeMs: number, timeZone: string): number {
  const last = known.get(timeZone);
  if (last !== undefined && timeMs >= last.sinceMs && timeMs < last.untilMs) return last.offsetMs;
  const there = Temporal.Instant.fromEpochMilliseconds(timeMs).toZonedDateTimeISO(timeZone);
  const untilMs = there.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity;
  const offsetMs = there.offsetNanoseconds / 1_000_000;
  known.set(timeZone, { sinceMs: timeMs, untilMs, offsetMs });
  return offsetMs;
}
