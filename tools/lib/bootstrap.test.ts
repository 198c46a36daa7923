import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './paths.ts';

test('says which library the Node of the project lacks, and asks again at the next start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'tools'));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  copyFileSync(join(root, 'tools/bootstrap.mjs'), join(folder, 'tools/bootstrap.mjs'));
  const nothing = JSON.stringify({ packages: {} });
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(folder, name), nothing);
  const broken = '#!/bin/sh\necho "error while loading shared libraries: libatomic.so.1" >&2\nexit 127\n';
  writeFileSync(join(folder, 'node_modules/.bin/node'), broken, { mode: 0o755 });

  const started = spawnSync(process.execPath, [join(folder, 'tools/bootstrap.mjs'), 'any.ts'], {
    encoding: 'utf8',
  });
  expect(started.status).toBe(1);
  expect(started.stderr).toContain('apt-get install libatomic1');
  expect(existsSync(join(folder, 'node_modules/.installed-for'))).toBe(false);
});
