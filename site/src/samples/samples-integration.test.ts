import { existsSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { parseSamples, type Kind } from '../sections/parse-samples.ts';
import { schemas } from '../sections/schemas.ts';
import { explainDirection, samples } from './samples-integration.ts';

type Setup = NonNullable<ReturnType<typeof samples>['hooks']['astro:config:setup']>;

function listInjected(command: 'dev' | 'build'): string[] {
  const injectRoute = vi.fn<Parameters<Setup>[0]['injectRoute']>();
  void samples().hooks['astro:config:setup']?.({ command, injectRoute } as unknown as Parameters<Setup>[0]);
  return injectRoute.mock.calls.map(([{ pattern }]) => pattern);
}
afterEach(() => vi.unstubAllEnvs());

test("leaves the sample gallery out of a visitors' site", () => {
  vi.stubEnv('SAMPLES', undefined);
  expect(listInjected('build')).toEqual([]);
});

const gallery = ['/samples', '/samples/all/[direction]', '/samples/[...show]'];

test('includes the gallery in development, and in a build on request', () => {
  vi.stubEnv('SAMPLES', undefined);
  expect(listInjected('dev')).toEqual(gallery);
  vi.stubEnv('SAMPLES', '1');
  expect(listInjected('build')).toEqual(gallery);
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
