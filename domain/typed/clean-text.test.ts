import { expect, test } from 'vitest';
import { cleanContent, cleanLine, cleanText } from './clean-text.ts';

test.each([
  // Slides and documents.
  ['the light\u000bcomes', 'the light\ncomes', 'the light comes'],
  ['page one\u000cpage two', 'page one\npage two', 'page one page two'],
  ['one\u2028two\u2029three\u0085four', 'one\ntwo\nthree\nfour', 'one two three four'],
  // Windows, old Macs, and an address copied over two lines.
  ['one\r\ntwo\rthree\n', 'one\ntwo\nthree', 'one two three'],
  ['12 King Street\r\n  Beaufort', '12 King Street\n  Beaufort', '12 King Street Beaufort'],
  ['a\tb', 'a\tb', 'a b'],
  ['bell\u0007, unit\u001f, delete\u007f, C1\u0090', 'bell, unit, delete, C1', 'bell, unit, delete, C1'],
  ['no\u0000thing', 'nothing', 'nothing'],
  ['\ufffe\uffffx\ufdd0\u{1fffe}', 'x', 'x'],
  ['half \ud83d of a pair \udc77', 'half  of a pair', 'half  of a pair'],
  ['\ud83d\udc77 José', '\ud83d\udc77 José', '\ud83d\udc77 José'],
  ['\u0007', '', ''],
])('TYPED-CONTROL: cleans %j', (typed, text, line) => {
  expect(cleanText(typed)).toBe(text);
  expect(cleanLine(typed)).toBe(line);
});

test.each([
  ['the light\u000bcomes from the side', 'the light comes from the side'],
  ['one \u000b two\u000c', 'one two '],
  ['first\nsecond\u000bthird', 'first\nsecond\nthird'],
  [' spaces stay ', ' spaces stay '],
  ['bell\u0007\ud800\ufffe', 'bell'],
])('keeps the lines of content: %j', (typed, text) => {
  expect(cleanContent(typed)).toBe(text);
});

test.each([undefined, null, 5, ['a'], { a: 1 }])('reads nothing from %j', (value) => {
  expect(cleanText(value)).toBe('');
});
