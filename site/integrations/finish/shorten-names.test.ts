import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shortenNames } from './shorten-names.ts';

function shorten(files: string[], html: string) {
  const site = mkdtempSync(path.join(tmpdir(), 'names-'));
  mkdirSync(path.join(site, '_a'));
  for (const file of files) writeFileSync(path.join(site, '_a', file), '');
  const result = { html: shortenNames(site)(html), files: readdirSync(path.join(site, '_a')).sort() };
  rmSync(site, { recursive: true });
  return result;
}

test("keeps two letters of each derivative's hash, in file names and pages", () => {
  const { html, files } = shorten(
    [
      'a-room.C6NRWeRe_Z1LBX8k.avif',
      'a-room.C6NRWeRe_Z1iYQaA.avif',
      'a-room.C6NRWeRe.jpg',
      'app.C6NRWeRe.js',
    ],
    'srcset="/_a/a-room.C6NRWeRe_Z1LBX8k.avif 400w, /_a/a-room.C6NRWeRe_Z1iYQaA.avif 760w" src="https://a.example/_a/a-room.C6NRWeRe.jpg"',
  );
  expect(files).toEqual([
    'a-room.C6NRWeRe.jpg',
    'a-room.C6NRWeRe_8k.avif',
    'a-room.C6NRWeRe_aA.avif',
    'app.C6NRWeRe.js',
  ]);
  expect(html).toBe(
    'srcset="/_a/a-room.C6NRWeRe_8k.avif 400w, /_a/a-room.C6NRWeRe_aA.avif 760w" src="https://a.example/_a/a-room.C6NRWeRe.jpg"',
  );
});

test('keeps as many letters as it takes to tell derivatives apart', () => {
  const { files } = shorten(
    ['a.C6NRWeRe_Z1LB8k.avif', 'a.C6NRWeRe_Z2LC8k.avif', 'a.C6NRWeRe_1tLC8k.webp'],
    '',
  );
  expect(files).toEqual(['a.C6NRWeRe_8k.webp', 'a.C6NRWeRe_B8k.avif', 'a.C6NRWeRe_C8k.avif']);
});
