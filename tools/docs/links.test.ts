import { expect, test } from 'vitest';
import { checkLinks } from './links.ts';

test('a relative link that leads to no file is named with its place', () => {
  const text = '[a](a.md) [b](../README.md#x)\n[c](gone.md) [d](https://e.example/x.md) [e](#here)';
  const known = new Set(['docs/a.md', 'README.md']);
  const files = [
    { name: 'docs/x.md', text },
    { name: 'docs/x.ts', text },
  ];
  expect(checkLinks(files, (name) => known.has(name))).toEqual([
    'docs/x.md:2: the link leads nowhere: gone.md',
  ]);
});
