import { defineConfig } from '@playwright/test';
import type { EngineName } from './tests/engines/engine-test.ts';
import { findHeadlessShell, requireChromium, testFlags } from './tools/lib/chromium.ts';

// The tests use the showcase's pages, people and numbers.
process.env['CONTENT'] ??= 'showcase';

const executablePath = findHeadlessShell() ?? requireChromium();

/** Tests that take minutes: `npm run test:long`. */
const slow = '**/*.long.e2e.ts';
/** Journeys in other engines. `npm test` runs them at the width where people use the engine most. */
const journeys = 'engines/*.journey.ts';
const tables = 'engines/{back,dialogs}.journey.ts';
/** They take a second tenth of the tests' processor time: `npm run test:long`. */
const long = {
  firefox: /on a phone|(back|paper|office)\.journey/,
  webkit: /at a desk|back\.journey|scripts off/,
};
/** Tests that share one editor process, which runs as long as its worker. */
const inEditor = /editor-[\w-]+\.e2e\.ts$/;
/** Tests that read the owner's copy of the project. */
const inCopy = /(long-lists|new-variant|other-origin|published-files)\.e2e\.ts$/;

export default defineConfig<object, { engine: EngineName }>({
  testDir: 'tests',
  // The longest projects start first, so no worker is still building while the others are idle.
  projects: [
    { name: 'owner', testMatch: 'copies/owner.setup.ts' },
    { name: 'editor', testMatch: inEditor, workers: 1 },
    { name: 'pages', testMatch: '**/*.e2e.ts', testIgnore: [inEditor, inCopy, slow] },
    { name: 'in copy', testMatch: inCopy, dependencies: ['owner'] },
    { name: 'chromium', testMatch: tables, workers: 1, use: { engine: 'chromium' } },
    ...(['firefox', 'webkit'] as const).flatMap((engine) => {
      const project = { testMatch: journeys, workers: 1, use: { engine } };
      return [
        { name: engine, ...project, grepInvert: long[engine] },
        { name: `${engine} at length`, ...project, grep: long[engine] },
      ];
    }),
    { name: 'long', testMatch: slow, dependencies: ['owner'], workers: 1 },
  ],
  outputDir: 'test-results',
  // The same path on every machine.
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  globalSetup: './tests/global-setup.ts',
  fullyParallel: true,
  // More workers than cores: while one waits for a clock or a mail, another works.
  workers: 4,
  timeout: 90_000,
  // A busy machine is slow, not broken. Tests of specified times (HOME-COUNTERS, for example) use a fake clock.
  expect: { timeout: 20_000 },
  // These reporters print failures last, where a truncated log still has them.
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...testFlags] },
    screenshot: 'only-on-failure',
    // A new context costs a second of CPU time per test (docs/decisions/0064).
    reuseContext: true,
  },
});
