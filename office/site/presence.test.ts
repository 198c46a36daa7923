import { expect, test } from 'vitest';
import { createPresences, editorMs, formMs } from './presence.ts';

// OFFICE-TOGETHER
test('shows two people at one file each other, until one leaves it', () => {
  let now = 1_000;
  const presences = createPresences(() => now);
  const ada = { file: 'company.yaml', name: 'Ada', forMs: editorMs };
  const bob = { file: 'company.yaml', name: 'Bob', forMs: formMs };
  expect(presences.enter('a', ada)).toEqual([]);
  now += 60_000;
  expect(presences.enter('b', bob)).toEqual([{ name: 'Ada', sinceMs: 1_000 }]);
  expect(presences.enter('a', ada)).toEqual([{ name: 'Bob', sinceMs: 61_000 }]);
  expect(presences.enter('phone', bob)).toEqual([
    { name: 'Bob', sinceMs: 61_000 },
    { name: 'Ada', sinceMs: 1_000 },
  ]);
  presences.leave('phone');
  expect(presences.enter('c', { ...ada, file: 'blog.yaml' })).toEqual([]);
  // Ada closes the tab without a word.
  now += editorMs + 1;
  expect(presences.enter('b', bob)).toEqual([]);
  expect(presences.enter('a', ada)).toEqual([{ name: 'Bob', sinceMs: 61_000 }]);
  presences.leave('b');
  expect(presences.enter('a', ada)).toEqual([]);
});
