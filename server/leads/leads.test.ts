import { expect, test } from 'vitest';
import type { LeadKind } from '../../contract/lead-forms.ts';
import { readServerWords } from '../../contract/read-words.ts';
import { createAddressLimit } from '../plugins/address-limit.ts';
import { parseLead, type Values } from './parse-lead.ts';
import { makeReference } from './reference.ts';

test('accepts an address again after ten minutes', () => {
  const limit = createAddressLimit(1);
  expect(limit.take('192.0.2.1', 0)).toBe(true);
  expect(limit.take('192.0.2.1', 599_999)).toBe(false);
  expect(limit.take('192.0.2.2', 599_999)).toBe(true);
  expect(limit.take('192.0.2.1', 600_000)).toBe(true);
  expect(limit.take('2001:db8:1:2::9', 0)).toBe(true);
  expect(limit.take('2001:db8:1:2:3:4:5:6', 1)).toBe(false);
  expect(limit.take('2001:db8:1:3::9', 1)).toBe(true);
});

test('does not count a repeated lead', () => {
  const limit = createAddressLimit(1);
  limit.take('192.0.2.1', 0);
  limit.giveBack('192.0.2.1', 1);
  expect([limit.recent('192.0.2.1', 2), limit.take('192.0.2.1', 2)]).toEqual([0, true]);
});

test('ignores a window that began under a wrong clock', () => {
  const limit = createAddressLimit(1);
  const yearMs = 365 * 24 * 60 * 60_000;
  limit.take('192.0.2.1', yearMs);
  expect(limit.take('192.0.2.1', 0)).toBe(true);
});

test('makes references that are legible and unique', () => {
  const references = new Set(Array.from({ length: 10_000 }, (_, key) => makeReference(String(key), 'PT')));
  expect(references.size).toBe(10_000);
  for (const reference of references)
    expect(reference).toMatch(/^PT-[2-9A-HJ-KMNP-TV-Z]{4}-[2-9A-HJ-KMNP-TV-Z]{4}$/);
  expect(makeReference('key', 'DW')).toBe(makeReference('key', 'PT').replace('PT', 'DW'));
});

const words = readServerWords().forms;
const parse = (kind: LeadKind, values: Values) => parseLead(kind, values, words);
const message = { name: 'Ada', email: 'ada@visitor.example', phone: '1', message: 'm' };

test('counts a line break as one character, as browsers do', () => {
  const parsed = parse('contact-message', { ...message, message: 'a\r\n'.repeat(2_500) });
  expect(parsed).toMatchObject({ isValid: true, fields: { message: 'a\n'.repeat(2_500).trim() } });
});

test('removes control and invisible characters and keeps all others', () => {
  const parsed = parse('contact-message', {
    ...message,
    name: ' Zoë\u0000\u001b[31m 李 \ud800',
    phone: 5550142,
    website: null,
    unknown: 'x',
  });
  expect(parsed).toMatchObject({
    isValid: true,
    fields: { ...message, name: 'Zoë[31m 李', phone: '5550142', website: '' },
  });
  expect(JSON.stringify(parsed)).not.toContain('unknown');
});

test('ignores inherited keys', () => {
  const inherited = Object.create(message) as Record<string, unknown>;
  expect(parse('contact-message', inherited).isValid).toBe(false);
});
