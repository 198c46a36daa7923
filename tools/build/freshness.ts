/** Knows whether dist/ still matches the files it was built from, so that a second start need not build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/list-files.ts';

const folders = ['site', 'content', 'contract', 'pictures', 'tools/build', 'tools/finish'];
const files = ['package-lock.json', 'tsconfig.json', 'tools/finish.ts'];

/** Changes when a source of the build is added, removed or saved. */
export function fingerprintSources(root: string): string {
  const hash = createHash('sha256');
  const sources = [
    ...folders.flatMap((folder) =>
      listFiles(path.join(root, folder), { skip: ['.astro', 'node_modules'] }).map(
        (file) => `${folder}/${file}`,
      ),
    ),
    ...files.filter((file) => existsSync(path.join(root, file))),
  ];
  for (const file of sources) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const stampFile = (root: string) => path.join(root, '.cache', 'built-from');

export function isBuilt(root: string): boolean {
  return (
    existsSync(path.join(root, 'dist', 'site-manifest.json')) &&
    existsSync(stampFile(root)) &&
    readFileSync(stampFile(root), 'utf8') === fingerprintSources(root)
  );
}

/** `fingerprint` is the one taken before the build: a file saved meanwhile must lead to another build. */
export function rememberBuild(root: string, fingerprint: string): void {
  mkdirSync(path.dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), fingerprint);
}
