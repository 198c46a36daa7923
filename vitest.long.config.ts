/** The tests that take minutes: `npm run test:long`. Their short forms are part of `npm test`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{server,tools}/**/*.long.test.ts'],
    exclude: ['**/node_modules/**'],
    fileParallelism: false,
    globalSetup: 'server/testing/answer-modules.ts',
  },
});
