import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { searchIndexLimit } from './limits.ts';
import { findSearchExcess } from './search-weight.ts';

test('an index that is missing or too heavy over the wire fails the build', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'search-weight-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  const write = (name: string, bytes: number) => writeFileSync(path.join(site, name), 'x'.repeat(bytes));
  expect(findSearchExcess(site)).toEqual([expect.stringContaining('is missing')]);
  write('search-index.json', searchIndexLimit + 1);
  expect(findSearchExcess(site)).toEqual([expect.stringContaining(`${searchIndexLimit + 1} bytes`)]);
  write('search-index.json.br', searchIndexLimit);
  expect(findSearchExcess(site)).toEqual([]);
});
