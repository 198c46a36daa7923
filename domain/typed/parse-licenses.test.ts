import { expect, test } from 'vitest';
import { parseLicenses, writeLicenses } from './parse-licenses.ts';

test.each([
  ['SC RBS 41877 exp 6/30/27', { state: 'SC', number: 'RBS 41877', expires: '2027-06-30' }],
  ['SC: RBB 7 until 10/31/2031', { state: 'SC', number: 'RBB 7', expires: '2031-10-31' }],
  ['NM 394421, expires Oct 31, 2027', { state: 'NM', number: '394421', expires: '2027-10-31' }],
  ['North Carolina: 5 through 2027-01-31', { state: 'NC', number: '5', expires: '2027-01-31' }],
])('reads the license “%s”', (text, license) => {
  expect(parseLicenses(text)).toEqual([license]);
});

test('writes what it reads, one license a line', () => {
  const texas = 'TX: 9 until 1/31/2031 as Master Plumber from Texas Board https://tsbpe.texas.gov/lookup';
  for (const text of [texas, 'TX: 9 until 1/31/2031', 'NM: 4 until 1/31/2031 as GB-98 from A Board'])
    expect(writeLicenses(parseLicenses(text))).toBe(text);
  expect(writeLicenses(parseLicenses('SC: 1 until 1/31/2031; NC: 2 until 1/31/2031'))).toBe(
    'SC: 1 until 1/31/2031\nNC: 2 until 1/31/2031',
  );
  for (const text of ['', ' ', 'None', 'no']) expect(parseLicenses(text)).toEqual([]);
});

test.each([
  ['RBB 7', 'is not a license'],
  ['Ruritania: 9 until 2031-01-31', 'is not a state'],
  ['SC: 9 until soon', 'is not a day'],
])('refuses “%s” with the fault and an example', (text, sentence) => {
  expect(() => parseLicenses(text)).toThrow(sentence);
});
