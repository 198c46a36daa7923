import { defineConfig } from '@playwright/test';
import { findHeadlessShell, requireChromium, testFlags } from './tools/lib/chromium.ts';

// The tests expect the showcase's pages, people and numbers.
process.env['CONTENT'] ??= 'showcase';

const executablePath = findHeadlessShell() ?? requireChromium();

/** Slow tests, for `npm run test:long`. */
const long = '**/*.long.e2e.ts';
/** These share one editor per worker. */
const inEditor = /editor-\w+\.e2e\.ts$/;
/** These read the built owner's copy of the project. */
const inCopy = /(long-lists|new-variant|other-origin|published-files)\.e2e\.ts$/;

export default defineConfig({
  testDir: 'tests',
  // The longest tests start first, so that no worker is still building at the end while the others are idle.
  projects: [
    { name: 'owner', testMatch: 'copies/owner.setup.ts' },
    { name: 'editor', testMatch: inEditor, workers: 1 },
    { name: 'pages', testMatch: '**/*.e2e.ts', testIgnore: [inEditor, inCopy, long] },
    { name: 'in copy', testMatch: inCopy, dependencies: ['owner'] },
    { name: 'long', testMatch: long, dependencies: ['owner'], workers: 1 },
  ],
  outputDir: 'test-results',
  // One set of snapshots for all machines.
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  globalSetup: './tests/global-setup.ts',
  fullyParallel: true,
  // More workers than cores: some wait for a clock or a mail while others work.
  workers: 4,
  timeout: 90_000,
  // Timeouts allow for a busy machine. Tests of specified timings use a controlled clock.
  expect: { timeout: 20_000 },
  // In a log, `dot` prints failures with reasons at the end, which survives if the log is cut.
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...testFlags] },
    screenshot: 'only-on-failure',
    // A new context costs each test a second of processor time (docs/decisions/0064).
    reuseContext: true,
  },
});
