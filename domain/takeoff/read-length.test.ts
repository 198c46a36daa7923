/** TAKEOFF-READ */
import { expect, test } from 'vitest';
import { createRandom } from './repeatable-random.ts';
import { readLength, writeLength } from './read-length.ts';
import { longestText } from '../../contract/takeoff-fields.ts';

test.each([
  [`12'6"`, 150],
  ['12.5', 150],
  ['12 6', 150],
  [`12' 6 1/2"`, 151],
  [`12' 6½"`, 151],
  ['12', 144],
  [`12'`, 144],
  ['12 ft', 144],
  ['12 ft 6 in', 150],
  ['12 feet 6 inches', 150],
  ['12ft.6in.', 150],
  [`12'-6"`, 150],
  ['12-6', 150],
  ['12’6”', 150],
  ['12′ 6″', 150],
  [`12'6''`, 150],
  ['150"', 150],
  ['150 in', 150],
  ['36.5"', 37],
  [`92 5/8"`, 93],
  ['12 1/2', 150],
  [`12 1/2'`, 150],
  [`12 1/2"`, 13],
  ['12.67', 152],
  ['12.33', 148],
  [`11' 11 3/4"`, 144],
  [`  12 '  6 "  `, 150],
  [`0'`, 0],
])('reads %s as %i inches', (text, inches) => {
  expect(readLength(text)).toBe(inches);
});

test.each([
  '',
  ' ',
  'abc',
  '-12',
  `-12'6"`,
  `12'12"`,
  `12'14"`,
  '12 6/4"',
  '12 1/0"',
  `12.5'6"`,
  '12,5',
  '3.5 m',
  '1e3',
  'NaN',
  'Infinity',
  '123456',
  '12.12345',
  '12 6 7',
  `12'6"4`,
  '<b>12</b>',
  '1'.repeat(longestText + 1),
])('rejects “%s” as a length', (text) => {
  expect(readLength(text)).toBeUndefined();
});

test('reads every length up to 200 ft back as it was written', () => {
  for (let inches = 0; inches <= 2400; inches++) expect(readLength(writeLength(inches))).toBe(inches);
});

test('returns whole inches or nothing for any input', () => {
  const random = createRandom(7);
  const signs = `0123456789'".,/- ½¼ftin’”\n<&x`;
  for (let round = 0; round < 20_000; round++) {
    const length = Math.floor(random() * 12);
    const text = Array.from({ length }, () => signs[Math.floor(random() * signs.length)]).join('');
    const inches = readLength(text);
    expect(inches === undefined || (Number.isSafeInteger(inches) && inches >= 0), text).toBe(true);
  }
});
