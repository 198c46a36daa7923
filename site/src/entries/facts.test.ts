import { expect, test } from 'vitest';
import { listFacts, promiseNames } from '../../../contract/company.ts';
import { readCompany } from '../../../contract/read-words.ts';
import { fillFacts } from './facts.ts';

const facts = { phone: '(843) 555-0142', town: 'Summerville' };

test('fills in every occurrence of a fact at any depth', () => {
  const page = { title: 'Call {phone}', parts: [{ text: ['{town}, {town}', 'plain'] }] };
  expect(fillFacts(page, facts, 'page')).toEqual({
    title: 'Call (843) 555-0142',
    parts: [{ text: ['Summerville, Summerville', 'plain'] }],
  });
});

test('keeps numbers, booleans and braces that are not fact names', () => {
  const data = { count: 3, isOn: true, nothing: null, words: '{ }, {}, {a b}' };
  expect(fillFacts(data, facts, 'page')).toEqual(data);
});

test('does not mutate its input', () => {
  const page = { parts: ['{town}'] };
  fillFacts(page, facts, 'page');
  expect(page.parts).toEqual(['{town}']);
});

test('reports the place of an unknown fact and lists the valid names', () => {
  expect(() => fillFacts({ parts: [{ text: 'Fax {fax}' }] }, facts, 'content/pages/a.yaml')).toThrow(
    'content/pages/a.yaml.parts[0].text: there is no fact "{fax}"; choose from phone, town',
  );
});

test("does not expand braces inside a fact's value", () => {
  expect(fillFacts('{a}', { a: '{b}', b: 'no' }, 'page')).toBe('{b}');
});

test('provides every company fact as text', () => {
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
