import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchDoors } from './doors.ts';
import { schemas } from './schemas.ts';

const kinds = Object.keys(schemas);
const components = Object.fromEntries(kinds.map((kind) => [`./${kind}/${kind}.tsx`, { [kind]: () => kind }]));
const door = { default: () => 'a door' };
const found = { ...components, './Hero/Hero.astro': door };

test('renders every kind by the door or the component in its folder', () => {
  const renderers = matchDoors(found);
  expect(Object.keys(renderers).sort()).toEqual([...kinds].sort());
  expect(renderers.Hero.Door).toBe(door.default);
  expect(renderers.Team).toEqual({ Component: components['./Team/Team.tsx']?.['Team'] });
});

test('has a schema for every section folder, and a folder for every schema', () => {
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([...kinds].sort());
});

test.each([
  [
    'a folder without a schema',
    { ...found, './Proof/Proof.astro': door },
    'site/src/sections/Proof has a .astro file, but site/src/sections/schemas.ts has no schema for this kind',
  ],
  [
    'a second door in a folder',
    { ...found, './Hero/Banner.astro': door },
    'site/src/sections/Hero/Banner.astro: a section has only one .astro file, Hero.astro',
  ],
  [
    'a kind without a door and a component',
    Object.fromEntries(Object.entries(found).filter(([path]) => !path.includes('Team'))),
    'site/src/sections/schemas.ts has the kind Team, but site/src/sections/Team/Team.tsx is missing',
  ],
])('fails the build for %s', (_, modules, sentence) => {
  expect(() => matchDoors(modules)).toThrow(sentence);
});
