import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/paths.ts';
import { findType, listContentFiles, locate } from './content-files.ts';

test('every file of content/ and the catalogue of pictures can be edited', () => {
  const all = listFiles(path.join(root, 'content')).map((name) => `content/${name}`);
  expect(listContentFiles(root).sort()).toEqual([...all, 'pictures/catalogue.yaml'].sort());
});

test.each([
  'content/../package.json',
  'content/pages/../../package.json',
  '../content/company.yaml',
  '/etc/passwd',
  'site/astro.config.ts',
  '.env',
  'content/pages/.yaml',
  'content/pages/a.yaml/../b.yaml',
  'content/pages/a.yml',
  'content/pages/A.yaml',
  'content/pages/-a.yaml',
  'content\\pages\\a.yaml',
  'content/other/a.yaml',
  'content/__proto__/a.yaml',
  'content/constructor/a.yaml',
  'toString',
  '',
])('"%s" cannot be named', (file) => {
  expect(findType(file)).toBeUndefined();
  expect(locate(root, file)).toBeUndefined();
});

test('a symbolic link is not followed, neither as file nor as folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'content/pages'), { recursive: true });
  mkdirSync(path.join(folder, 'outside'));
  writeFileSync(path.join(folder, 'outside/secret.yaml'), 'a: 1\n');
  writeFileSync(path.join(folder, 'content/pages/about.yaml'), 'a: 1\n');
  symlinkSync('../../outside/secret.yaml', path.join(folder, 'content/pages/secret.yaml'));
  symlinkSync('../outside', path.join(folder, 'content/team'));
  expect(locate(folder, 'content/pages/secret.yaml')).toBeUndefined();
  expect(locate(folder, 'content/team/secret.yaml')).toBeUndefined();
  expect(locate(folder, 'content/pages/about.yaml')).toContain('about.yaml');
  expect(locate(folder, 'content/pages/new-one.yaml')).toContain('new-one.yaml');
  expect(listContentFiles(folder)).toEqual(['content/pages/about.yaml']);
});
