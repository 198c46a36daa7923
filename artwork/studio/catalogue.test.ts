/** Compares the catalogues of pictures and films with the scene scripts, as text, so it needs no Blender. */
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

/** Patterns of the names that a scene can render. `shot(f'bath-{STAGE}'` and `shot('house-front' + n` have a variable part. */
function listShots(scene: string): RegExp[] {
  const text = readFileSync(path.join(scenes, `${scene}.py`), 'utf8');
  return [...text.matchAll(/\b(?:shot|clip)\(f?'([^']+)'( \+)?/g)].map(
    ([, name = '', more]) =>
      new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[a-z0-9-]+')}${more ? '[a-z-]*' : ''}$`),
  );
}

test('has a scene with a matching camera for every rendering in the catalogues', () => {
  const orphans = rendered.filter(({ scene = '', ...entry }) => {
    const isScene = existsSync(path.join(scenes, `${scene}.py`));
    return !isScene || !listShots(scene).some((shot) => shot.test(nameOf(entry)));
  });
  expect(orphans.map(nameOf)).toEqual([]);
  expect(rendered.length).toBeGreaterThan(80);
});

test('lists a picture or film for every camera in the scenes', () => {
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

test('pans only over pictures in the catalogue', () => {
  const stills = entries.flatMap(({ still }) => still ?? []);
  expect(stills.filter((still) => !rendered.some((entry) => nameOf(entry) === still))).toEqual([]);
  expect(stills.length).toBeGreaterThan(0);
});
