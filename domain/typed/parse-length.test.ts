/** TYPED-LENGTH, TAKEOFF-READ */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLength, readLength, writeLength } from './parse-length.ts';

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
  [`12 1/2'`, 150],
  [`12 1/2"`, 13],
  ['12.67', 152],
  ['12.33', 148],
  [`11' 11 3/4"`, 144],
  [`  12 '  6 "  `, 150],
  [`0'`, 0],
  // Drawings, tape measures and lumber lists write a fraction with a dash.
  ['96-1/2"', 97],
  ['146-1/2"', 147],
  ['144-1/2"', 145],
  ['120-1/2 in', 121],
  ['92-5/8"', 93],
  ['36-1/2 inches', 37],
  ['97-⅛"', 98],
  ['97 – 1/8 in.', 98],
  ['5/8"', 1],
  [`12'-6-1/2"`, 151],
  [`12' 6-1/2"`, 151],
  [`12'6-1/2"`, 151],
  [`12'6-1/2`, 151],
  [`12' - 6 1/2"`, 151],
  [`12'-0"`, 144],
  [`12'-0 1/2"`, 145],
  [`12' 1/2"`, 145],
  [`12'½"`, 145],
  [`5-1/2'`, 66],
  ['5½ ft', 66],
  ['12-6 1/2', 151],
  ['12-6-1/2', 151],
  ['12 6 1/2', 151],
  ['12-6"', 150],
  ['12 6.5', 151],
  // Truss drawings: feet, inches, sixteenths.
  ['12-06-08', 151],
  ['12-06-00', 150],
  // Words and letters.
  ['12ft6in', 150],
  ['8ft6', 102],
  ['12f6i', 150],
  ['12 feet and 6 inches', 150],
  ['12 feet, 6 and 1/2 inches', 151],
  ['12 ft, 6 in', 150],
  ['12 ft & 6 in', 150],
  ['12 FT 6 IN', 150],
  ['6 and 1/2 inches', 7],
  // Marks of other keyboards.
  ['12′ 6 1⁄2″', 151],
  [`12'6 1⁄2"`, 151],
  ['12´6´´', 150],
  ['12ʹ6ʺ', 150],
  ['12‘6“', 150],
  ['12’ 6’’', 150],
  ['１２＇６＂', 150],
  ['6¹⁄₂"', 7],
  ['12\u00a0ft\u00a06\u00a0in', 150],
  [`12'\u20116"`, 150],
  ['\u200e12\u200e', 144],
  [`.5'`, 6],
  ['.5', 6],
  [`0.5'`, 6],
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
  '1'.repeat(61),
  // Two lengths, or not in feet and inches.
  `12' x 14'`,
  '12 and 6',
  '12, 6',
  `6"12'`,
  '12-13-01',
  '12-06-16',
  '2400 mm',
  '12 f t',
  "12''6",
])('rejects “%s” as a length', (text) => {
  expect(readLength(text)).toBeUndefined();
});

test.each(['97 1/8', '5-1/2', '12½', '1/2', '12 - 3/4'])('asks whether %s is feet or inches', (text) => {
  const parsed = parseLength(text);
  expect(readLength(text)).toBeUndefined();
  if (parsed?.type !== 'either') throw new Error(`${text} was read`);
  for (const mark of [`'`, '"']) expect(readLength(parsed.number + mark)).toBeGreaterThan(0);
});

test('reads every length up to 200 ft back as it was written', () => {
  for (let inches = 0; inches <= 2400; inches++) expect(readLength(writeLength(inches))).toBe(inches);
});

test('returns whole inches or nothing for any input', () => {
  const unit = fc.constantFrom(...`0123456789'".,/- ½¼ftin’”\n<&x`);
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
      const inches = readLength(text);
      return inches === undefined || (Number.isSafeInteger(inches) && inches >= 0);
    }),
    { numRuns: 20_000, seed: 7 },
  );
});
