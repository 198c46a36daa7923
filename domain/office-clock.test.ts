import { expect, test } from 'vitest';
import { addOfficeMinutes, findPromise, type OfficeHours } from './office-clock.ts';
import { weekdayOffice } from './weekday-office.testing.ts';

const hours: OfficeHours = {
  ...weekdayOffice,
  holidays: [{ name: 'Thanksgiving', day: '4th Thursday of November' }],
};
const show = (atMs: number | undefined) => (atMs === undefined ? 'never' : new Date(atMs).toISOString());

test.each([
  ['in the morning: the same day', '2026-11-23T15:00:00Z', '2026-11-23T22:00:00.000Z'],
  ['in the night: the day that begins', '2026-11-23T09:00:00Z', '2026-11-23T22:00:00.000Z'],
  ['too late for today: the next day', '2026-11-23T21:01:00Z', '2026-11-24T22:00:00.000Z'],
  ['on the evening before a holiday: the day after it', '2026-11-25T23:00:00Z', '2026-11-27T22:00:00.000Z'],
  ['on a Friday evening before the clocks go forward', '2026-03-06T23:00:00Z', '2026-03-09T21:00:00.000Z'],
])('promises an answer by the end of an office day, for a request %s', (_name, received, promised) => {
  expect(show(findPromise(Date.parse(received), hours)?.byMs)).toBe(promised);
});

test.each([
  ['within a day', '2026-11-23T15:00:00Z', 2, '2026-11-23T17:00:00.000Z'],
  ['from the close of a day into the next', '2026-11-23T22:00:00Z', 2, '2026-11-24T15:00:00.000Z'],
  ['to the very end of a day', '2026-11-23T20:00:00Z', 2, '2026-11-23T22:00:00.000Z'],
  ['over a holiday', '2026-11-25T21:00:00Z', 2, '2026-11-27T14:00:00.000Z'],
  ['over a weekend in which the clocks go back', '2026-10-30T20:00:00Z', 2, '2026-11-02T14:00:00.000Z'],
  ['over several days', '2026-11-16T13:00:00Z', 27, '2026-11-18T22:00:00.000Z'],
])('counts office hours %s (OFFICE-CLOCK)', (_name, from, amount, end) => {
  expect(show(addOfficeMinutes(Date.parse(from), amount * 60, hours))).toBe(end);
});

test('promises and counts nothing for an office that never opens', () => {
  const closed = { ...hours, office: [] };
  expect(show(findPromise(0, closed)?.byMs)).toBe('never');
  expect(show(addOfficeMinutes(0, 60, closed))).toBe('never');
});
