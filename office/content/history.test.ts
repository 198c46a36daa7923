import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createHistory } from './history.ts';

function open(now = () => 1_764_000_000_000) {
  const root = mkdtempSync(path.join(tmpdir(), 'history-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return createHistory(root, path.join(root, 'content'), now);
}

test('lists every text with the latest first, even after two saves within a millisecond', () => {
  const history = open();
  const first = history.keep('company.yaml', 'name: one\n');
  const second = history.keep('company.yaml', 'name: two\n');
  expect(history.list('company.yaml')).toEqual([second, first]);
  expect(history.read('company.yaml', first.id)).toBe('name: one\n');
  expect(history.list('blog.yaml')).toEqual([]);
});

test('reads only version files', () => {
  const history = open();
  history.keep('company.yaml', 'name: one\n');
  for (const id of ['../../../../etc/passwd', '', '1764000000000-zzz', 'x'])
    expect(history.read('company.yaml', id)).toBeUndefined();
});

test('keeps the last 200 versions', () => {
  const history = open();
  for (let count = 0; count < 205; count++) history.keep('blog.yaml', `n: ${count}\n`);
  const kept = history.list('blog.yaml');
  expect(kept).toHaveLength(200);
  expect(history.read('blog.yaml', kept[0]?.id ?? '')).toBe('n: 204\n');
});
