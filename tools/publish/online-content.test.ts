import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../../server/testing/start-test-server.ts';
import { listChangedFiles, readContentHashes, recordContent } from './online-content.ts';

test('lists files changed, added or removed since a version', () => {
  const root = makeTestFolder();
  const content = path.join(root, 'content');
  const write = (file: string, text: string) => writeFileSync(path.join(content, file), text);
  mkdirSync(content);
  write('company.yaml', 'name: A');
  write('blog.yaml', 'more: Read');
  recordContent(root, content, 'first', readContentHashes(content));
  expect(listChangedFiles(root, content, 'first')).toEqual([]);

  write('company.yaml', 'name: B');
  write('house.jpg', 'picture');
  expect(listChangedFiles(root, content, 'first')).toEqual(['company.yaml', 'house.jpg']);
  recordContent(root, content, 'second', readContentHashes(content));
  expect(listChangedFiles(root, content, 'second')).toEqual([]);
  expect(listChangedFiles(root, content, 'first')).toEqual(['company.yaml', 'house.jpg']);
  expect(listChangedFiles(root, content, 'of another machine')).toBeUndefined();
});
