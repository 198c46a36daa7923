import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';

test.each(['.', 'tools/node'])(
  'finds the optional packages of every platform in the lock file of %s',
  (of) => {
    const { packages } = JSON.parse(readFileSync(path.join(root, of, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>;
    };
    const isNamed = (folder: string, name: string): boolean =>
      `${folder && `${folder}/`}node_modules/${name}` in packages ||
      (folder !== '' && isNamed(folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name));
    const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isNamed(folder, name)),
    );
    expect(missing).toEqual([]);
  },
);
