import { expect, test } from 'vitest';
import { nameLineField, readDraft } from './read-draft.ts';

const readLine = (quantity: string, rate: string) => {
  const typed: Record<string, string> = {
    title: 'Drywall',
    validUntil: '2026-06-30',
    [nameLineField(0, 'text')]: 'Hang and finish',
    [nameLineField(0, 'quantity')]: quantity,
    [nameLineField(0, 'rate')]: rate,
    [nameLineField(0, 'part')]: 'always',
  };
  const { draft, problem } = readDraft((name) => typed[name] ?? '', {
    from: '2026-06-01',
    until: '2026-12-31',
  });
  return draft?.lines[0]?.cents ?? problem;
};

test.each([
  ['12', '4.25', 5_100],
  ['1,240.5', '$ 1.80', 223_290],
  ['1 240.5', ' -1.80 ', -223_290],
  ['', '− $9,500', -950_000],
])('reads %s at %s', (quantity, rate, cents) => {
  expect(readLine(quantity, rate)).toBe(cents);
});

test.each(['12 6', '6 1/2', '1 2 3', '12 50', '9,50'])('asks again for a quantity of %s', (quantity) => {
  expect(readLine(quantity, '1')).toEqual({ name: 'number', line: 1 });
});
