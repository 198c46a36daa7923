import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const program = `
  const { openFileResults } = await import(${JSON.stringify(new URL('file-results.ts', import.meta.url).href)});
  const [, file, stamp, value] = process.argv;
  const results = openFileResults('numbers');
  console.log(String(results.find(file, stamp)));
  if (value) results.add(file, stamp, Number(value));
`;

test('keeps the results of two processes at once, and forgets deleted files', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'file-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, READ_CACHE: path.join(folder, 'read') };
  const [one = '', two = '', three = ''] = ['one', 'two', 'three'].map((name) => path.join(folder, name));
  for (const file of [one, two, three]) writeFileSync(file, 'x');
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['-e', program, ...args], { env, encoding: 'utf8' }).trim();
  expect(run(one, 'a', '1')).toBe('undefined');
  // It has read the cache before the next process adds to it.
  const early = spawn(
    process.execPath,
    ['-e', `${program}; await new Promise(process.once.bind(process, 'SIGUSR2'))`, two, 'a', '2'],
    { env },
  );
  await once(early.stdout, 'data');
  run(three, 'a', '3');
  early.kill('SIGUSR2');
  await once(early, 'exit');
  expect([one, two, three].map((file) => run(file, 'a'))).toEqual(['1', '2', '3']);
  expect(run(one, 'b'), 'the file changed').toBe('undefined');
  rmSync(two);
  run(one, 'b', '4');
  const saved = JSON.parse(readFileSync(path.join(folder, 'read/numbers.json'), 'utf8')) as object;
  expect(Object.keys(saved).sort()).toEqual([one, three].sort());
});

test('ends without an error if the cache cannot be written', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'file-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'file');
  writeFileSync(file, 'x');
  const env = { ...process.env, READ_CACHE: path.join(file, 'read') };
  expect(execFileSync(process.execPath, ['-e', program, file, 'a', '1'], { env, encoding: 'utf8' })).toBe(
    'undefined\n',
  );
});
