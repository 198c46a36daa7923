import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFields } from '../contract/values.ts';
import { listFiles } from './finish/hashes.ts';
import { migrateContent } from './migrate-content.ts';
import type { Migration } from './migrations.ts';

const starter = path.resolve(import.meta.dirname, '../starter');

/** Format 2: the company's `email` is `mail`. */
const renamed: Migration = {
  migrate: ({ name, data }) =>
    name === 'company.yaml' && isFields(data) && 'email' in data
      ? {
          data: Object.fromEntries(
            Object.entries(data).map(([key, value]) => [key === 'email' ? 'mail' : key, value]),
          ),
          changes: ['“email” is “mail” now.'],
        }
      : undefined,
};
/** Format 3: a page has no `wide`. */
const dropped: Migration = {
  migrate: ({ name, data }) => {
    if (!name.startsWith('pages/') || !isFields(data) || !('wide' in data)) return undefined;
    const { wide: _, ...rest } = data;
    return { data: rest, changes: ['“wide” is gone: every page is.'] };
  },
};

let folder = '';
let content = '';
let cache = '';
const read = (name: string) => readFileSync(path.join(content, name), 'utf8');
const readAll = () => listFiles(content).map((name) => [name, read(name)] as const);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'migration-'));
  content = path.join(folder, 'content');
  cache = path.join(folder, 'cache');
  cpSync(starter, content, { recursive: true });
  rmSync(path.join(content, 'pictures'), { recursive: true });
  writeFileSync(path.join(content, 'pages/ours.yaml'), '# Ours\ntitle: Barn\nwide: true\n');
  vi.stubEnv('CACHE_DIR', cache);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

// CONTENT-MIGRATED
test('changes only the lines with the old format, and saves the earlier files', () => {
  const before = readAll();
  const sentences = migrateContent(content, [renamed, dropped]);
  expect(sentences).toEqual([
    'content/company.yaml: “email” is “mail” now.',
    'content/pages/ours.yaml: “wide” is gone: every page is.',
    `content/: the earlier files are in ${path.join(cache, 'content-format-1')}.`,
  ]);
  const company = new Map(before).get('company.yaml') ?? '';
  expect(read('company.yaml')).toBe(company.replace(/^email:/m, 'mail:'));
  expect(read('pages/ours.yaml')).toBe('# Ours\ntitle: Barn\n');
  expect(listFiles(path.join(cache, 'content-format-1')).sort()).toEqual(['company.yaml', 'pages/ours.yaml']);
  expect(readFileSync(path.join(cache, 'content-format-1/company.yaml'), 'utf8')).toBe(company);
});

test('changes nothing in a second run, also of a folder that lost the number of its format', () => {
  migrateContent(content, [renamed, dropped]);
  const after = readAll();
  expect(migrateContent(content, [renamed, dropped])).toEqual([]);
  rmSync(path.join(content, '.format'));
  expect(migrateContent(content, [renamed, dropped])).toEqual([]);
  expect(readAll()).toEqual(after);
});

test('begins with the format of the folder', () => {
  writeFileSync(path.join(content, '.format'), '2\n');
  expect(migrateContent(content, [renamed, dropped]).join()).not.toContain('mail');
  expect(parse(read('company.yaml'))).toHaveProperty('email');
  expect(read('pages/ours.yaml')).not.toContain('wide');
});

test('leaves the folder as it was when a file cannot be migrated', () => {
  writeFileSync(path.join(content, 'pages/zoo.yaml'), 'title: [\n');
  const before = readAll();
  expect(() => migrateContent(content, [renamed, dropped])).toThrow(/pages\/zoo\.yaml cannot be migrated/);
  expect(readAll()).toEqual(before);
  expect(existsSync(cache)).toBe(false);
});

test('leaves the folder as it was when a file cannot be written', () => {
  const before = readAll();
  // The last file of the two: its new text cannot be written beside it.
  mkdirSync(path.join(content, `pages/ours.yaml.${process.pid}.new`));
  expect(() => migrateContent(content, [renamed, dropped])).toThrow('EISDIR');
  expect(readAll()).toEqual(before);
  expect(existsSync(path.join(content, '.format'))).toBe(false);
});

test('refuses content of a newer version', () => {
  writeFileSync(path.join(content, '.format'), '4\n');
  const before = readAll();
  expect(() => migrateContent(content, [renamed, dropped])).toThrow(
    /names format 4 of the content, and this version of the program reads up to 3/,
  );
  expect(readAll()).toEqual(before);
});

test('runs before the development server, too', () => {
  writeFileSync(path.join(content, '.format'), '99\n');
  const dev = path.resolve(starter, '../tools/dev.ts');
  const env = { ...process.env, CONTENT: content };
  const { status, stderr } = spawnSync(process.execPath, [dev], { env, encoding: 'utf8' });
  expect(stderr).toContain('names format 99 of the content');
  expect(status).toBe(1);
}, 60_000);

test('finds the showcase and the starter in the format of this version', () => {
  for (const own of [starter, path.resolve(starter, '../showcase')]) expect(migrateContent(own)).toEqual([]);
});
