import { expect, test } from 'vitest';
import { drawLetters } from './letters.ts';
import { chooseMark, chooseSquare } from './logo-mark.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

test('every letter is another drawing inside the square', () => {
  const drawn = letters.flatMap((letter) => [drawLetters(letter), drawLetters(`${letter}M`)]);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const path of drawn) {
    const numbers = path.match(/[\d.]+/g)?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThan(3);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(34);
  }
});

test('a company without a logo has the plumb bob, one with letters their lines', () => {
  expect(chooseMark(undefined).body).not.toBe('');
  expect(chooseMark({ letters: 'AB' })).toEqual({ outline: drawLetters('AB'), body: '' });
});

test('a square shows a logo that fits it, and of a strip the letters of the name', () => {
  const file = { file: 'logo.png', height: 100 } as const;
  expect(chooseSquare({ name: 'Level & Sons', logo: { ...file, width: 200 } })).toBe('file');
  expect(chooseSquare({ name: 'Level & Sons', logo: { ...file, width: 201 } })).toEqual(
    chooseMark({ letters: 'LS' }),
  );
  expect(chooseSquare({ name: '84', logo: { ...file, width: 400 } })).toBe('file');
  expect(chooseSquare({ name: 'Level', logo: undefined })).toEqual(chooseMark(undefined));
});
