import { expect, test } from 'vitest';
import { readServerWords } from '../../contract/read-words.ts';
import { weekdayOffice } from '../testing/weekday-office.ts';
import { describeNextBusinessTime } from './business-time.ts';

const words = readServerWords().mails.receipt;
const hours = weekdayOffice;

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
  expect(describeNextBusinessTime(Date.parse(now), hours, words)).toBe(promise);
});

test('names no time if the office never opens', () => {
  expect(describeNextBusinessTime(0, { ...hours, office: [] }, words)).toBe('as soon as the office opens');
});

test('promises no call on a holiday', () => {
  const closed = { ...hours, holidays: [{ name: 'Thanksgiving', day: '4th Thursday of November' }] };
  expect(describeNextBusinessTime(Date.parse('2026-11-26T15:00:00Z'), closed, words)).toBe(
    'on Friday, November 27, after 8:00 AM',
  );
});
