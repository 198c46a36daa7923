import { expect, test } from 'vitest';
import { readCompany, readServerWords } from '../contract/read-words.ts';
import { weekdayOffice } from './weekday-office.testing.ts';
import { describePromise } from './business-time.ts';
import { toPlainSpaces } from './typed/plain-spaces.ts';
import { findPromise, type OfficeHours } from './office-clock.ts';

const words = readServerWords().mails.receipt;
const hours = weekdayOffice;
const describe = (receivedAtMs: number, office: OfficeHours) =>
  toPlainSpaces(
    describePromise({ receivedAtMs, promise: findPromise(receivedAtMs, office) }, office.timeZone, words),
  );

test.each([
  ['in the night', '2026-11-23T09:00:00Z', 'today after 8:00 AM'],
  ['in the morning', '2026-11-23T15:00:00Z', 'today before 5:00 PM'],
  ['an hour before the end', '2026-11-23T21:00:00Z', 'today before 5:00 PM'],
  ['too late for today', '2026-11-23T21:01:00Z', 'on Tuesday, November 24, after 8:00 AM'],
  ['on a Friday evening', '2026-11-20T23:00:00Z', 'on Monday, November 23, after 8:00 AM'],
  [
    'on a day that is another one in Greenwich',
    '2026-11-24T03:00:00Z',
    'on Tuesday, November 24, after 8:00 AM',
  ],
  ['before the clocks go back', '2026-11-01T04:00:00Z', 'on Monday, November 2, after 8:00 AM'],
  ['in summer time', '2026-07-06T12:00:00Z', 'today before 5:00 PM'],
  ['at the end of the year', '2026-12-31T23:00:00Z', 'on Friday, January 1, after 8:00 AM'],
])('promises a call %s', (_name, now, promise) => {
  expect(describe(Date.parse(now), hours)).toBe(promise);
});

test('names no time if the office never opens', () => {
  expect(describe(0, { ...hours, office: [] })).toBe('as soon as the office opens');
});

const dayOff = (day: string, changes: Partial<OfficeHours> = {}): OfficeHours => ({
  ...hours,
  holidays: [{ name: 'A day off', day }],
  ...changes,
});

test('promises no call on a holiday (OFFICE-HOLIDAYS)', () => {
  expect(describe(Date.parse('2026-11-26T15:00:00Z'), dayOff('Thanksgiving'))).toBe(
    'on Friday, November 27, after 8:00 AM',
  );
});

const { holidays, observeHolidays, timeZone } = readCompany('starter').hours;

/** The office is closed on the day on which a holiday is observed. */
test.each([
  ['2026-07-02T18:00', 'on Monday, July 6, after 8:00 AM'],
  ['2027-07-03T11:00', 'on Tuesday, July 6, after 8:00 AM'],
  ['2027-12-23T17:30', 'on Monday, December 27, after 8:00 AM'],
  ['2026-11-26T10:00', 'on Monday, November 30, after 8:00 AM'],
  // January 1, 2028 is a Saturday.
  ['2027-12-30T18:00', 'on Monday, January 3, after 8:00 AM'],
])(
  'promises a call on the right day with the holidays of a new site, at %s (OFFICE-OBSERVED)',
  (at, promise) => {
    const nowMs = Temporal.PlainDateTime.from(at).toZonedDateTime(timeZone).epochMilliseconds;
    expect(describe(nowMs, { ...hours, holidays, observeHolidays })).toBe(promise);
  },
);

test.each([
  ['a half day, in the morning', 'December 24 from noon', '2026-12-24T15:00:00Z', 'today before 12:00 PM'],
  [
    'a half day, in its last hour',
    'December 24 from noon',
    '2026-12-24T16:30:00Z',
    'on Friday, December 25, after 8:00 AM',
  ],
  ['a late morning', 'December 24 opens at 10', '2026-12-24T14:00:00Z', 'today after 10:00 AM'],
  [
    'a span',
    'December 24, 2026 to January 3, 2027',
    '2026-12-23T23:00:00Z',
    'on Monday, January 4, after 8:00 AM',
  ],
  [
    'a span, a year later',
    'December 24, 2026 to January 3, 2027',
    '2027-12-23T23:00:00Z',
    'on Friday, December 24, after 8:00 AM',
  ],
  [
    'a span of every year',
    'December 24-January 1',
    '2027-12-23T23:00:00Z',
    'on Monday, January 3, after 8:00 AM',
  ],
])('promises a call around %s', (_name, day, now, promise) => {
  expect(describe(Date.parse(now), dayOff(day))).toBe(promise);
});
