import { defineConfig } from '@playwright/test';
import { findHeadlessShell, requireChromium, testFlags } from './tools/lib/chromium.ts';

// The tests speak of the showcase's pages, people and numbers.
process.env['CONTENT'] ??= 'showcase';

const executablePath = findHeadlessShell() ?? requireChromium();

/** They take minutes: `npm run test:long`. */
const long = '**/*.long.e2e.ts';
/** They share one editor, which runs as long as its worker. */
const inEditor = /editor-\w+\.e2e\.ts$/;
/** They look at what the owner's copy of the project became. */
const inCopy = /(long-lists|new-variant|other-origin|published-files)\.e2e\.ts$/;

export default defineConfig({
  testDir: 'tests',
  // The longest begin first, so that at the end no worker builds while the others have nothing left to do.
  projects: [
    { name: 'owner', testMatch: 'copies/owner.setup.ts' },
    { name: 'editor', testMatch: inEditor, workers: 1 },
    { name: 'pages', testMatch: '**/*.e2e.ts', testIgnore: [inEditor, inCopy, long] },
    { name: 'in copy', testMatch: inCopy, dependencies: ['owner'] },
    { name: 'long', testMatch: long, dependencies: ['owner'], workers: 1 },
  ],
  outputDir: 'test-results',
  // The same on every machine.
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  globalSetup: './tests/global-setup.ts',
  fullyParallel: true,
  // More than the machine has cores: while one waits for a clock or a mail, another works.
  workers: 4,
  timeout: 90_000,
  // A busy machine is slow, not wrong; what the specification times is measured by a clock of its own.
  expect: { timeout: 20_000 },
  // In a log, what failed stands at the end, with its reason, where a log that was cut still has it.
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...testFlags] },
    screenshot: 'only-on-failure',
    // A context of its own costs a test a second of processor time (docs/decisions/0064).
    reuseContext: true,
  },
});
