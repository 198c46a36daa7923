import { expect, test } from 'vitest';
import { dropNumbers, listNumbers, toSearchText } from './search-text.ts';

test.each([
  ['Zoe\u0308 Mu\u0308ller', 'zoe muller'],
  ['ZOË MÜLLER', 'zoe muller'],
  ['O’Brien, Pat', 'obrien pat'],
  ["O'Brien `D´Angelo` Kaʻahumanu", 'obrien dangelo kaahumanu'],
  ['Straße STRAẞE strasse', 'strasse strasse strasse'],
  ['İstanbul ısparta', 'istanbul isparta'],
  ['Łódź Ørsted Æther', 'lodz orsted aether'],
  ['ΟΔΟΣ οδος', 'οδοσ οδοσ'],
  ['Mary\u00a0\u2009Ann Smith–Jones\u2011Lee', 'mary ann smith jones lee'],
  ['ﬁne Ｗｉｄｅ \u202aleft\u200b', 'fine wide left'],
])('reads %j as %j', (typed, text) => {
  expect(toSearchText(typed)).toBe(text);
});

test.each<[typed: string, numbers: string[], rest: string]>([
  ['(843) 555-0177', ['8435550177'], ''],
  ['+1 843.555.0177', ['18435550177'], ''],
  ['\u202d(843)\u00a0555\u20110179\u202c', ['8435550179'], ''],
  ['843-555-0180 ext 5', ['8435550180'], ''],
  ['843/555–0180x12 Jane', ['8435550180'], 'jane'],
  ['+44 (0)20 7946 0958', ['442079460958'], ''],
  ['020 7946 0958', ['2079460958'], ''],
  ['٨٤٣٥٥٥٠١٧٧', ['8435550177'], ''],
  ['12 Oak Street, 62701', [], '12 oak street 62701'],
  ['call 8435550177 or 8435550178, please', ['8435550177', '8435550178'], 'call or please'],
])('finds in %j the numbers %j', (typed, numbers, rest) => {
  expect(listNumbers(typed)).toEqual(numbers);
  expect(toSearchText(dropNumbers(typed))).toBe(rest);
});
