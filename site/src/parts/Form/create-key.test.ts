import { expect, test } from 'vitest';
import { createKey } from './create-key.ts';

test('makes a new, valid random UUID each time', () => {
  const keys = Array.from({ length: 200 }, createKey);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(200);
});

test('keeps all 122 random bits: each remaining position takes every value', () => {
  const seen = Array.from({ length: 36 }, () => new Set<string>());
  for (let count = 0; count < 400; count += 1)
    [...createKey()].forEach((digit, place) => seen[place]?.add(digit));
  const sizes = seen.map(({ size }) => size);
  const fixed = new Map([8, 13, 14, 18, 23].map((place) => [place, 1])).set(19, 4);
  expect(sizes).toEqual(sizes.map((_, place) => fixed.get(place) ?? 16));
});
