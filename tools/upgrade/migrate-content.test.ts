import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isFields } from '../../contract/values.ts';
import { makeTestFolder } from '../../server/testing/start-test-server.ts';
import { migrateContent } from './migrate-content.ts';
import type { Migration } from './migrations/migration.ts';

function makeContent(files: Record<string, string>) {
  const content = makeTestFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(content, name)), { recursive: true });
    writeFileSync(path.join(content, name), text);
  }
  return { content, read: (name: string) => readFileSync(path.join(content, name), 'utf8') };
}

const colors: Migration = {
  name: 'A page has a color',
  migrate: ({ data }) =>
    isFields(data) && 'hue' in data
      ? { data: { color: data['hue'], title: data['title'] }, notes: ['hue is now color'] }
      : undefined,
};

test('runs each step on the files with its old format, and keeps comments', () => {
  const { content, read } = makeContent({
    'pages/ours.yaml': 'hue: red\n# Ours\ntitle: Barn\n',
    'pages/new.yaml': 'color: blue\n',
  });
  const notes = [{ file: 'content/pages/ours.yaml', notes: ['hue is now color'] }];
  expect(migrateContent(content, [colors])).toEqual(notes);
  expect(read('pages/ours.yaml')).toBe('color: red\n# Ours\ntitle: Barn\n');
  expect(read('pages/new.yaml')).toBe('color: blue\n');
  expect(migrateContent(content, [colors])).toEqual([]);
});

test("keeps the owner's texts, and deletes files without any", () => {
  const { content, read } = makeContent({
    'words/site.yaml': '# Ours\nframe:\n  # Button\n  toTop: Up again\n  call: Call\n  fax: Fax\n',
    'words/answers.yaml': '# Answers\nproblem: {write: Contact us}\n',
  });
  const notes = migrateContent(content).flatMap(({ file, notes }) => notes.map((note) => `${file}: ${note}`));
  expect(read('words/site.yaml')).toBe('# Ours\nframe:\n  # Button\n  toTop: Up again\n');
  expect(() => read('words/answers.yaml')).toThrow('ENOENT');
  expect(notes).toContainEqual(expect.stringMatching(/^content\/words\/site.yaml: frame\.fax is left out/));
});

test('changes nothing in a second run', () => {
  const { content } = makeContent({ 'words/site.yaml': 'frame: {toTop: Up, fax: Fax}\n' });
  migrateContent(content);
  expect(migrateContent(content)).toEqual([]);
});

test('names a file that is not YAML', () => {
  const { content } = makeContent({ 'pages/ours.yaml': 'title: [\n' });
  expect(() => migrateContent(content, [colors])).toThrow('content/pages/ours.yaml is not YAML');
});
