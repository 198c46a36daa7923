import { expect, test } from 'vitest';
import { findOpening, listSpans, readClosed, type OfficeHours } from './office-hours.ts';
import { toPlainSpaces } from './typed/plain-spaces.ts';
import { wholeDay, type ClosedHours } from './typed/find-closed-hours.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const hours: OfficeHours = {
  office: [{ days: weekdays, opens: '08:00', closes: '17:00' }],
  timeZone: 'America/New_York',
  findClosed: (day) => (day.toISOString().startsWith('2026-11-26') ? [wholeDay] : []),
};
const describe = (now: string, changes: Partial<OfficeHours> = {}, lastMinutes = 0) => {
  const opening = findOpening(Date.parse(now), { ...hours, ...changes }, lastMinutes);
  return (
    opening && [
      opening.isOpen,
      opening.ahead,
      opening.day.toISOString().slice(0, 10),
      toPlainSpaces(opening.time),
    ]
  );
};

test.each([
  ['at night', '2026-11-23T09:00:00Z', [false, 0, '2026-11-23', '8:00 AM']],
  ['at the first minute', '2026-11-23T13:00:00Z', [true, 0, '2026-11-23', '5:00 PM']],
  ['in the last minute', '2026-11-23T21:59:00Z', [true, 0, '2026-11-23', '5:00 PM']],
  ['at the end', '2026-11-23T22:00:00Z', [false, 1, '2026-11-24', '8:00 AM']],
  ['before a holiday', '2026-11-25T23:00:00Z', [false, 2, '2026-11-27', '8:00 AM']],
  ['on a Saturday', '2026-11-21T15:00:00Z', [false, 2, '2026-11-23', '8:00 AM']],
  ['when the clocks went ahead', '2026-03-09T12:00:00Z', [true, 0, '2026-03-09', '5:00 PM']],
])('%s', (_name, now, expected) => {
  expect(describe(now)).toEqual(expected);
});

/** A lunch break, given in the wrong order, and a short Saturday. */
const office = [
  { days: weekdays, opens: '13:00', closes: '17:00' },
  { days: weekdays, opens: '08:00', closes: '12:00' },
  { days: ['Saturday'], opens: '08:00', closes: '12:00' },
];

test.each([
  ['before the break', '2026-11-23T15:00:00Z', [true, 0, '2026-11-23', '12:00 PM']],
  ['in the break', '2026-11-23T17:00:00Z', [false, 0, '2026-11-23', '1:00 PM']],
  ['after the break', '2026-11-23T18:00:00Z', [true, 0, '2026-11-23', '5:00 PM']],
  ['on a Saturday morning', '2026-11-21T15:00:00Z', [true, 0, '2026-11-21', '12:00 PM']],
  ['on a Saturday afternoon', '2026-11-21T18:00:00Z', [false, 2, '2026-11-23', '8:00 AM']],
  ['on a Friday evening', '2026-11-20T23:00:00Z', [false, 1, '2026-11-21', '8:00 AM']],
])('with several spans, %s', (_name, now, expected) => {
  expect(describe(now, { office })).toEqual(expected);
});

test('applies the last minutes to the end of the day, not to its break', () => {
  expect(describe('2026-11-23T16:30:00Z', { office }, 60)?.slice(0, 2)).toEqual([true, 0]);
  expect(describe('2026-11-23T21:30:00Z', { office }, 60)?.slice(0, 2)).toEqual([false, 1]);
  expect(findOpening(Date.parse('2026-11-23T15:00:00Z'), { ...hours, office })?.dayCloses).toBe('17:00');
});

test('finds no opening for an office that never opens', () => {
  expect(describe('2026-11-23T09:00:00Z', { office: [] })).toBeUndefined();
  expect(describe('2026-11-23T09:00:00Z', { findClosed: () => [wholeDay] })).toBeUndefined();
});

const withClosed = (...closed: ClosedHours[]) =>
  listSpans(new Date('2026-11-23T12:00:00Z'), { office, findClosed: () => closed }).map(
    ({ opens, closes }) => `${opens}-${closes}`,
  );

test.each([
  ['the afternoon', [{ from: '12:00', until: '24:00' }], ['08:00-12:00']],
  [
    'an hour in the middle',
    [{ from: '09:00', until: '10:00' }],
    ['08:00-09:00', '10:00-12:00', '13:00-17:00'],
  ],
  ['the time around the break', [{ from: '11:00', until: '14:00' }], ['08:00-11:00', '14:00-17:00']],
  [
    'morning and evening',
    [
      { from: '00:00', until: '10:00' },
      { from: '15:00', until: '24:00' },
    ],
    ['10:00-12:00', '13:00-15:00'],
  ],
  ['the night', [{ from: '17:00', until: '24:00' }], ['08:00-12:00', '13:00-17:00']],
])('takes %s out of the hours (OFFICE-HALF)', (_name, closed, open) => {
  expect(withClosed(...closed)).toEqual(open);
});

test('finds the opening after a closure of months', () => {
  const findClosed = (day: Date) => (day.toISOString() < '2027-03-01' ? [wholeDay] : []);
  expect(describe('2026-11-23T15:00:00Z', { findClosed })).toEqual([false, 98, '2027-03-01', '8:00 AM']);
});

test('reads the lines of a page', () => {
  const findClosed = readClosed(['2026-11-24 12:00 24:00', '2026-11-25']);
  const days = ['2026-11-23', '2026-11-24', '2026-11-25'].map((day) =>
    findClosed(new Date(`${day}T12:00:00Z`)),
  );
  expect(days).toEqual([[], [{ from: '12:00', until: '24:00' }], [wholeDay]]);
});
