import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { findHeadlessShell, requireChromium, testFlags } from './chromium.ts';

test('the browser of the tests keeps switched off what Playwright switches off', async () => {
  // A program that ends at once: the error quotes the whole command line.
  const launch = chromium.launch({ executablePath: '/bin/false', args: [...testFlags] });
  const { message } = await launch.then(
    () => new Error('It started.'),
    (error: Error) => error,
  );
  const lists = [...message.matchAll(/--disable-features=(\S+)/g)].map(([, list = '']) => list.split(','));
  expect(lists[0]).toContain('PaintHolding');
  expect(lists.at(-1)).toEqual(expect.arrayContaining(lists[0] ?? []));
  expect(lists.at(-1)).toContain('WebUIOmniboxPopup');
});

test('CHROMIUM_PATH decides for every test, and is refused when it is no program', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  const shell = path.join(folder, 'chromium-headless-shell');
  writeFileSync(shell, '', { mode: 0o755 });
  expect(path.basename(findHeadlessShell({ PATH: folder }) ?? '')).toBe('chromium-headless-shell');
  expect(findHeadlessShell({ PATH: folder, CHROMIUM_PATH: '/bin/sh' })).toBeUndefined();
  expect(requireChromium({ PATH: '', CHROMIUM_PATH: '/bin/sh' })).toBe('/bin/sh');
  expect(() => requireChromium({ PATH: '', CHROMIUM_PATH: '/nowhere' })).toThrow(
    'CHROMIUM_PATH names /nowhere, which is no program',
  );
  rmSync(folder, { recursive: true });
});
