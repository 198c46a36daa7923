import { expect, test } from 'vitest';
import { formatLocalTime } from './local-time.ts';

test.each([
  ['2026-11-01T05:59:59Z', '2026-11-01 01:59:59'],
  ['2026-11-01T06:00:00Z', '2026-11-01 01:00:00'],
  ['2026-03-08T06:59:59Z', '2026-03-08 01:59:59'],
  ['2026-03-08T07:00:00Z', '2026-03-08 03:00:00'],
  ['2026-12-24T00:30:00Z', '2026-12-23 19:30:00'],
  ['1969-12-31T23:59:59Z', '1969-12-31 18:59:59'],
])('formats %s across the changes of daylight saving time, in any order', (instant, there) => {
  const timeMs = Date.parse(instant);
  expect(formatLocalTime(timeMs, 'America/New_York', 'second')).toBe(there);
  expect(formatLocalTime(timeMs, 'America/New_York')).toBe(there.slice(0, -3));
  expect(formatLocalTime(timeMs, 'UTC', 'second')).toBe(instant.replace('T', ' ').slice(0, -1));
});
