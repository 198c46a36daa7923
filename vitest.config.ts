import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { wordsModules } from './site/integrations/words-modules.ts';

const files = '{artwork,bench,contract,domain,office,render,server,site,tools}/**/*.test.{ts,tsx}';
// The tests use the showcase's pages, people and numbers. Modules read this before any test runs.
process.env['CONTENT'] ??= 'showcase';

/** Their mocks would leak into every file that shares their modules. */
const mocking = globSync(files, { exclude: ['**/node_modules/**'] }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules|stub\w+)\(/.test(readFileSync(file, 'utf8')),
);
const long = '**/*.long.test.ts';
const exclude = ['**/node_modules/**', '{dist,dist.releases}/**', long];

export default defineConfig({
  plugins: [wordsModules()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // More workers than cores: while one waits for a clock, a disk or a database, another works.
    maxWorkers: 3,
    // A busy machine is slow, not broken.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    globalSetup: 'server/testing/screen-modules.ts',
    // Keep the class names of CSS Modules as written, so tests can use them.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: { name: 'own modules', include: mocking, exclude } },
      // Without isolation, page tests take a quarter of the CPU time, and all tests 10 % less.
      {
        extends: true,
        test: { name: 'shared modules', include: [files], exclude: [...exclude, ...mocking], isolate: false },
      },
      // Tests that take minutes and run one at a time: `npm run test:long`. Their short forms are in `npm test`.
      {
        extends: true,
        test: {
          name: 'long',
          include: [long],
          exclude: ['**/node_modules/**'],
          maxWorkers: 1,
          testTimeout: 600_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
