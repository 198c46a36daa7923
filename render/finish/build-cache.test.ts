import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBuildCache } from './build-cache.ts';

test('makes a result once per set of sources, and drops it when a build no longer requests it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let made = 0;
  const make = () => Promise.resolve({ made: ++made });

  const first = openBuildCache<{ made: number }>(folder);
  expect(await first.findOrMake(['ab', 'c'], make)).toEqual({ made: 1 });
  expect(await first.findOrMake(['a', 'bc'], make)).toEqual({ made: 2 });
  first.prune();
  expect(readdirSync(folder)).toHaveLength(2);

  const second = openBuildCache<{ made: number }>(folder);
  expect(await second.findOrMake(['ab', 'c'], make)).toEqual({ made: 1 });
  second.prune();
  expect(readdirSync(folder)).toHaveLength(1);
});
