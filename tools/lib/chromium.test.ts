import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findHeadlessShell, requireChromium } from './chromium.ts';

test('uses CHROMIUM_PATH for every test, and refuses it if it is not a program', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  const shell = path.join(folder, 'chromium-headless-shell');
  writeFileSync(shell, '', { mode: 0o755 });
  expect(path.basename(findHeadlessShell({ PATH: folder }) ?? '')).toBe('chromium-headless-shell');
  expect(findHeadlessShell({ PATH: folder, CHROMIUM_PATH: '/bin/sh' })).toBeUndefined();
  expect(requireChromium({ PATH: '', CHROMIUM_PATH: '/bin/sh' })).toBe('/bin/sh');
  expect(() => requireChromium({ PATH: '', CHROMIUM_PATH: '/nowhere' })).toThrow(
    'CHROMIUM_PATH is /nowhere, which is not a program',
  );
  rmSync(folder, { recursive: true });
});
