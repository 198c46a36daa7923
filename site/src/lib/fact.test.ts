import { expect, test } from 'vitest';
import { fact, sourcedFact } from './fact.ts';

const seismic = { label: 'Earthquakes', value: 'Category D2 for houses' };
const source = { name: 'Town of Summerville', url: 'https://town.example/permits' };

test('a fact of the trade may be without a source, a fact about a place may not', () => {
  expect(fact.safeParse(seismic).success).toBe(true);
  expect(sourcedFact.safeParse({ ...seismic, source }).success).toBe(true);
  expect(sourcedFact.safeParse(seismic).error?.issues.map(({ path }) => path)).toEqual([['source']]);
});

test.each([
  ['no name', { url: source.url }],
  ['no address', { name: source.name }],
  ['an address that nobody can open', { ...source, url: 'town hall' }],
])('a source with %s is refused', (_, wrong) => {
  expect(sourcedFact.safeParse({ ...seismic, source: wrong }).success).toBe(false);
});
