/** TYPED-NAME */
import { expect, test } from 'vitest';
import { chooseGreeting, parseName } from './parse-name.ts';

test.each([
  ['Ann Lee', 'Ann | Lee'],
  ['Ann B. Lee', 'Ann B. | Lee'],
  ['Mary Ann Smith', 'Mary Ann | Smith'],
  ['  Ann   Lee ', 'Ann | Lee'],
  ['Prince', 'Prince |'],
  ['The Smith Family', 'The Smith Family |'],
  ['the Smiths', 'the Smiths |'],
  ['Jan van der Berg', 'Jan | van der Berg'],
  ['Jan van der Berg Jr.', 'Jan | van der Berg | Jr.'],
  ['Jan van der Berg, Jr.', 'Jan | van der Berg | Jr.'],
  ['Anne St. John-Smythe III', 'Anne | St. John-Smythe | III'],
  ['John Smith Sr', 'John | Smith | Sr'],
  ['Lee Ford, PE', 'Lee | Ford | PE'],
  ['Lee Ford PE', 'Lee | Ford | PE'],
  ['Ana Reyes, M.D., Ph.D.', 'Ana | Reyes | M.D. Ph.D.'],
  ['Kim Do', 'Kim | Do'],
  ['Anna Pe', 'Anna | Pe'],
  ['Lee, Priya', 'Priya | Lee'],
  ['O’Brien, Pat', 'Pat | O’Brien'],
  ['Reyes, Ana M.', 'Ana M. | Reyes'],
  ['van der Berg, Jan Willem', 'Jan Willem | van der Berg'],
  ['Berg, Jr., Jan', 'Jan | Berg | Jr.'],
  ['Berg Jr., Jan', 'Jan | Berg | Jr.'],
  ['Rosa and Tom Vance', 'Rosa and Tom | Vance'],
  ['Rosa & Tom Vance', 'Rosa & Tom | Vance'],
  ['Vance, Rosa and Tom', 'Rosa and Tom | Vance'],
  ['Mr. and Mrs. Tom Vance', 'Mr. and Mrs. Tom | Vance'],
  ['Mrs. Vance', 'Mrs. | Vance'],
  ['Dr. Ana Reyes, DDS', 'Dr. Ana | Reyes | DDS'],
  ['Van Morrison', 'Van | Morrison'],
  ['Anna Le', 'Anna | Le'],
])('splits %s', (typed, columns) => {
  const { first, last, suffix } = parseName(typed);
  expect([first, last, ...(suffix === '' ? [] : [suffix])].join(' | ').trim()).toBe(columns);
});

test.each([
  'María José García López',
  'José García López',
  'Maria de la Cruz Garcia Lopez',
  'Tom Vance and Rosa Lee',
  'Ann Lee, Bob Ray',
  'Ann Lee (tenant)',
  'Ann Lee 843-555-0142',
  'Lee, Ann, Bob',
])('keeps %s whole', (typed) => {
  expect(parseName(typed)).toEqual({ first: typed, last: '', suffix: '', company: '' });
});

test.each([
  'Hale & Sons, Inc.',
  'Lowcountry Builders',
  'Harbor Construction LLC',
  'Oak Street HOA',
  'Vance & Co.',
])('takes %s for a company', (typed) => {
  expect(parseName(typed)).toEqual({ first: '', last: '', suffix: '', company: typed });
});

test('loses no word, and begins or ends no part with a comma', () => {
  for (const typed of [
    'Jan van der Berg, Jr.',
    'Lee,Priya',
    'Lee , Priya',
    ',Lee',
    'Lee,',
    'Jr.',
    'Mr.',
    '',
  ]) {
    const parts = Object.values(parseName(typed)).filter(Boolean) as string[];
    const words = (text: string) =>
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .sort();
    expect(words(parts.join(' ')), typed).toEqual(words(typed));
    if (typed.replace(/[\s,]/g, '') !== '' && !/^,|,$/.test(typed))
      for (const part of parts) expect(part).not.toMatch(/^,|,$/);
  }
});

test.each([
  ['Marcy Tolliver', 'Marcy'],
  ['marcy tolliver', 'Marcy'],
  ['MARY ANN LEE', 'Mary Ann'],
  ['Ann B. Lee', 'Ann'],
  ['Lee, Priya', 'Priya'],
  ['rosa and tom vance', 'Rosa and Tom'],
  ['jean-luc o’brien', 'Jean-Luc'],
  ['josé', 'José'],
  ['Jan van der Berg Jr.', 'Jan'],
  ['Mr. Vance', 'Mr. Vance'],
  ['Dr. Ann Lee', 'Dr. Ann Lee'],
  ['J. Smith', 'J. Smith'],
  ['J.R.R. Tolkien', 'J.R.R.'],
  ['José García Núñez', 'José García Núñez'],
  ['Hale & Sons, Inc.', 'Hale & Sons, Inc.'],
  ['Ann Lee, Bob Ray', 'Ann Lee, Bob Ray'],
])('greets %s as %s', (typed, greeting) => {
  expect(chooseGreeting(typed)).toBe(greeting);
});
