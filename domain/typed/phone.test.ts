import { expect, test } from 'vitest';
import { getCallAddress, isTollFree, joinExtension, writePhone } from './phone.ts';

const e164 = '+18435550142';

test('keeps an extension on one line', () => {
  const { shown } = joinExtension({ shown: '(843) 555-0142 ext. 12', e164 });
  expect(shown).toBe('(843) 555-0142 ext.\u00a012');
  expect(getCallAddress({ shown, e164 })).toBe('tel:+18435550142,12');
  expect(joinExtension({ shown: '(843) 555-0142', e164 }).shown).toBe('(843) 555-0142');
});

test.each([
  ['(843) 555-0142', 'tel:+18435550142'],
  ['(843) 555-0142 ext. 1234', 'tel:+18435550142,1234'],
  ['843-555-0142 x12', 'tel:+18435550142,12'],
  ['843.555.0142, Extension 7', 'tel:+18435550142,7'],
  ['843 555 0142 #310', 'tel:+18435550142,310'],
  ['1-800-TEXT-142', 'tel:+18435550142'],
])('dials %s with its extension', (shown, address) => {
  expect(getCallAddress({ shown, e164 })).toBe(address);
});

test('writes an extension as RFC 3966 defines it', () => {
  expect(writePhone({ shown: '(843) 555-0142 ext. 12', e164 })).toBe('+18435550142;ext=12');
  expect(writePhone({ shown: '(843) 555-0142', e164 })).toBe(e164);
});

test.each([
  ['+18007532345', true],
  ['+18885550142', true],
  ['+18435550142', false],
  ['+448005550142', false],
])('recognizes %s as toll-free: %s', (number, isFree) => {
  expect(isTollFree({ shown: number, e164: number })).toBe(isFree);
});
