/** Results of earlier builds, keyed by a hash of their sources. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../src/lib/write-whole.ts';

export interface BuildCache<Result> {
  /** Returns the cached result for these sources, or calls `make`. */
  findOrMake: (sources: readonly string[], make: () => Promise<Result>) => Promise<Result>;
  /** Deletes every result that this build did not use. */
  prune: () => void;
}

export const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
};

/** The address of a built file with its hash in the name: `/_a/page.Ab12Cd34.js`. */
export const hashAddress = (name: string, extension: string, content: string): string =>
  `/_a/${name}.${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${extension}`;

export function openBuildCache<Result>(folder: string): BuildCache<Result> {
  mkdirSync(folder, { recursive: true });
  const needed = new Set<string>();
  return {
    findOrMake: async (sources, make) => {
      const name = `${hashOf(...sources)}.json`;
      const file = path.join(folder, name);
      needed.add(name);
      if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Result;
      const result = await make();
      writeWhole(file, JSON.stringify(result));
      return result;
    },
    prune: () => {
      for (const name of readdirSync(folder)) if (!needed.has(name)) rmSync(path.join(folder, name));
    },
  };
}

/** One hash of these files and their names. */
export const hashFiles = (folder: string, files: readonly string[]): string =>
  hashOf(...[...files].sort().flatMap((file) => [file, readFileSync(path.join(folder, file))]));

const project = path.resolve(import.meta.dirname, '../../..');
let ownSources: string | undefined;

/** Part of each cache key: this code decides the results. */
export const hashOwnSources = (): string =>
  (ownSources ??= hashFiles(
    project,
    globSync(['site/integrations/finish/*.ts', '{contract,domain,render}/**/*.ts', 'package-lock.json'], {
      cwd: project,
    }),
  ));
