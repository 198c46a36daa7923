/**
 * Rewrites code for older browsers, but not the code that Node runs: a rewritten private field is an entry of a WeakMap,
 * which takes much longer. Astro overwrites `environments` of the configuration, but not what a plugin sets.
 */
import type { Plugin } from 'vite';

/** The oldest browsers in the README; tests/browsers.e2e.ts checks the build's output. */
export const oldestBrowsers = ['safari15.4', 'chrome108', 'firefox121'];

export const targets: Plugin = {
  name: 'targets',
  configEnvironment(name, options) {
    options.build = { ...options.build, target: name === 'client' ? oldestBrowsers : 'esnext' };
  },
};
