import { expect, test } from 'vitest';
import { cleanTyped } from './clean-typed.ts';

test.each([
  ['email', '\u202ajane@example.com', 'jane@example.com'],
  ['email', 'jane@example.com\u200b', 'jane@example.com'],
  ['email', ' ja\u00adne\u200d@\u2060example.com\ufeff', 'jane@example.com'],
  ['email', 'ｊａｎｅ＠example．com', 'jane@example.com'],
  ['tel', '\u2068(843)\u00a0555\u201101\u200d79\u2069', '(843)\u00a0555\u20110179'],
  ['text', '\u202eJosé\u200b O’Brien\u200f', 'José O’Brien'],
  ['text', 'Ma\u200cry A\u200dnn', 'Mary Ann'],
  // Persian, Hindi, Mongolian and a family emoji.
  ['text', 'علی\u200cرضا', 'علی\u200cرضا'],
  ['text', 'क्\u200dष', 'क्\u200dष'],
  ['text', 'ᠨᠠᠷ\u180eᠠ', 'ᠨᠠᠷ\u180eᠠ'],
  ['text', '👩🏽\u200d🔧 Ada', '👩🏽\u200d🔧 Ada'],
  ['text', '\u200cعلی\u200d', 'علی'],
  ['text', '\u0600١٢', '\u0600١٢'],
  ['text', ' \u200b\u2060 ', ''],
  ['textarea', 'a\u200b\nb', 'a\u200b\nb'],
] as const)('cleans a %s field from %j to %j', (type, typed, clean) => {
  expect(cleanTyped(type, typed)).toBe(clean);
});
