import { expect, test } from 'vitest';
import { fact, sourcedFact } from './fact.ts';

const seismic = { label: 'Earthquakes', value: 'Category D2 for houses' };
const source = { name: 'Town of Summerville', url: 'https://town.example/permits' };

test('requires a source for a fact about a place, but not for a fact of the trade', () => {
  expect(fact.safeParse(seismic).success).toBe(true);
  expect(sourcedFact.safeParse({ ...seismic, source }).success).toBe(true);
  expect(sourcedFact.safeParse(seismic).error?.issues.map(({ path }) => path)).toEqual([['source']]);
});

test.each([
  ['no name', { url: source.url }],
  ['no address', { name: source.name }],
  ['a source without a valid URL', { ...source, url: 'town hall' }],
])('rejects a source with %s', (_, wrong) => {
  expect(sourcedFact.safeParse({ ...seismic, source: wrong }).success).toBe(false);
});
