import { expect, test } from 'vitest';
import { findDate, findDay } from './find-day.ts';

test.each([
  ['10/31/2027', '2027-10-31'],
  ['10/31/27', '2027-10-31'],
  ['10-31-2027', '2027-10-31'],
  ['2027-10-31', '2027-10-31'],
  ['2027/10/31', '2027-10-31'],
  ['Oct 31, 2027', '2027-10-31'],
  ['oct. 31st 2027', '2027-10-31'],
  ['October 31, ’27', '2027-10-31'],
  ['31 October 2027', '2027-10-31'],
  ['the 31st of October, 2027', '2027-10-31'],
  ['31-Oct-2027', '2027-10-31'],
  ['Sept 1, 2027', '2027-09-01'],
  ['Sunday, October 31, 2027', '2027-10-31'],
  ['Sun. Oct 31, 2027', '2027-10-31'],
  ['February 29, 2028', '2028-02-29'],
  ['12.15.2026', '2026-12-15'],
  ['12 15 2026', '2026-12-15'],
  ['2026.12.15', '2026-12-15'],
  ['12152026', '2026-12-15'],
  ['20261215', '2026-12-15'],
  ['12/15/2026.', '2026-12-15'],
  ['12 / 15 / 2026', '2026-12-15'],
  ['12–15–2026', '2026-12-15'],
  ['１２／１５／２０２６', '2026-12-15'],
  ['\u200e12/15/2026\u200e', '2026-12-15'],
  ['Dec 15 , 2026', '2026-12-15'],
  ['Dec\u00a015, 2026', '2026-12-15'],
  ['Dec-15-2026', '2026-12-15'],
  ['Dec/15/2026', '2026-12-15'],
  ['Tue 12/15/2026', '2026-12-15'],
  ['by Dec 15, 2026', '2026-12-15'],
])('reads the date in %s', (text, date) => {
  expect(findDate(text)).toBe(date);
});

test.each([
  ['31/10/2027', 'the day first, unlike an American'],
  ['February 29, 2027', 'a day that the year does not have'],
  ['Monday, October 31, 2027', 'another weekday'],
  ['Oct 31', 'no year'],
  ['Oct 31, 27', 'a year or another day'],
  ['5.6.2027', 'June 5 or May 6'],
  ['Octember 31, 2027', 'no month'],
  ['Ma 3, 2027', 'March or May'],
  ['', 'nothing'],
])('refuses %s: %s', (text) => {
  expect(findDate(text)).toBeUndefined();
});

test('reads a day without a year', () => {
  expect(findDay('Oct 31')).toEqual({ month: 10, day: 31 });
  expect(findDay('7/4')).toEqual({ month: 7, day: 4 });
});
