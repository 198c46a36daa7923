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
])('%s is a holiday in its year and the week beside it is not', (day, holidayDate, other) => {
  expect(isHoliday(at(holidayDate), on(day))).toBe(true);
  expect(isHoliday(at(other), on(day))).toBe(false);
});

test.each(['2026-11-26', 'Thanksgiving', '5th Monday of May', 'July 40'])(
  'a day that comes once, or that nobody can count, is refused with examples: %s',
  (day) => {
    expect(holiday.safeParse({ name: 'A', day }).error?.message).toContain('4th Thursday of November');
  },
);
