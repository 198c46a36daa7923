/**
 * Astro keeps what it has read of content/ between builds, and reads a file again when the file changes, but not when the
 * rules do by which it is read. A schema with a new default would then meet data without it, and a page be built wrong.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hashFiles } from './finish/build-cache.ts';

const project = path.resolve(import.meta.dirname, '../..');
const rules = ['site/src/**/*.ts', 'contract/*.ts', 'package-lock.json'];

/** Drops what was kept by other rules; `stores` are files, `mark` says by which rules they were made. */
export function dropStaleContent(folder: string, mark: string, stores: readonly string[]): void {
  const files = globSync(rules, { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const now = hashFiles(folder, files);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  for (const store of stores) rmSync(store, { force: true });
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, now);
}

export const freshContent = (): AstroIntegration => ({
  name: 'fresh-content',
  hooks: {
    'astro:config:setup': ({ command, config }) => {
      // A developer's server keeps what it has read apart from builds.
      const folder = command === 'dev' ? new URL('.astro/', config.root) : config.cacheDir;
      const fileIn = (name: string) => fileURLToPath(new URL(name, folder));
      dropStaleContent(project, fileIn('content-rules'), [fileIn('data-store.json')]);
    },
  },
});
