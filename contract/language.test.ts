import { afterEach, expect, test } from 'vitest';
import { fillInCount } from './fill-in.ts';
import {
  choosePlural,
  defaultLanguage,
  formatClock,
  formatDay,
  formatDollars,
  formatChoices,
  formatList,
  formatNear,
  formatNumber,
  formatShortClock,
  formatSize,
  formatTime,
  formatWindow,
  isLanguageTag,
  isTimeZone,
  readClock,
  setLanguage,
} from './language.ts';

afterEach(() => setLanguage(defaultLanguage));

const join = (text: string) => text.replaceAll('_', '\u00a0');

test('breaks no line inside a time or a day', () => {
  const atMs = Date.parse('2026-11-03T14:30Z');
  const zone = 'America/New_York';
  expect([
    formatTime(atMs, zone),
    formatTime(atMs, zone, 'full'),
    formatNear(atMs, 0, zone),
    formatWindow({ fromMs: atMs, untilMs: atMs + 7_200_000 }, zone),
    formatShortClock(480),
  ]).toEqual(
    [
      'Nov_3,_2026, 9:30_AM_EST',
      'Tuesday, November_3,_2026 at 9:30_AM_EST',
      'Tue,_Nov_3, 9:30_AM',
      'Tuesday, November_3, 9:30_–_11:30_AM',
      '8_AM',
    ].map(join),
  );
});

test('defaults to American English', () => {
  expect(formatDay('2026-03-14')).toBe(join('March_14,_2026'));
  expect([0, 8 * 60, 12 * 60 + 5].map(formatClock)).toEqual(['12:00_AM', '8:00_AM', '12:05_PM'].map(join));
  expect(formatNumber(12345.5)).toBe('12,345.5');
  expect([18, 0, 1500, 19.9].map((dollars) => formatDollars(dollars))).toEqual([
    '$18.00',
    '$0.00',
    '$1,500.00',
    '$19.90',
  ]);
  expect(formatDollars(450, 0)).toBe('$450');
  expect([1, 420 * 1024, 3.14 * 1024 * 1024].map(formatSize)).toEqual(['1 kB', '420 kB', '3.1 MB']);
  expect(formatList(['A', 'B', 'C'])).toBe('A, B, and C');
  expect(formatChoices(['A', 'B', 'C'])).toBe('A, B, or C');
  expect([0, 1, 2].map(choosePlural)).toEqual(['other', 'one', 'other']);
});

test('formats everything in another language, including cached formats', () => {
  expect(formatNumber(12345.5)).toBe('12,345.5');
  setLanguage('de');
  expect(formatNumber(12345.5)).toBe('12.345,5');
  expect(formatDay('2026-03-14')).toBe(join('14._März_2026'));
  expect(formatList(['A', 'B', 'C'])).toBe('A, B und C');
  expect(formatClock(20 * 60)).toBe('20:00');
  setLanguage('pl');
  const leads = {
    one: '{count} klient',
    few: '{count} klienci',
    many: '{count} klientów',
    other: '{count} klienta',
  };
  expect([1, 3, 5].map((count) => fillInCount(leads, count))).toEqual([
    '1 klient',
    '3 klienci',
    '5 klientów',
  ]);
});

test('reads a local time as numbers in every language', () => {
  setLanguage('ar-EG');
  const clock = readClock(Date.parse('2027-01-01T03:07:00Z'), 'America/New_York');
  expect(clock).toEqual({ year: 2026, month: 12, day: 31, hour: 22, minute: 7 });
});

test('recognizes time zones and language tags', () => {
  expect(['America/New_York', 'US/Eastern', 'UTC', 'EST5EDT'].filter((name) => !isTimeZone(name))).toEqual(
    [],
  );
  expect(['Eastern', 'EST', 'EDT', 'CST', 'mst', 'PST', ''].filter(isTimeZone)).toEqual([]);
  expect(['en-US', 'en-XA', 'english_us', 'EN'].map(isLanguageTag)).toEqual([true, true, false, false]);
});
