import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseSamples, type Kind } from '../sections/parse-samples.ts';
import { schemas } from '../sections/schemas.ts';
import { listSampleAddresses } from './read-samples.ts';
import { explainDirection } from './samples-integration.ts';

test('lists the samples in all directions or in some', () => {
  const all = listSampleAddresses('1');
  expect(all).toEqual(
    expect.arrayContaining(['/samples', '/samples/Hero', '/samples/Hero/typical', '/samples/all/tile']),
  );
  const some = listSampleAddresses('tile,bench').filter((address) => address.startsWith('/samples/all/'));
  expect(some).toEqual(['/samples/all/bench', '/samples/all/tile']);
});

test('lists the valid directions when one is unknown', () => {
  expect(explainDirection('tile')).toBeUndefined();
  expect(explainDirection('purple')).toMatch(
    /no direction "purple"; the directions are bench, .*, weather\./,
  );
});

const locate = (kind: string, ending: string) =>
  new URL(`../sections/${kind}/${kind}.${ending}`, import.meta.url);
const kinds = Object.keys(schemas) as Kind[];

test.each(kinds)('has a typical sample, an edge case and a test for %s', (kind) => {
  const names = Object.keys(parse(readFileSync(locate(kind, 'samples.yaml'), 'utf8')) as object);
  expect(names[0]).toBe('typical');
  expect(names.length).toBeGreaterThan(1);
  // Names are part of addresses: /samples/Hero/typical.
  for (const name of names) expect(name).toMatch(/^[a-z][a-z-]*$/);
  expect(existsSync(locate(kind, 'test.tsx'))).toBe(true);
});

test('names an invalid sample and its field', () => {
  expect(() => parseSamples('Prose', 'typical:\n  kind: Prose\n  parts: []\n', {})).toThrow(
    /Prose\.samples\.yaml: typical\n.*\n.*at parts/,
  );
});
