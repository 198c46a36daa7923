import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';

test('finds the optional packages of every platform in the lock file, which "npm ci" requires', () => {
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
