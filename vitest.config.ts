import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { wordsModules } from './site/integrations/words-modules.ts';

const files = '{artwork,bench,contract,domain,server,site,tools}/**/*.test.{ts,tsx}';
// The tests speak of the showcase's pages, people and numbers. Modules read this before any test runs.
process.env['CONTENT'] ??= 'showcase';

/** What they replace stays replaced for every file that shares their modules. */
const mocking = globSync(files, { exclude: ['**/node_modules/**'] }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules|stub\w+)\(/.test(readFileSync(file, 'utf8')),
);
const long = '**/*.long.test.ts';
const exclude = ['**/node_modules/**', 'dist/**', long];

export default defineConfig({
  plugins: [wordsModules],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // While one waits for a clock, a disk or a database, another works.
    maxWorkers: 3,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: 'server/testing/answer-modules.ts',
    // Class names of CSS Modules stay as written, so that tests can name them.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: { name: 'own modules', include: mocking, exclude } },
      // Reading the modules anew for each file takes three quarters of the processor time of those of pages, and a tenth of
      // that of all.
      {
        extends: true,
        test: { name: 'shared modules', include: [files], exclude: [...exclude, ...mocking], isolate: false },
      },
      // They take minutes, each of them alone: `npm run test:long`. Their short forms are part of `npm test`.
      {
        extends: true,
        test: {
          name: 'long',
          include: [long],
          exclude: ['**/node_modules/**'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
