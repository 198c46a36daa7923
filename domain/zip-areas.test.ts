import { expect, test } from 'vitest';
import { findZipArea, findZipOfAddress } from './zip-areas.ts';

test.each([
  ['410 Oak Grove Rd, Summerville, SC 29483', '29483'],
  ['410 Oak Grove Rd, Summerville, SC 29483-1234, USA', '29483'],
  ['410 Oak Grove Rd, Summerville, SC 29483–1234', '29483'],
  ['12345 Highway 17', undefined],
  ['Summerville', undefined],
])('finds the ZIP code of %s', (address, expected) => {
  expect(findZipOfAddress(address)).toBe(expected);
});

test('lets the most specific prefix decide', () => {
  const areas = [
    { name: 'State', prefixes: ['290-299'] },
    { name: 'Coast', prefixes: ['294'] },
    { name: 'Town', prefixes: ['29483'] },
  ];
  expect(['29483', '29401', '29900', '30301'].map((zip) => findZipArea(zip, areas)?.name)).toEqual([
    'Town',
    'Coast',
    'State',
    undefined,
  ]);
});
