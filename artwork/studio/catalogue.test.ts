/** The catalogues of pictures and films against the scenes that make them, read as text: no Blender is needed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Entry {
  file: string;
  scene?: string;
  still?: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const scenes = path.join(import.meta.dirname, 'scenes');
const readCatalogue = (folder: string) =>
  parse(readFileSync(path.join(root, folder, 'catalogue.yaml'), 'utf8')) as Entry[];
const nameOf = ({ file }: Entry) => path.parse(file).name;

const entries = [...readCatalogue('showcase/pictures'), ...readCatalogue('showcase/pictures/clips')];
const rendered = entries.filter(({ scene }) => scene !== undefined);

/** Patterns of the names that a scene can render: `shot(f'bath-{STAGE}'` and `shot('house-front' + n` leave a part open. */
function listShots(scene: string): RegExp[] {
  const text = readFileSync(path.join(scenes, `${scene}.py`), 'utf8');
  return [...text.matchAll(/\b(?:shot|clip)\(f?'([^']+)'( \+)?/g)].map(
    ([, name = '', more]) =>
      new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[a-z0-9-]+')}${more ? '[a-z-]*' : ''}$`),
  );
}

test('every rendering in the catalogues has a scene with a camera of its name', () => {
  const orphans = rendered.filter(({ scene = '', ...entry }) => {
    const isScene = existsSync(path.join(scenes, `${scene}.py`));
    return !isScene || !listShots(scene).some((shot) => shot.test(nameOf(entry)));
  });
  expect(orphans.map(nameOf)).toEqual([]);
  expect(rendered.length).toBeGreaterThan(80);
});

test('every camera of a scene makes a picture or film that the catalogues list', () => {
  const idle = readdirSync(scenes)
    .filter((file) => file.endsWith('.py'))
    .map((file) => path.parse(file).name)
    .flatMap((scene) => {
      const names = rendered.filter((entry) => entry.scene === scene).map(nameOf);
      const shots = listShots(scene);
      expect({ scene, cameras: shots.length > 0 }).toEqual({ scene, cameras: true });
      return shots
        .filter((shot) => !names.some((name) => shot.test(name)))
        .map((shot) => `${scene}: ${shot}`);
    });
  expect(idle).toEqual([]);
});

test('a move goes over a picture that the catalogue lists', () => {
  const stills = entries.flatMap(({ still }) => still ?? []);
  expect(stills.filter((still) => !rendered.some((entry) => nameOf(entry) === still))).toEqual([]);
  expect(stills.length).toBeGreaterThan(0);
});
