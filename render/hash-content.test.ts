import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashContent, listChanges } from './hash-content.ts';

test('lists changed, new and deleted files, and passes folders with a dot and broken links', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hash-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  mkdirSync(path.join(folder, 'pictures/2026.05'), { recursive: true });
  symlinkSync('nowhere', path.join(folder, 'lost.yaml'));
  for (const file of ['a.yaml', 'b.yaml', 'pictures/2026.05/c.jpg']) write(file, 'old');
  const before = await hashContent(folder);
  expect(Object.keys(before)).toEqual(['a.yaml', 'b.yaml', 'pictures/2026.05/c.jpg']);
  rmSync(path.join(folder, 'a.yaml'));
  for (const file of ['pictures/2026.05/c.jpg', 'd.yaml']) write(file, 'newer');
  expect(listChanges(before, await hashContent(folder))).toEqual([
    'a.yaml',
    'd.yaml',
    'pictures/2026.05/c.jpg',
  ]);
});
