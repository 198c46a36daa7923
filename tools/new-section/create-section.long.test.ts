import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bin, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { createSection } from './create-section.ts';
import { writeSchemasList } from './schemas-list.ts';

/** Skips folders that a parallel build writes to. */
const isSource = (file: string) => !/[\\/](node_modules|\.astro)$/.test(file);

let copy: string;
let sections: string;
const readList = () => readFileSync(path.join(sections, 'schemas.ts'), 'utf8');

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'section-'));
  sections = path.join(copy, 'site/src/sections');
  for (const part of [
    'site',
    'showcase',
    'contract',
    'domain',
    'render',
    'server/testing',
    'tsconfig.json',
    'vitest.config.ts',
    'package.json',
  ]) {
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true, filter: isSource });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterEach(() => rmSync(copy, { recursive: true }));

test(
  'generates sections of every form that type-check, pass their tests and are formatted',
  { timeout: 120_000 },
  async () => {
    const made = [
      ...createSection(sections, 'NewProof'),
      ...createSection(sections, 'NewScript', 'script'),
      ...createSection(sections, 'NewIsland', 'island'),
    ];
    const names = made.map((file) => path.basename(file)).filter((file) => file.startsWith('New'));
    expect(names.filter((file) => /\.(astro|client\.ts|island\.tsx)$/.test(file))).toEqual([
      'NewScript.astro',
      'NewScript.client.ts',
      'NewIsland.astro',
      'NewIsland.island.tsx',
    ]);
    expect(names).toHaveLength(5 + 7 + 6);

    // Check only the generated files. `npm run check` checks the whole project.
    const include = ['site/.astro/types.d.ts', 'site/src/sections/New*', 'site/src/sections/schemas.ts'];
    writeFileSync(path.join(copy, 'section.json'), JSON.stringify({ extends: './tsconfig.json', include }));
    const types = await run(bin('tsc'), ['--noEmit', '-p', 'section.json'], { cwd: copy, quiet: true });
    const complaints = types.output
      .split('\n')
      .filter((line) => /^site\/src\/sections\/(New|schemas)/.test(line));
    expect(complaints).toEqual([]);

    const ownTests = await run(bin('vitest'), ['run', '--root', copy, 'site/src/sections/New'], {
      cwd: copy,
      quiet: true,
    });
    expect(ownTests.output).toMatch(/12 passed/);
    expect(ownTests.code).toBe(0);

    const style = await run(
      bin('prettier'),
      ['--config', path.join(root, '.prettierrc.json'), '--check', ...made],
      { quiet: true },
    );
    expect(style.output).not.toContain('[warn]');
  },
);

test('keeps the list of schemas as the generator writes it', () => {
  const entries = readdirSync(sections, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(readList()).toBe(writeSchemasList(folders));
});

test.each(['hero-2', 'proof', 'Hero2', ''])('refuses the name "%s" and changes nothing', (name) => {
  const before = readList();
  expect(() => createSection(sections, name)).toThrow(/cannot name a section/);
  expect(readList()).toEqual(before);
});
