import { defineConfig } from 'vitest/config';
import { words } from './site/integrations/words.ts';

export default defineConfig({
  plugins: [words],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{artwork,bench,tools,server,site,contract}/**/*.test.{ts,tsx}'],
    // While one waits for a clock, a disk or a database, another works.
    maxWorkers: 3,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    exclude: ['**/node_modules/**', 'dist/**', '**/*.long.test.ts'],
    // Class names of CSS Modules stay as written, so that tests can name them.
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
