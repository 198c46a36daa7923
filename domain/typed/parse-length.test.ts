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
  // The mark of inches before the fraction.
  ['97"1/8', 98],
  ['97" 1/8"', 98],
  [`12'6"1/2`, 151],
  [`12'-6"-1/2`, 151],
  ['10 ft 6 in 3/4', 127],
  ['146 inches and 1/2', 147],
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
  ['12 feet, and 6 inches', 150],
  ['12 ft & 6 in', 150],
  ['12 FT 6 IN', 150],
  ['6 and 1/2 inches', 7],
  ['6 & 1/2 in', 7],
  ['12-ft', 144],
  ['96-inch', 96],
  ['8-foot-6', 102],
  ['8-ft-6-1/2-in', 103],
  ['40 LF', 480],
  ['12.', 144],
  // Door schedules.
  ['3/0', 36],
  // Marks of other keyboards.
  ['12′ 6 1⁄2″', 151],
  [`12'6 1⁄2"`, 151],
  ['12´6´´', 150],
  ['12ʹ6ʺ', 150],
  ['12‘6“', 150],
  ['12’ 6’’', 150],
  ['１２＇６＂', 150],
  ['6¹⁄₂"', 7],
  ['6⅟₂"', 7],
  ['6 1 / 2"', 7],
  ['12ʼ6ˮ', 150],
  ['6˝', 6],
  ['12\u00ad6', 150],
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
  '12 6/4',
  '8/6',
  '12 1/0"',
  '12 1/0',
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

test.each([
  ['97 1/8', [98, 1166, 1165]],
  ['5-1/2', [6, 66, 61]],
  ['12½', [13, 150, 145]],
  ['12 - 3/4', [13, 153, 145]],
  [`12' 1/2`, [150, 145]],
  ['12 ft ½', [150, 145]],
  ['½', [1, 6]],
  // Door schedules write 2/8 for 2' 8".
  ['2/8', [1, 3, 32]],
])('asks whether %s is feet or inches', (text, lengths) => {
  const parsed = parseLength(text);
  expect(parsed).toEqual({ type: 'either', readings: expect.any(Array) });
  expect(parsed?.type === 'either' && parsed.readings.map(readLength)).toEqual(lengths);
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
