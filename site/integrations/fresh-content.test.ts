import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropStaleContent } from './fresh-content.ts';

let folder: string;
const file = (name: string) => path.join(folder, name);
const drop = () => dropStaleContent(folder, file('.cache/rules'), [file('store.json')]);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fresh-content-'));
  mkdirSync(file('site/src/sections'), { recursive: true });
  mkdirSync(file('contract'));
  writeFileSync(file('package-lock.json'), '{}');
  writeFileSync(file('site/src/sections/A.schema.ts'), 'export const a = 1;');
  drop();
  writeFileSync(file('store.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('keeps content that was read with the same rules', () => {
  drop();
  expect(existsSync(file('store.json'))).toBe(true);
});

test.each(['site/src/sections/A.schema.ts', 'contract/company.ts', 'package-lock.json'])(
  'drops cached content when %s changes',
  (name) => {
    writeFileSync(file(name), 'export const changed = true;');
    drop();
    expect(existsSync(file('store.json'))).toBe(false);
  },
);

test('keeps cached content when a test changes', () => {
  writeFileSync(file('site/src/sections/A.test.ts'), '1');
  drop();
  expect(existsSync(file('store.json'))).toBe(true);
});
