import { expect, test } from 'vitest';
import { holiday, isHoliday } from './holidays.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const on = (day: string) => [{ name: 'A holiday', day }];

test.each([
  ['July 4', '2027-07-04', '2027-07-05'],
  ['4th Thursday of November', '2026-11-26', '2026-11-19'],
  ['1st Monday of September', '2027-09-06', '2027-09-13'],
  ['last Monday of May', '2027-05-31', '2027-05-24'],
  ['last Monday of May', '2028-05-29', '2028-05-22'],
])('finds %s in its year, and not a week off', (day, holidayDate, other) => {
  expect(isHoliday(at(holidayDate), on(day))).toBe(true);
  expect(isHoliday(at(other), on(day))).toBe(false);
});

test.each(['2026-11-26', 'Thanksgiving', '5th Monday of May', 'July 40'])(
  'rejects a one-time or impossible day with examples: %s',
  (day) => {
    expect(holiday.safeParse({ name: 'A', day }).error?.message).toContain('4th Thursday of November');
  },
);
