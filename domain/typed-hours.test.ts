import { expect, test } from 'vitest';
import { officeSpans } from '../contract/office-spans.ts';
import { siteWords } from '../contract/words/english-site.ts';
import { formatHours, listHours } from './format-hours.ts';
import { toPlainSpaces } from './typed/plain-spaces.ts';
import { parseHours } from './typed/parse-hours.ts';

test.each([
  ['Mon-Fri 8:00-17:00', 'Mon-Fri 8 AM to 5 PM', ['Monday to Friday, 8 AM to 5 PM']],
  ['mon, wed and fri 9-12', 'Mon, Wed, Fri 9 AM to 12 PM', ['Monday, Wednesday, Friday, 9 AM to 12 PM']],
  ['daily 8.00 AM - 12.30 PM', 'Mon-Sun 8 AM to 12:30 PM', ['Monday to Sunday, 8 AM to 12:30 PM']],
  [
    'Mon–Fri 7:30–17:30, Sat 8–12',
    'Mon-Fri 7:30 AM to 5:30 PM, Sat 8 AM to 12 PM',
    ['Monday to Friday, 7:30 AM to 5:30 PM', 'Saturday, 8 AM to 12 PM'],
  ],
  [
    'M-F 8 a.m. to noon and 1 to 5 p.m.; Sun closed',
    'Mon-Fri 8 AM to 12 PM and 1 PM to 5 PM',
    ['Monday to Friday, 8 AM to 12 PM and 1 PM to 5 PM'],
  ],
  ['24/7', 'Open 24 hours', ['Every day, around the clock']],
])('shows the hours “%s” as “%s”, and reads them back unchanged', (text, header, footer) => {
  const office = parseHours(text);
  expect(toPlainSpaces(formatHours({ office }, siteWords.hours))).toBe(header);
  expect(listHours({ office }, siteWords.hours).map(toPlainSpaces)).toEqual(footer);
  expect(parseHours(formatHours({ office }, siteWords.hours))).toEqual(office);
});

test.each([
  ['M-F 8 a.m. to 5 p.m.', 'Mon-Fri 8 AM to 5 PM'],
  ['M-F 7am-5pm, Saturdays 8-noon', 'Mon-Fri 7 AM to 5 PM, Sat 8 AM to 12 PM'],
  ['Mon – Fri, 8:30 AM – 4:30 PM', 'Mon-Fri 8:30 AM to 4:30 PM'],
  ['weekdays 7 a.m. until noon', 'Mon-Fri 7 AM to 12 PM'],
  // Word and phones write a hyphen that does not break, and spreadsheets a minus.
  ['Mon\u2011Fri 8\u20115', 'Mon-Fri 8 AM to 5 PM'],
  ['Mon—Fri 8\u22125', 'Mon-Fri 8 AM to 5 PM'],
  ['Mon thru Fri 8-5', 'Mon-Fri 8 AM to 5 PM'],
  ['Mondays and Thursdays from 9 to 17', 'Mon, Thu 9 AM to 5 PM'],
  ['Mo-Sa 7am-5pm', 'Mon-Sat 7 AM to 5 PM'],
  ['Mon-Fri 8-5, Sat. 8-12', 'Mon-Fri 8 AM to 5 PM, Sat 8 AM to 12 PM'],
  ['Mon-Thu 7-4 and Fri 7-noon', 'Mon-Thu 7 AM to 4 PM, Fri 7 AM to 12 PM'],
  ['Sunday: closed, Mon-Sat: 9 am - midnight', 'Mon-Sat 9 AM to 11:59 PM'],
  ['every day 8h30 - 18h', 'Mon-Sun 8:30 AM to 6 PM'],
  ['7 days a week 8 to 6 pm', 'Mon-Sun 8 AM to 6 PM'],
  ['Sat 5-9 PM', 'Sat 5 PM to 9 PM'],
  ['Open 24 hours', 'Open 24 hours'],
])('reads the hours “%s” as %s', (text, said) => {
  expect(toPlainSpaces(formatHours({ office: parseHours(text) }, siteWords.hours))).toBe(said);
});

test.each([
  'Mon-Fri',
  'Monday through Friday',
  '8-17',
  'Funday 8-17',
  'Mon 17:00-8:00',
  'Fri-Mon 8-17',
  'Mon 8:00-25:00',
  'Mon 8-12 by appointment',
  'Mon-Sat 8-5, Sat 9-12',
])('rejects the hours “%s” with an example', (text) => {
  expect(() => officeSpans.parse(parseHours(text))).toThrow(/Mon-Fri 8:00-17:00|write am and pm|overlapping/);
});
