import { expect, test } from 'vitest';
import { listFacts, promiseNames } from '../../../contract/company.ts';
import { readCompany } from '../../../contract/read-words.ts';
import { fillFacts } from './facts.ts';

const facts = { phone: '(843) 555-0142', town: 'Summerville' };

test('fills facts in at any depth and every time they are named', () => {
  const page = { title: 'Call {phone}', parts: [{ text: ['{town}, {town}', 'plain'] }] };
  expect(fillFacts(page, facts, 'page')).toEqual({
    title: 'Call (843) 555-0142',
    parts: [{ text: ['Summerville, Summerville', 'plain'] }],
  });
});

test('leaves numbers, switches and braces that are no names as they are', () => {
  const data = { count: 3, isOn: true, nothing: null, words: '{ }, {}, {a b}' };
  expect(fillFacts(data, facts, 'page')).toEqual(data);
});

test('does not change what it was given', () => {
  const page = { parts: ['{town}'] };
  fillFacts(page, facts, 'page');
  expect(page.parts).toEqual(['{town}']);
});

test('an unknown fact is an error that says where it is and which are known', () => {
  expect(() => fillFacts({ parts: [{ text: 'Fax {fax}' }] }, facts, 'content/pages/a.yaml')).toThrow(
    'content/pages/a.yaml.parts[0].text: there is no fact "{fax}"; choose from phone, town',
  );
});

test('a fact is not read again for facts', () => {
  expect(fillFacts('{a}', { a: '{b}', b: 'no' }, 'page')).toBe('{b}');
});

test('every fact of the company is there in words', () => {
  const company = readCompany();
  const known = listFacts(company);
  expect(Object.keys(known).sort()).toEqual(
    [
      'bidEmail',
      'company',
      'email',
      'founded',
      'phone',
      'region',
      'state',
      'stateName',
      'states',
      'town',
      'towns',
      'trade',
      'years',
      ...promiseNames,
    ].sort(),
  );
  for (const fact of Object.values(known)) expect(fact).toMatch(/\S/);
  expect(known['phone']).toBe(company.phone.shown);
});
