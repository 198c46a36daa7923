import { expect, test } from 'vitest';
import { drawLetters } from './letters.ts';
import { chooseMark, chooseSquare } from './logo-mark.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

test('draws every letter differently and inside the square', () => {
  const drawn = letters.flatMap((letter) => [drawLetters(letter), drawLetters(`${letter}M`)]);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const path of drawn) {
    const numbers = path.match(/[\d.]+/g)?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThan(3);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(34);
  }
});

test("draws the plumb bob for a company without a logo, or the company's letters", () => {
  expect(chooseMark(undefined).body).not.toBe('');
  expect(chooseMark({ letters: 'AB' })).toEqual({ outline: drawLetters('AB'), body: '' });
});

test('shows a logo in a square if it fits, otherwise the initials', () => {
  const file = { file: 'logo.png', height: 100 } as const;
  expect(chooseSquare({ name: 'Level & Sons', logo: { ...file, width: 200 } })).toBe('file');
  expect(chooseSquare({ name: 'Level & Sons', logo: { ...file, width: 201 } })).toEqual(
    chooseMark({ letters: 'LS' }),
  );
  expect(chooseSquare({ name: '84', logo: { ...file, width: 400 } })).toBe('file');
  expect(chooseSquare({ name: 'Level', logo: undefined })).toEqual(chooseMark(undefined));
});
