import { expect, test } from 'vitest';
import { readCompany } from '../../../contract/read-words.ts';
import { toOpeningData } from './opening-data.ts';

const words = { openNow: 'a', opensToday: 'b', opensLater: 'c' };

test('lists the closed days of two years as dates, so that the browser needs no holiday rules', () => {
  const { hours } = readCompany();
  const holidays = [
    { name: 'Thanksgiving', day: '4th Thursday of November' },
    { name: 'Christmas Day', day: 'December 25' },
  ];
  expect(toOpeningData({ ...hours, holidays }, words, 2026).closed).toEqual([
    '2026-11-26',
    '2026-12-25',
    '2027-11-25',
    '2027-12-25',
  ]);
});
