import { expect, test } from 'vitest';
import { isEmailAddress, suggestAddress } from './email-address.ts';

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
