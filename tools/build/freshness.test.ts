import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintSources, isBuilt, rememberBuild } from './freshness.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'freshness-'));
  write('content/company.yaml', 'name: A');
  write('dist/site-manifest.json', '{}');
  rememberBuild(root, fingerprintSources(root));
});
afterEach(() => rmSync(root, { recursive: true }));

test('needs no build when nothing changed', () => {
  expect(isBuilt(root)).toBe(true);
});

test.each([
  ['a changed word', () => write('content/company.yaml', 'name: B!')],
  ['a new file', () => write('site/src/pages/about.astro', '')],
  ['a new dependency', () => write('package-lock.json', '{}')],
  ['a missing dist', () => rmSync(path.join(root, 'dist'), { recursive: true })],
  ['a file saved again', () => utimesSync(path.join(root, 'content/company.yaml'), 1, 1)],
])('builds again after %s', (_, change) => {
  change();
  expect(isBuilt(root)).toBe(false);
});

test('ignores tests and what the build itself writes', () => {
  write('site/src/parts/Button/Button.test.tsx', '');
  write('site/.astro/types.d.ts', '');
  expect(isBuilt(root)).toBe(true);
});
