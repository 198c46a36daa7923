import { expect, test } from 'vitest';
import { z } from 'zod';
import { companySchema, listFacts } from './company.ts';
import { countDaysLeft, dropExpired, license, listExpiries, readDay } from './credentials.ts';
import { mailWords } from './words/english-mails.ts';
import { readCompany } from './read-words.ts';

const shown = readCompany();
const duty = { aboveDollars: 1000, law: 'A law', source: 'https://law.example/' };
const sc = license.parse({
  state: 'SC',
  board: 'A board',
  class: 'General Contractor',
  number: 'CLG 1',
  register: 'https://board.example/',
  expires: '2027-10-31',
});
const company = {
  ...shown,
  serviceArea: [
    { code: 'SC', name: 'South Carolina', license: duty },
    { code: 'FL', name: 'Florida', license: duty },
    { code: 'TN', name: 'Tennessee' },
  ],
  licenses: [sc, { ...sc, state: 'FL', number: 'CGC 2', expires: '2027-01-31' }],
  insurance: { liability: { amount: '$1', expires: '2027-03-01', sample: false } },
  certificates: [
    { name: 'Lead-Safe', issuer: 'EPA', expires: '2027-02-01', sample: false },
    { name: 'OSHA 30', issuer: 'OSHA', sample: false },
  ],
};
const codes = (today: string) => dropExpired(company, today).serviceArea.map(({ code }) => code);

test('shows a license until its last day, and then drops it with the state that requires it', () => {
  expect(dropExpired(company, '2027-01-31').licenses.map(({ state }) => state)).toEqual(['SC', 'FL']);
  expect(codes('2027-01-31')).toEqual(['SC', 'FL', 'TN']);
  expect(dropExpired(company, '2027-02-01').licenses.map(({ state }) => state)).toEqual(['SC']);
  expect(codes('2027-02-01')).toEqual(['SC', 'TN']);
});

test('names a state that requires no license', () => {
  expect(codes('2099-01-01')).toEqual(['TN']);
});

test('drops expired insurance and certificates, and keeps those without an expiry', () => {
  const late = dropExpired(company, '2027-03-02');
  expect(late.insurance).toEqual({});
  expect(late.certificates.map(({ name }) => name)).toEqual(['OSHA 30']);
});

test('lists expiries by name, soonest first', () => {
  expect(listExpiries(company, mailWords.expiries)).toEqual([
    { name: 'FL license, General Contractor (CGC 2)', expires: '2027-01-31' },
    { name: 'Lead-Safe', expires: '2027-02-01' },
    { name: 'General liability insurance', expires: '2027-03-01' },
    { name: 'SC license, General Contractor (CLG 1)', expires: '2027-10-31' },
  ]);
});

test("counts days in the company's time zone", () => {
  expect(readDay(Date.UTC(2027, 0, 1, 3), 'America/New_York')).toBe('2026-12-31');
  expect([countDaysLeft('2027-03-01', '2027-02-27'), countDaysLeft('2027-02-27', '2027-03-01')]).toEqual([
    2, -2,
  ]);
});

test.each([
  ['a day in words', { licenses: [{ ...sc, expires: 'June 2028' }] }, 'write the day as "2028-06-30"'],
  ['a register without an address', { licenses: [{ ...sc, register: 'llr' }] }, 'licenses[0].register'],
  ['a misspelled field', { certificates: [{ name: 'A', issuer: 'B', nummer: '1' }] }, 'nummer'],
  ['insurance of another kind', { insurance: { storm: {} } }, 'storm'],
  ['a founding year that has not come', { founded: 3011 }, 'founded'],
])('rejects %s with its path or an example', (_, changes, sentence) => {
  const { error } = companySchema.safeParse({ ...shown, ...changes });
  expect(error && z.prettifyError(error)).toContain(sentence);
});

test('accepts a day that the YAML parser turned into a date', () => {
  expect(license.parse({ ...sc, expires: new Date('2028-06-30') }).expires).toBe('2028-06-30');
});

test('derives the years of experience from the founding year', () => {
  const founded = { ...company, founded: 2011 };
  expect(listFacts(founded, new Date('2026-11-22')).years).toBe('15');
  expect(listFacts(founded, new Date('2031-01-02')).years).toBe('20');
});
