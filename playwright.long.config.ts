/** Browser tests that take minutes: `npm run test:long`. Their short forms are part of `npm test`. */
import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

export default defineConfig({
  ...config,
  projects: [{ name: 'long', testMatch: '**/*.long.e2e.ts' }],
  // Each builds a copy of the project for itself, and nothing needs the server of the others.
  globalSetup: [],
  fullyParallel: false,
  reporter: 'line',
});
