import { expect, test } from 'vitest';
import { readCompany } from '../../../../contract/read-words.ts';
import { toOpeningData } from './opening-data.ts';

const words = { openNow: 'a', opensToday: 'b', opensLater: 'c' };

test('lists the closed days of two years as dates, so that the browser needs no holiday rules (OFFICE-OPENING)', () => {
  const { hours } = readCompany();
  const holidays = [
    { name: 'Thanksgiving', day: 'Thanksgiving' },
    { name: 'Christmas Eve', day: 'Christmas Eve until noon' },
    { name: 'Christmas Day', day: 'December 25' },
  ];
  const days = { ...hours, holidays, observeHolidays: true };
  expect(toOpeningData(days, words, 2026).closed).toEqual([
    '2026-11-26',
    '2026-12-24 12:00 24:00',
    '2026-12-25',
    '2027-11-25',
    // Christmas Day is a Saturday.
    '2027-12-24',
  ]);
});
