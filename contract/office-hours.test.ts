import { expect, test } from 'vitest';
import { findOpening, type OfficeHours } from './office-hours.ts';

const hours: OfficeHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:00',
  closes: '17:00',
  timeZone: 'America/New_York',
  isClosed: (day) => day.toISOString().startsWith('2026-11-26'),
};
const describe = (now: string, changes: Partial<OfficeHours> = {}) => {
  const opening = findOpening(Date.parse(now), { ...hours, ...changes });
  return opening && [opening.isOpen, opening.ahead, opening.day.toISOString().slice(0, 10), opening.time];
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

test('an office that never opens has no opening', () => {
  expect(describe('2026-11-23T09:00:00Z', { days: [] })).toBeUndefined();
  expect(describe('2026-11-23T09:00:00Z', { isClosed: () => true })).toBeUndefined();
});
