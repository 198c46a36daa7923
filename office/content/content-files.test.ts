import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../../tools/lib/list-files.ts';
import { contentFolder } from '../../contract/content-folder.ts';

import { findType, listEditableFiles, locate } from './content-files.ts';

const listExisting = (folder: string) =>
  listEditableFiles(folder).filter((file) => existsSync(path.join(folder, file)));

test('lists every content file and the picture catalogue as editable', () => {
  const all = listFiles(contentFolder, { skip: ['pictures'] });
  expect(listExisting(contentFolder).sort()).toEqual([...all, 'pictures/catalogue.yaml'].sort());
});

test.each([
  '../package.json',
  'pages/../../package.json',
  '../content/company.yaml',
  '/etc/passwd',
  'site/astro.config.ts',
  '.env',
  'pages/.yaml',
  'pages/a.yaml/../b.yaml',
  'pages/a.yml',
  'pages/A.yaml',
  'pages/-a.yaml',
  'pages\\a.yaml',
  'other/a.yaml',
  '__proto__/a.yaml',
  'constructor/a.yaml',
  'toString',
  '',
])('rejects the name "%s"', (file) => {
  expect(findType(file)).toBeUndefined();
  expect(locate(contentFolder, file)).toBeUndefined();
});

test('follows no symbolic links, neither files nor folders', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'content-files-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const folder = path.join(project, 'content');
  mkdirSync(path.join(folder, 'pages'), { recursive: true });
  mkdirSync(path.join(project, 'outside'));
  writeFileSync(path.join(project, 'outside/secret.yaml'), 'a: 1\n');
  writeFileSync(path.join(folder, 'pages/about.yaml'), 'a: 1\n');
  symlinkSync('../../outside/secret.yaml', path.join(folder, 'pages/secret.yaml'));
  symlinkSync('../outside', path.join(folder, 'team'));
  expect(locate(folder, 'pages/secret.yaml')).toBeUndefined();
  expect(locate(folder, 'team/secret.yaml')).toBeUndefined();
  expect(locate(folder, 'pages/about.yaml')).toContain('about.yaml');
  expect(locate(folder, 'pages/new-one.yaml')).toContain('new-one.yaml');
  // A new site has no projects folder before its first project.
  expect(locate(folder, 'projects/first.yaml')).toContain('first.yaml');
  expect(listExisting(folder)).toEqual(['pages/about.yaml']);
});
