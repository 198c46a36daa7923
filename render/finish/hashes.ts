import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
};

/** The address of a built file with its hash in the name: `/_a/page.Ab12Cd34.js`. */
export const hashAddress = (name: string, extension: string, content: string): string =>
  `/_a/${name}.${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${extension}`;

/** Paths of all files below the folder, with `/`. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

/** One hash of all files below the folder and their names. */
export const hashFolder = (folder: string): string => hashFiles(folder, listFiles(folder));

const hashFiles = (folder: string, files: readonly string[]): string =>
  hashOf(...[...files].sort().flatMap((file) => [file, readFileSync(path.join(folder, file))]));

const project = path.resolve(import.meta.dirname, '../..');
/** The hash of the sources that the program was built from. Unbundled code computes it. */
declare const builtSources: string | undefined;
let ownSources = typeof builtSources === 'string' ? builtSources : undefined;

/** Part of each cache key: this code decides the results. */
export const hashOwnSources = (): string =>
  (ownSources ??= hashFiles(
    project,
    globSync(['{contract,domain,render}/**/*.ts', 'package-lock.json'], {
      cwd: project,
    }),
  ));
