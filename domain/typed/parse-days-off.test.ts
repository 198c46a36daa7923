/** Days off as people write them (OFFICE-HOLIDAYS, OFFICE-SPANS, OFFICE-HALF). */
import { expect, test } from 'vitest';
import { parseDaysOff } from './parse-days-off.ts';

const show = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** As "2026-12-24", "2026-12-24 to 2027-01-01", and with the closed hours of a part of a day. */
function describe(text: string, year = 2026): string | undefined {
  const found = parseDaysOff(text);
  const span = found?.findSpan(year);
  if (!found || !span) return found && 'none';
  const days = [...new Set([show(span.firstMs), show(span.lastMs)])].join(' to ');
  const hours = found.closed.map(({ from, until }) => `${from}-${until}`).join(' ');
  return [days, ...(hours === '00:00-24:00' ? [] : [hours]), ...(found.isObserved ? ['observed'] : [])].join(
    ' ',
  );
}

test.each([
  ['July 4', '2026-07-04'],
  ['Jul 4', '2026-07-04'],
  ['July 4th', '2026-07-04'],
  ['JULY 4', '2026-07-04'],
  ['4 July', '2026-07-04'],
  ['4th of July', '2026-07-04'],
  ['the Fourth of July', '2026-07-04'],
  ['7/4', '2026-07-04'],
  ['07/04', '2026-07-04'],
  ['July 4 (observed)', '2026-07-04 observed'],
  ['July 4 [observed]', '2026-07-04 observed'],
  ['observed July 4', '2026-07-04 observed'],
  ['July 4, observed', '2026-07-04 observed'],
  ['Christmas Day (observed)', '2026-12-25 observed'],
  ['Sept. 7', '2026-09-07'],
  ['closed on July 4', '2026-07-04'],
  ['July 4 every year', '2026-07-04'],
  ['4th Thursday of November', '2026-11-26'],
  ['fourth Thursday in November', '2026-11-26'],
  ['the 4th Thurs. of Nov.', '2026-11-26'],
  ['1st Monday in September', '2026-09-07'],
  ['4th Thursday, November', '2026-11-26'],
  ['last Monday of May', '2026-05-25'],
  ['day after 4th Thursday of November', '2026-11-27'],
  ['the day after Thanksgiving', '2026-11-27'],
  ['Friday after Thanksgiving', '2026-11-27'],
  ['day before Christmas', '2026-12-24'],
  ['day after Christmas Day', '2026-12-26'],
  ['day following Thanksgiving', '2026-11-27'],
  ['Black Friday', '2026-11-27'],
  ['Thanksgiving', '2026-11-26'],
  ['Thanksgiving Day', '2026-11-26'],
  ['Labor Day', '2026-09-07'],
  ['Memorial Day', '2026-05-25'],
  ['Christmas', '2026-12-25'],
  ['Christmas Eve', '2026-12-24'],
  ['New Year’s Day', '2026-01-01'],
  ["New Year's Eve", '2026-12-31'],
  ['MLK Day', '2026-01-19'],
  ['Martin Luther King Jr. Day', '2026-01-19'],
  ['Martin Luther King, Jr. Day', '2026-01-19'],
  ['Juneteenth National Independence Day', '2026-06-19'],
  ['Juneteenth', '2026-06-19'],
  ['Presidents’ Day', '2026-02-16'],
  ["President's Day", '2026-02-16'],
  ['Veterans Day', '2026-11-11'],
  ['Columbus Day', '2026-10-12'],
  ['Independence Day', '2026-07-04'],
  ['Election Day', '2026-11-03'],
  ['Good Friday', '2026-04-03'],
  ['Easter', '2026-04-05'],
  ['Easter Monday', '2026-04-06'],
  ['Thanksgiving 2026', '2026-11-26'],
  ['Labor Day, 2027', 'none'],
  ['December 24, 2026', '2026-12-24'],
  ['Dec 24 2026', '2026-12-24'],
  ['24 December 2026', '2026-12-24'],
  ['Thursday, December 24, 2026', '2026-12-24'],
  ['12/24/2026', '2026-12-24'],
  ['12/24/26', '2026-12-24'],
  ['2026-12-24', '2026-12-24'],
  ['December 24, 2025', 'none'],
  ['February 29', 'none'],
])('reads the day in %s', (text, day) => {
  expect(describe(text)).toBe(day);
});

test.each([
  ['December 24-January 1', '2026-12-24 to 2027-01-01'],
  ['December 24 – January 1', '2026-12-24 to 2027-01-01'],
  ['Dec 24 to Dec 31', '2026-12-24 to 2026-12-31'],
  ['from Dec 24 through Jan. 1', '2026-12-24 to 2027-01-01'],
  ['closed from Dec 24 until January 1', '2026-12-24 to 2027-01-01'],
  ['December 24, 2026 to January 3, 2027', '2026-12-24 to 2027-01-03'],
  ['December 24, 2026 to January 3', '2026-12-24 to 2027-01-03'],
  ['December 24 to January 3, 2027', '2026-12-24 to 2027-01-03'],
  ['12/24/2026-1/3/2027', '2026-12-24 to 2027-01-03'],
  ['2026-12-24 to 2027-01-03', '2026-12-24 to 2027-01-03'],
  ['2026-12-24 - 2027-01-03', '2026-12-24 to 2027-01-03'],
  ['12/24 - 12/31', '2026-12-24 to 2026-12-31'],
  ['Dec 24 – 26', '2026-12-24 to 2026-12-26'],
  ['Dec 24-26, 2026', '2026-12-24 to 2026-12-26'],
  ['12/24-26', '2026-12-24 to 2026-12-26'],
  ['24-26 December', '2026-12-24 to 2026-12-26'],
  ['December 8-12', '2026-12-08 to 2026-12-12'],
  ['December 24 and 25', '2026-12-24 to 2026-12-25'],
  ['July 4 and 5, 2026', '2026-07-04 to 2026-07-05'],
  ['December 31 and January 1', '2026-12-31 to 2027-01-01'],
  ['Thanksgiving and Friday', '2026-11-26 to 2026-11-27'],
  ['Thanksgiving + Friday after', '2026-11-26 to 2026-11-27'],
  ['Christmas Eve, Christmas Day', '2026-12-24 to 2026-12-25'],
  ['Christmas Eve/Christmas', '2026-12-24 to 2026-12-25'],
  ['Thanksgiving and the day after', '2026-11-26 to 2026-11-27'],
  ['Christmas Eve to New Year’s Day', '2026-12-24 to 2027-01-01'],
  ['Christmas Eve through New Year’s Day 2027', '2026-12-24 to 2027-01-01'],
  ['Thanksgiving to the day after Thanksgiving', '2026-11-26 to 2026-11-27'],
])('reads the span in %s', (text, days) => {
  expect(describe(text)).toBe(days);
});

test.each([
  ['December 24 from noon', '12:00-24:00'],
  ['Christmas Eve until noon', '12:00-24:00'],
  ['Christmas Eve (until noon)', '12:00-24:00'],
  ['Christmas Eve, closes at 12', '12:00-24:00'],
  ['Christmas Eve: we close at noon', '12:00-24:00'],
  ['Christmas Eve – closed after 12:30 p.m.', '12:30-24:00'],
  ['closes at noon on Christmas Eve', '12:00-24:00'],
  ['Christmas Eve, closed from 1 pm', '13:00-24:00'],
  ['Christmas Eve (half day) from 12 noon', '12:00-24:00'],
  ['Dec 24 open until 2', '14:00-24:00'],
  ['Dec 24 closes early at 3', '15:00-24:00'],
  ['Dec 24 afternoon', '12:00-24:00'],
  ['Dec 24 morning', '00:00-12:00'],
  ['December 24 opens at 10', '00:00-10:00'],
  ['December 24 closed until 10 am', '00:00-10:00'],
  ['December 24 open 8 to 12', '00:00-08:00 12:00-24:00'],
  ['December 24, open from 10-2', '00:00-10:00 14:00-24:00'],
  ['December 24 closed 12-5', '12:00-17:00'],
  ['December 24 from 14:00', '14:00-24:00'],
])('reads the hours in %s', (text, hours) => {
  expect(describe(text)).toBe(`2026-12-24 ${hours}`);
});

test.each([
  '',
  'a holiday',
  'July',
  'July 40',
  'February 30',
  'February 29, 2027',
  '24/12',
  '5th Monday of May',
  'January 3 to 1',
  'January 1 to December 24',
  'July 4 and July 6, 2027',
  'July 4 and 6, 2027',
  'January 3, 2027 to December 24, 2026',
  'December 24, 2026 to January 3, 2072',
  'Friday, December 24, 2026',
  'December 24 and 26',
  'December 24-26 (observed)',
  'Thanksgiving and Saturday',
  'Dec 24, 25',
  'Christmas Eve (half day)',
  'Christmas week',
  'every Friday',
])('refuses %s', (text) => {
  expect(parseDaysOff(text)).toBeUndefined();
});

/** The office's hours or its closing, the hour or the day, morning or evening. */
test.each([
  'December 26 until 10 am',
  'Dec 2 until 12',
  'Dec 24 closes at 8',
  'Dec 24 from 8 to 12',
  'Dec 24, 8-12',
])('refuses %s, which has two meanings', (text) => {
  expect(parseDaysOff(text)).toBeUndefined();
});

test('puts the day after Thanksgiving next to it in every year', () => {
  for (let year = 2024; year <= 2031; year++) {
    const find = (text: string) => parseDaysOff(text)?.findSpan(year)?.firstMs ?? 0;
    for (const text of ['day after Thanksgiving', 'day after 4th Thursday of November']) {
      expect(find(text) - find('4th Thursday of November')).toBe(24 * 60 * 60_000);
      expect(new Date(find(text)).getUTCDay()).toBe(5);
    }
  }
});

test('finds Easter in the years of the almanac', () => {
  const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2038];
  const found = years.map((year) => show(parseDaysOff('Easter')?.findSpan(year)?.firstMs ?? 0).slice(5));
  expect(found).toEqual('03-31 04-20 04-05 03-28 04-16 04-01 04-21 04-13 04-25'.split(' '));
});
