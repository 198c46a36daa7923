import { expect, test } from 'vitest';
import { getDateFormat } from './date-format.ts';

test('makes one formatter for the same options, and another for others', () => {
  const format = getDateFormat({ timeZone: 'UTC', weekday: 'long' });
  expect(getDateFormat({ timeZone: 'UTC', weekday: 'long' })).toBe(format);
  expect(getDateFormat({ timeZone: 'Asia/Tokyo', weekday: 'long' })).not.toBe(format);
  expect(getDateFormat({ timeZone: 'UTC', weekday: 'long' }, 'en-CA')).not.toBe(format);
  expect(format.format(Date.parse('2026-11-25T12:00:00Z'))).toBe('Wednesday');
});
