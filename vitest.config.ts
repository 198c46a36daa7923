import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{artwork,bench,tools,server,site,contract}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', '**/*.long.test.ts'],
    // Class names of CSS Modules stay as written, so that tests can name them.
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
