import { expect, test } from 'vitest';
import { isDay, isTime, readDue } from './due-time.ts';

test.each([
  ['in winter', '2026-12-03', '14:00', '', '2026-12-03T19:00:00.000Z'],
  ['in summer', '2027-07-01', '14:00:00', '', '2027-07-01T18:00:00.000Z'],
  ['on Central Time', '2026-12-03', '14:00', 'Central Time', '2026-12-03T20:00:00.000Z'],
  // BID-DUE: Arizona, Hawaii and Puerto Rico have no summer time.
  ['in Denver in summer', '2027-07-15', '14:00', 'Mountain Time', '2027-07-15T20:00:00.000Z'],
  ['in Arizona in summer', '2027-07-15', '14:00', 'Mountain Time (Arizona)', '2027-07-15T21:00:00.000Z'],
  ['in Alaska in summer', '2027-07-15', '14:00', 'Alaska Time', '2027-07-15T22:00:00.000Z'],
  ['in Hawaii in summer', '2027-07-15', '14:00', 'Hawaii Time', '2027-07-16T00:00:00.000Z'],
  ['in Puerto Rico', '2027-01-15', '14:00', 'Atlantic Time (Puerto Rico)', '2027-01-15T18:00:00.000Z'],
  ['at the first of two half past one', '2026-11-01', '01:30', '', '2026-11-01T05:30:00.000Z'],
])('converts a local time to an instant: %s', (_name, dueDate, dueTime, timeZone, instant) => {
  const due = readDue({ dueDate, dueTime, timeZone }, 'America/New_York');
  expect(new Date(due?.atMs ?? 0).toISOString()).toBe(instant);
  expect(due?.isSkipped).toBe(false);
});

test("means the office's time zone if none is selected", () => {
  const due = readDue({ dueDate: '2026-12-03', dueTime: '14:00', timeZone: '' }, 'America/Los_Angeles');
  expect(new Date(due?.atMs ?? 0).toISOString()).toBe('2026-12-03T22:00:00.000Z');
});

test.each([
  ['2027-03-14', '02:30', '', true],
  ['2027-03-14', '03:00', '', false],
  ['2027-03-14', '02:30', 'Central Time', true],
])('detects whether the clocks skip %s at %s: %s', (dueDate, dueTime, timeZone, isSkipped) => {
  expect(readDue({ dueDate, dueTime, timeZone }, 'America/New_York')?.isSkipped).toBe(isSkipped);
});

test('returns nothing for an invalid day or time', () => {
  expect(['2027-02-29', '2027-2-1', '', '+12027-01-01', '2027-01-01T00:00'].map(isDay)).not.toContain(true);
  expect(['24:00', '9:00', '', '12:60', '12:00:61', '12'].map(isTime)).not.toContain(true);
  expect(readDue({ dueDate: '2027-01-01' }, 'America/New_York')).toBeUndefined();
});
