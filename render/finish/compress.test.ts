import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressQuickly, writeCompressed } from './compress.ts';

async function writeText(text: string) {
  const site = mkdtempSync(path.join(tmpdir(), 'compress-test-'));
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  const files = await writeCompressed(site, 'search.json', text);
  return { files, read: (ending: string) => readFileSync(path.join(site, `search.json${ending}`)) };
}

const makeText = (lines: number) =>
  Array.from({ length: lines }, (_, line) => `Wall ${line ** 2}\n`).join('');

test.each([
  ['slowly', 1_000, false],
  ['quickly above 500 kB', 50_000, true],
])('compresses a text %s', async (_how, lines, isQuick) => {
  const text = makeText(lines);
  expect(text.length > 500_000).toBe(isQuick);
  const { files, read } = await writeText(text);
  expect(files).toEqual(['search.json', 'search.json.br', 'search.json.gz']);
  expect(brotliDecompressSync(read('.br')).toString()).toBe(text);
  expect(gunzipSync(read('.gz')).toString()).toBe(text);
  expect(read('.br').equals(compressQuickly(text))).toBe(isQuick);
});

test('writes a short text only as it is', async () => {
  expect((await writeText('Wall')).files).toEqual(['search.json']);
});
