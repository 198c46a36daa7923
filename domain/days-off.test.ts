import { expect, test } from 'vitest';
import { findClosedHours, type OfficeDays } from './days-off.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const hours = { opens: '08:00', closes: '17:00' };
const office = [{ days: weekdays, ...hours }];

/** The closed days of two years. */
function listDays(days: Partial<OfficeDays>, firstYear = 2026): string[] {
  return Array.from({ length: 731 }, (_, index) => new Date(Date.UTC(firstYear, 0, 1 + index, 12)))
    .filter((day) => findClosedHours({ office, ...days }, day).length > 0)
    .map((day) => day.toISOString().slice(0, 10));
}
const on = (day: string, changes: Partial<OfficeDays> = {}, firstYear?: number) =>
  listDays({ holidays: [{ name: 'A day off', day }], ...changes }, firstYear);

test('observes a yearly holiday on a weekend on the business day beside it (OFFICE-OBSERVED)', () => {
  const observeHolidays = true;
  expect(on('July 4')).toEqual(['2026-07-04', '2027-07-04']);
  expect(on('July 4', { observeHolidays })).toEqual(['2026-07-03', '2027-07-05']);
  expect(on('July 4 (observed)')).toEqual(['2026-07-03', '2027-07-05']);
  expect(on('January 1', { observeHolidays }, 2027)).toEqual(['2027-01-01', '2027-12-31']);
  expect(on('Thanksgiving', { observeHolidays })).toEqual(['2026-11-26', '2027-11-25']);
});

test('moves no span, half day or day of one year', () => {
  const observeHolidays = true;
  expect(on('July 4-5', { observeHolidays })).toEqual([
    '2026-07-04',
    '2026-07-05',
    '2027-07-04',
    '2027-07-05',
  ]);
  expect(on('July 4 from noon', { observeHolidays })).toEqual(['2026-07-04', '2027-07-04']);
  expect(on('July 4, 2026', { observeHolidays })).toEqual(['2026-07-04']);
});

test('closes an office that works on Saturdays on the Saturday itself', () => {
  const saturdays = [...office, { days: ['Saturday'], ...hours }];
  expect(on('July 4', { observeHolidays: true, office: saturdays })).toEqual(['2026-07-04', '2027-07-05']);
});

const closure = {
  firstDay: '2026-12-24',
  lastDay: '2026-12-28',
  fromTime: '12:00',
  untilTime: '10:00',
};

test.each([
  ['2026-12-23', []],
  ['2026-12-24', [{ from: '12:00', until: '24:00' }]],
  ['2026-12-26', [{ from: '00:00', until: '24:00' }]],
  ['2026-12-28', [{ from: '00:00', until: '10:00' }]],
  ['2026-12-29', []],
])('closes from the time of the first day to the time of the last: %s', (day, closed) => {
  expect(findClosedHours({ office, closures: [closure] }, new Date(`${day}T12:00:00Z`))).toEqual(closed);
});
