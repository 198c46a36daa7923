/** pictures/ against its catalogue and content/: nothing is missing, and nothing is unused. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Entry {
  file: string;
  width: number;
  height: number;
}

const readText = (file: string) => readFileSync(file, 'utf8');
const catalogue = parse(readText('pictures/catalogue.yaml')) as Entry[];
const nameOf = ({ file }: Entry) => path.parse(file).name;
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(strings)
      : [];
const used = new Set(
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => strings(parse(readText(path.join('content', file))))),
);

test('every picture is in the catalogue once, every entry has its picture, and the sizes agree', async () => {
  const files = readdirSync('pictures').filter((file) => /\.(jpg|png|svg)$/.test(file));
  expect(catalogue.map(({ file }) => file).sort()).toEqual(files.sort());
  for (const { file, width, height } of catalogue) {
    const size = await sharp(path.join('pictures', file)).metadata();
    expect({ file, width, height }).toEqual({ file, width: size.width, height: size.height });
  }
});

test('content shows every picture', () => {
  expect(catalogue.map(nameOf).filter((name) => !used.has(name))).toEqual([]);
});

test('the repository’s pictures weigh less than 60 MB', () => {
  const files = readdirSync('pictures', { recursive: true, encoding: 'utf8' });
  const bytes = files.reduce((sum, file) => sum + statSync(path.join('pictures', file)).size, 0);
  expect(bytes).toBeLessThan(60_000_000);
});

test('every film is in the catalogue of films once, and none weighs more than 900 kB', () => {
  const files = readdirSync('pictures/clips').filter((file) => file !== 'catalogue.yaml');
  const listed = parse(readText('pictures/clips/catalogue.yaml')) as Entry[];
  expect(listed.map(({ file }) => file).sort()).toEqual(files.sort());
  const films = files.map((file) => ({
    file,
    bytes: statSync(path.join('pictures/clips', file)).size,
  }));
  expect(films.length).toBeGreaterThan(0);
  expect(films.filter(({ bytes }) => bytes > 900_000)).toEqual([]);
});
