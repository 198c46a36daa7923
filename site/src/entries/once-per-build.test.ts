import { afterEach, expect, test, vi } from 'vitest';
import { oncePerBuild } from './once-per-build.ts';

afterEach(() => vi.unstubAllEnvs());

test('makes a value once per build, and on every call in development', async () => {
  let count = 0;
  const load = oncePerBuild(async () => (count += 1));
  vi.stubEnv('DEV', true);
  expect([await load(), await load()]).toEqual([1, 2]);
  vi.stubEnv('DEV', false);
  expect(await Promise.all([load(), load(), load()])).toEqual([3, 3, 3]);
});
