import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchDoors, type DoorModule } from './doors.ts';
import { schemas } from './schemas.ts';

const door = (name: string): DoorModule => ({ default: () => name });
const kinds = Object.keys(schemas);
const found = Object.fromEntries(kinds.map((kind) => [`./${kind}/${kind}.astro`, door(kind)]));

test('renders every kind by the door in its folder', () => {
  const doors = matchDoors(found);
  expect(Object.keys(doors).sort()).toEqual([...kinds].sort());
  expect(doors.Hero).toBe(found['./Hero/Hero.astro']?.default);
});

test('has a schema for every section folder, and a folder for every schema', () => {
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([...kinds].sort());
});

test.each([
  [
    'a folder without a schema',
    { ...found, './Proof/Proof.astro': door('Proof') },
    'site/src/sections/Proof has a .astro file, but site/src/sections/schemas.ts has no schema for this kind',
  ],
  [
    'a second door in a folder',
    { ...found, './Hero/Banner.astro': door('Banner') },
    'site/src/sections/Hero/Banner.astro: a section has only one .astro file, Hero.astro',
  ],
  [
    'a kind without a door',
    Object.fromEntries(Object.entries(found).filter(([path]) => !path.includes('Hero'))),
    'site/src/sections/schemas.ts has the kind Hero, but site/src/sections/Hero/Hero.astro is missing',
  ],
])('fails the build for %s', (_, modules, sentence) => {
  expect(() => matchDoors(modules)).toThrow(sentence);
});
