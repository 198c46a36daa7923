import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { wordsModules } from './site/integrations/words-modules.ts';

const files = '{artwork,bench,contract,domain,server,site,tools}/**/*.test.{ts,tsx}';
// The tests expect the showcase's pages, people and numbers. Modules read this before any test runs.
process.env['CONTENT'] ??= 'showcase';

/** Files that mock modules. In a shared module cache, a mock would stay for other files too. */
const mocking = globSync(files, { exclude: ['**/node_modules/**'] }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules|stub\w+)\(/.test(readFileSync(file, 'utf8')),
);
const long = '**/*.long.test.ts';
const exclude = ['**/node_modules/**', 'dist/**', long];

export default defineConfig({
  plugins: [wordsModules],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Some workers wait for a clock, a disk or a database while others work.
    maxWorkers: 3,
    // The timeout allows for a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: 'server/testing/answer-modules.ts',
    // Keep the class names of CSS Modules unchanged, so that tests can name them.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: { name: 'own modules', include: mocking, exclude } },
      // Reloading modules for each file takes three quarters of the processor time of page tests, and a tenth of the
      // total.
      {
        extends: true,
        test: { name: 'shared modules', include: [files], exclude: [...exclude, ...mocking], isolate: false },
      },
      // Slow tests that run one at a time, for `npm run test:long`. `npm test` has short forms of them.
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
