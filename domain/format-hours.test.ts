import { expect, test } from 'vitest';
import { officeSpans } from '../contract/office-spans.ts';
import { listHours, formatHours } from './format-hours.ts';
import { toPlainSpaces } from './typed/plain-spaces.ts';
import { siteWords } from '../contract/words/english-site.ts';

const refuse = (...spans: object[]) => officeSpans.safeParse(spans).error?.issues[0]?.message;
const morning = { days: ['Monday', 'Saturday'], opens: '08:00', closes: '12:00' };

test('rejects overlapping spans of a day, and accepts consecutive ones', () => {
  expect(refuse(morning, { days: ['Monday'], opens: '12:00', closes: '17:00' })).toBeUndefined();
  expect(refuse(morning, { days: ['Saturday'], opens: '11:00', closes: '17:00' })).toBe(
    'Saturday has overlapping hours',
  );
});

test('rejects a span that ends before it begins', () => {
  expect(refuse({ ...morning, closes: '07:00' })).toContain('closes before it opens');
  expect(refuse({ ...morning, closes: '24:00' })).toContain('from 00:00 to 23:59');
});

test('groups days with the same hours, and prefers the company’s own words', () => {
  const office = [
    { days: ['Friday', 'Monday', 'Tuesday'], opens: '13:00', closes: '17:30' },
    morning,
    { days: ['Tuesday', 'Friday'], opens: '08:00', closes: '12:00' },
  ];
  expect(toPlainSpaces(formatHours({ office }, siteWords.hours))).toBe(
    'Mon, Tue, Fri 8 AM to 12 PM and 1 PM to 5:30 PM, Sat 8 AM to 12 PM',
  );
  expect(listHours({ office }, siteWords.hours).map(toPlainSpaces)).toEqual([
    'Monday, Tuesday, Friday, 8 AM to 12 PM and 1 PM to 5:30 PM',
    'Saturday, 8 AM to 12 PM',
  ]);
  expect(formatHours({ office, header: 'Early' }, siteWords.hours)).toBe('Early');
  expect(listHours({ office, footer: 'Late' }, siteWords.hours)).toEqual(['Late']);
});
