import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bin, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { createSection } from './create-section.ts';

let copy: string;
let sections: string;
const readList = () => readFileSync(path.join(sections, 'schemas.ts'), 'utf8');

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'section-'));
  sections = path.join(copy, 'site/src/sections');
  for (const part of [
    'site',
    'content',
    'pictures/catalogue.yaml',
    'contract',
    'tsconfig.json',
    'vitest.config.ts',
    'package.json',
  ]) {
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterEach(() => rmSync(copy, { recursive: true }));

test('a new section type-checks, passes its own test and is formatted', { timeout: 120_000 }, async () => {
  const made = createSection(sections, 'NewProof');
  expect(made).toHaveLength(7);

  // Only what the generator writes: the whole project is the business of npm run check.
  const include = ['site/.astro/types.d.ts', 'site/src/sections/NewProof', 'site/src/sections/schemas.ts'];
  writeFileSync(path.join(copy, 'section.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  const types = await run(bin('tsc'), ['--noEmit', '-p', 'section.json'], { cwd: copy, quiet: true });
  const complaints = types.output
    .split('\n')
    .filter((line) => /^site\/src\/sections\/(NewProof|schemas)/.test(line));
  expect(complaints).toEqual([]);

  const ownTest = await run(bin('vitest'), ['run', '--root', copy, 'site/src/sections/NewProof'], {
    cwd: copy,
    quiet: true,
  });
  expect(ownTest.output).toMatch(/6 passed/);
  expect(ownTest.code).toBe(0);

  const style = await run(
    bin('prettier'),
    ['--config', path.join(root, '.prettierrc.json'), '--check', ...made],
    {
      quiet: true,
    },
  );
  expect(style.output).not.toContain('[warn]');
});

test('registers a section once, in its place in the alphabet', () => {
  createSection(sections, 'Aaa');
  createSection(sections, 'Zzz');
  const schemas = readList();
  expect(schemas).toMatch(/export const schemas = \{\n {2}Aaa: aaa,\n[^}]* {2}Zzz: zzz,\n\}/);
  expect(schemas.match(/Aaa\/Aaa\.schema\.ts/g)).toHaveLength(1);
});

test.each(['hero-2', 'proof', 'Hero2', ''])('refuses "%s" as a name and changes nothing', (name) => {
  const before = readList();
  expect(() => createSection(sections, name)).toThrow(/no name for a section/);
  expect(readList()).toEqual(before);
});

test('refuses a section that exists and changes nothing', () => {
  const before = readList();
  expect(() => createSection(sections, 'Hero')).toThrow(/exists already/);
  expect(readList()).toEqual(before);
});
