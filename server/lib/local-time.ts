/** Formats an instant in a time zone as spreadsheets read dates: "2026-11-25 12:06". */
export function formatLocalTime(
  timeMs: number,
  timeZone: string,
  smallestUnit: 'minute' | 'second' = 'minute',
): string {
  const there = Temporal.Instant.fromEpochMilliseconds(timeMs).toZonedDateTimeISO(timeZone);
  return there.toPlainDateTime().toString({ smallestUnit }).replace('T', ' ');
}

/** The local date of an instant: "2026-11-26". */
export const readLocalDay = (timeMs: number, timeZone: string): string =>
  formatLocalTime(timeMs, timeZone).slice(0, 10);
