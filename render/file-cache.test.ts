import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findCachedFile, findOrMakeFile } from './file-cache.ts';

const name = 'test-of-kept-files';
const folder = path.join('.cache', name);
const clear = () => rmSync(folder, { recursive: true, force: true });
beforeEach(clear);
afterEach(clear);

test('reuses a file while its sources match, rebuilds it when they change, and drops it after an unused month', async () => {
  mkdirSync(folder, { recursive: true });
  const unused = path.join(folder, 'unused');
  writeFileSync(unused, 'x');
  const fortyDaysAgo = Date.now() / 1000 - 40 * 86_400;
  utimesSync(unused, fortyDaysAgo, fortyDaysAgo);

  let count = 0;
  const make = async () => Buffer.from(String(++count));
  const find = async (...sources: (string | Buffer)[]) => String(await findOrMakeFile(name, sources, make));

  expect(await find('a', Buffer.from('b'))).toBe('1');
  expect(existsSync(unused)).toBe(false);
  expect(await find('a', Buffer.from('b'))).toBe('1');
  expect(await find('a', Buffer.from('c'))).toBe('2');
  expect(readdirSync(folder)).toHaveLength(2);
});

test('keeps a file for another month when a render uses it', async () => {
  const find = () => findOrMakeFile(name, ['a'], () => Promise.resolve(Buffer.from('x')));
  await find();
  const file = path.join(folder, readdirSync(folder)[0] ?? '');
  const twentyDaysAgo = Date.now() / 1000 - 20 * 86_400;
  utimesSync(file, twentyDaysAgo, twentyDaysAgo);
  await find();
  expect(statSync(file).mtimeMs / 1000).toBeGreaterThan(twentyDaysAgo + 19 * 86_400);
});

test.each([
  ['truncated', (bytes: Buffer) => bytes.subarray(0, 5)],
  ['empty', () => Buffer.alloc(0)],
  ['zeros', (bytes: Buffer) => Buffer.alloc(bytes.length)],
])('makes a file again that a power failure has damaged: %s', async (_, damage) => {
  const find = () => findOrMakeFile(name, ['a'], () => Promise.resolve(Buffer.from('content')));
  await find();
  const file = path.join(folder, readdirSync(folder)[0] ?? '');
  writeFileSync(file, damage(readFileSync(file)));
  expect(String(await findCachedFile(name, ['a']))).toBe('undefined');
  expect(String(await find())).toBe('content');
  expect(String(await findCachedFile(name, ['a']))).toBe('content');
});

test('makes a file again that cannot be read', async () => {
  const find = () => findOrMakeFile(name, ['a'], () => Promise.resolve(Buffer.from('content')));
  await find();
  const file = path.join(folder, readdirSync(folder)[0] ?? '');
  rmSync(file);
  symlinkSync(path.basename(file), file);
  expect(String(await find())).toBe('content');
});

test('never returns a file that is only partly written', async () => {
  mkdirSync(folder, { recursive: true });
  const whole = Buffer.alloc(50_000_000, 'x');
  const find = () => findOrMakeFile(name, ['a'], () => Promise.resolve(whole));
  const writing = find();
  while (readdirSync(folder).length === 0) await setImmediate();
  expect((await find()).length).toBe(whole.length);
  await writing;
});
