/** pictures/MISSING.md tells where a drawing stands for a picture; it must tell the truth about content/. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const readText = (file: string) => readFileSync(file, 'utf8');
const content = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readText(path.join('content', file)))
  .join('\n');

test('MISSING.md lists exactly the drawings that content uses', () => {
  const used = new Set(content.match(/\bdrawing-[a-z-]+/g));
  const listed = new Set(readText('pictures/MISSING.md').match(/(?<=\| `)drawing-[a-z-]+(?=` \| \/)/g));
  expect([...listed].sort()).toEqual([...used].sort());
});
