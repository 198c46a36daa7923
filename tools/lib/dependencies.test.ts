import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findForbidden, isPermitted, readSignatureFaults } from './dependencies.ts';
import { root } from './paths.ts';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['UNLICENSED', false],
])('judges the license %s', (license, expected) => {
  expect(isPermitted(license)).toBe(expected);
});

test('names each package that has no license or a forbidden one', () => {
  const faults = findForbidden({
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { license: 'SSPL-1.0' },
    'node_modules/d': {},
  });
  expect(faults.map((fault) => fault.split(',')[0])).toEqual([
    'package-lock.json: @b/c has the license SSPL-1.0',
    'package-lock.json: d has the license none',
  ]);
});

test('reports signatures that do not fit, and nothing where there is no network', () => {
  const invalid = [{ name: 'a', version: '1.0.0' }];
  const warning = 'npm warn something\n';
  expect(readSignatureFaults(`${warning}${JSON.stringify({ invalid, missing: [] })}\n`)).toEqual([
    'a 1.0.0 is not what its author has signed: install it again',
  ]);
  expect(readSignatureFaults(JSON.stringify({ invalid: [], missing: invalid }))).toEqual([]);
  for (const output of ['', warning, JSON.stringify({ error: { code: 'ENOTFOUND' } })])
    expect(readSignatureFaults(output)).toBeUndefined();
});

test('the lock file names the optional packages of every platform, without which "npm ci" refuses it', () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const isNamed = (folder: string, name: string): boolean =>
    `${folder && `${folder}/`}node_modules/${name}` in packages ||
    (folder !== '' && isNamed(folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name));
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isNamed(folder, name)),
  );
  expect(missing).toEqual([]);
});
