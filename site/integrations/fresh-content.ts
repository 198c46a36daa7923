/**
 * Astro caches parsed content between builds. It reads a file again when the file changes, but not when a schema
 * changes. A schema with a new default would meet data without it, and the build would be wrong.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hashFiles } from './finish/build-cache.ts';

const project = path.resolve(import.meta.dirname, '../..');
const rules = ['site/src/**/*.ts', 'contract/*.ts', 'package-lock.json'];

/** Deletes caches that were made with other rules. `stores` are files; `mark` records the rules' hash. */
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
      // The development server has its own cache.
      const folder = command === 'dev' ? new URL('.astro/', config.root) : config.cacheDir;
      const fileIn = (name: string) => fileURLToPath(new URL(name, folder));
      dropStaleContent(project, fileIn('content-rules'), [fileIn('data-store.json')]);
    },
  },
});
