import { expect, test } from 'vitest';
import { getCallAddress, getTextAddress, isTollFree, joinNumber, linkPhones, writePhone } from './phone.ts';

const plain = { shown: '(843) 555-0142', e164: '+18435550142' };
const desk = { shown: '(843) 555-0142 ext. 12', e164: '+18435550142', extension: '12' };

test('TYPED-PHONE: dials an extension after a pause, and offers no text message to it', () => {
  expect([getCallAddress(plain), getTextAddress(plain)]).toEqual(['tel:+18435550142', 'sms:+18435550142']);
  expect([getCallAddress(desk), getTextAddress(desk)]).toEqual(['tel:+18435550142,12', undefined]);
  expect(getCallAddress({ ...desk, extension: '2,204' })).toBe('tel:+18435550142,2,204');
});

test('keeps a number with its extension on one line', () => {
  expect(joinNumber(desk).shown).toBe('(843)\u00a0555-0142\u00a0ext.\u00a012');
});

test('links a number in a text once, and in no attribute, link or field', () => {
  const link = '<a href="tel:+18435550142">(843)\u00a0555-0142</a>';
  const others = `${link}<b title="(843) 555-0142"><textarea>(843) 555-0142</textarea></b>`;
  expect(linkPhones(`<p>Call (843) 555-0142.</p>${others}`, [plain])).toBe(`<p>Call ${link}.</p>${others}`);
});

test('writes an extension as RFC 3966 defines it', () => {
  expect(writePhone(desk)).toBe('+18435550142;ext=12');
  expect(writePhone(plain)).toBe('+18435550142');
});

test.each([
  ['+18007532345', true],
  ['+18885550142', true],
  ['+18435550142', false],
  ['+448005550142', false],
])('recognizes %s as toll-free: %s', (number, isFree) => {
  expect(isTollFree({ shown: number, e164: number })).toBe(isFree);
});
