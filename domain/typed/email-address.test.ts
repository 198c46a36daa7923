import { expect, test } from 'vitest';
import { isEmailAddress, parseEmail, plainEmail, suggestAddress, toAsciiDomain } from './email-address.ts';

test.each([
  ['info@müller-bau.example', 'info@xn--mller-bau-q9a.example'],
  ['kunde@BÜRO.example', 'kunde@xn--bro-hoa.example'],
  ['kunde@bu\u0308ro.example', 'kunde@xn--bro-hoa.example'],
  ['a@例え。example', 'a@xn--r8jz45g.example'],
  ['Jane@Example.com', 'Jane@Example.com'],
  ['a@b@bü.example', 'a@b@xn--b-eha.example'],
  ['ann@example.org”', 'ann@example.org”'],
  ['no address ü', 'no address ü'],
  ['a@ü/b.example', 'a@ü/b.example'],
  ['a@ü b.example', 'a@ü b.example'],
  ['a@xn--ü.example', 'a@xn--ü.example'],
  ['', ''],
])('converts the domain of %j to ASCII', (typed, ascii) => {
  expect(toAsciiDomain(typed)).toBe(ascii);
});

// TYPED-EMAIL
test.each([
  ['“ann@example.org”', 'ann@example.org'],
  ['"ann@example.org"', 'ann@example.org'],
  ["'ann@example.org'", 'ann@example.org'],
  ['‘ann@example.org’', 'ann@example.org'],
  ['„ann@example.org“', 'ann@example.org'],
  ['Ann Lee <ann@example.org>', 'ann@example.org'],
  ['"Lee, Ann" <ann@example.org>;', 'ann@example.org'],
  ['Ann Lee <mailto:ann@example.org>', 'ann@example.org'],
  ['ann@example.org (Ann Lee)', 'ann@example.org'],
  ['<ann@example.org>', 'ann@example.org'],
  ['(ann@example.org)', 'ann@example.org'],
  ['[ann@example.org]', 'ann@example.org'],
  ['mailto:ann@example.org', 'ann@example.org'],
  ['MAILTO:ann@example.org?subject=Hello', 'ann@example.org'],
  ['E-mail: ann@example.org', 'ann@example.org'],
  ['email ann@example.org', 'ann@example.org'],
  ['mail@example.org', 'mail@example.org'],
  ['ann@example.org.', 'ann@example.org'],
  ['ann@example.org/', 'ann@example.org'],
  ['ann@example.org,', 'ann@example.org'],
  ['ann@example.org;', 'ann@example.org'],
  ['ann@example.org).', 'ann@example.org'],
  ['ann @ example.org', 'ann@example.org'],
  ['ann@example.org\r\n', 'ann@example.org'],
  ['\u202aann@example.org\u202c', 'ann@example.org'],
  ['ann@exam\u00adple.org\u200b', 'ann@example.org'],
  ['ａｎｎ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'ann@example.org'],
  ['o’brien@example.org', "o'brien@example.org"],
  ["o'brien@example.org", "o'brien@example.org"],
  ['ann+ceiling@example.org', 'ann+ceiling@example.org'],
  ['ann.lee_2@mail.example.org', 'ann.lee_2@mail.example.org'],
  ['Ann@Example.ORG', 'Ann@Example.ORG'],
  ['zoë@example.org', 'zoë@example.org'],
  ['info@müller-bau.example', 'info@xn--mller-bau-q9a.example'],
  ['“info@müller-bau.example”', 'info@xn--mller-bau-q9a.example'],
  ['ann@xn--p1ai.xn--p1ai', 'ann@xn--p1ai.xn--p1ai'],
])('reads %j as %s', (typed, address) => {
  expect(parseEmail(typed)).toBe(address);
});

test.each([
  'ann.@example.org',
  '.ann@example.org',
  'ann..lee@example.org',
  'ann@-example.org',
  'ann@example-.org',
  'ann@example..org',
  'ann@.example.org',
  'ann@example.123',
  'ann@192.0.2.1',
  'ann lee@example.org',
  'Ann Lee ann@example.org',
  'ann@example. org',
  'ann@example,org',
  'ann@exa”mple.org',
  'a”nn@example.org',
  'ann@example.org, bob@example.org',
  'ann@example.org or bob@example.org',
  '<ann@example.org> <bob@example.org>',
  'ann@@example.org',
  'ann(at)example.org',
  "'ann'@example.org",
  `ann@${'a'.repeat(250)}.org`,
])('refuses %j, whose address is not plain', (typed) => {
  expect(parseEmail(typed)).toBeUndefined();
});

test('leaves an international domain as people read it in a field', () => {
  expect(plainEmail('„info@müller-bau.example“')).toBe('info@müller-bau.example');
});

test.each([
  'a@b.co',
  'info@müller-bau.example',
  'kunde@BÜRO.example',
  '\u202ajane@example.com',
  'jane@example.com\u200b',
])('accepts %j', (address) => expect(isEmailAddress(address)).toBe(true));

test.each([
  'ann',
  'ann@',
  'ann@gmial',
  '@b.example',
  'a b@c.example',
  'a@b..example',
  'a@b_c.example',
  'a@b.',
])('rejects %j', (address) => expect(isEmailAddress(address)).toBe(false));

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@gmail.con', 'ann@gmail.com'],
  ['ann@gmai.com', 'ann@gmail.com'],
  ['ann@gmaill.com', 'ann@gmail.com'],
  ['Ann@Yaho.com', 'Ann@yahoo.com'],
  ['ann@outlok.com', 'ann@outlook.com'],
  ['ann@comcast.ne', 'ann@comcast.net'],
  ['ann@gmial', 'ann@gmail.com'],
])('suggests a correction of %s to %s', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test.each([
  'ann@gmail.com',
  'ann@ymail.com',
  'ann@mail.com',
  'ann@plumbandtrue.example',
  'ann@gmx.com',
  'ann',
  '',
])('suggests nothing for %j', (typed) => expect(suggestAddress(typed)).toBeUndefined());
