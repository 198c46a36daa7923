/** Compares the showcase's pictures with their catalogue and pages: no picture is missing or unused. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder, picturesFolder } from '../../../contract/content-folder.ts';

interface Entry {
  file: string;
  width: number;
  height: number;
}

const readYaml = (file: string): unknown => parse(readFileSync(path.join(contentFolder, file), 'utf8'));
const catalogue = readYaml('pictures/catalogue.yaml') as Entry[];
const nameOf = ({ file }: Entry) => path.parse(file).name;
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(strings)
      : [];
const used = new Set(
  readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('pictures'))
    .flatMap((file) => strings(readYaml(file))),
);

test('lists every picture in the catalogue once, with its size', async () => {
  const files = readdirSync(picturesFolder).filter((file) => /\.(jpg|png|svg)$/.test(file));
  expect(catalogue.map(({ file }) => file).sort()).toEqual(files.sort());
  for (const { file, width, height } of catalogue) {
    const size = await sharp(path.join(picturesFolder, file)).metadata();
    expect({ file, width, height }).toEqual({ file, width: size.width, height: size.height });
  }
});

test('uses every picture in content', () => {
  expect(catalogue.map(nameOf).filter((name) => !used.has(name))).toEqual([]);
});

test('keeps the repository’s pictures below 60 MB', () => {
  const files = readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' });
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(picturesFolder, file)).size, 0);
  expect(bytes).toBeLessThan(60_000_000);
});

test('lists every film in its catalogue once, and keeps each below 900 kB', () => {
  const files = readdirSync(path.join(picturesFolder, 'clips')).filter((file) => file !== 'catalogue.yaml');
  const listed = readYaml('pictures/clips/catalogue.yaml') as Entry[];
  expect(listed.map(({ file }) => file).sort()).toEqual(files.sort());
  const films = files.map((file) => ({
    file,
    bytes: statSync(path.join(picturesFolder, 'clips', file)).size,
  }));
  expect(films.length).toBeGreaterThan(0);
  expect(films.filter(({ bytes }) => bytes > 900_000)).toEqual([]);
});
