import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../../server/testing/start-test-server.ts';
import { migrateContent } from './migrate-content.ts';

function makeContent(files: Record<string, string>) {
  const content = makeTestFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(content, name)), { recursive: true });
    writeFileSync(path.join(content, name), text);
  }
  return { content, read: (name: string) => readFileSync(path.join(content, name), 'utf8') };
}

const page = `# Ours
header: ${'centred'}
sections:
  # The old name of a call to action
  - kind: Invitation
    title: Ask us
`;

test('renames old sections and an old header, and keeps comments', () => {
  const { content, read } = makeContent({ 'pages/ours.yaml': page });
  expect(migrateContent(content)).toContainEqual({
    file: 'content/pages/ours.yaml',
    notes: ['kind: Invitation is now kind: CallToAction', `header: ${'centred'} is now header: centered`],
  });
  expect(read('pages/ours.yaml')).toBe(
    page.replace('Invitation', 'CallToAction').replace(`${'centred'}`, 'centered'),
  );
});

test('removes the field "reserve" from pictures', () => {
  const catalogue = '# Ours\n- {file: a.jpg, reserve: true, title: A}\n- {file: b.jpg, title: B}\n';
  const { content, read } = makeContent({ 'pictures/catalogue.yaml': catalogue });
  migrateContent(content);
  expect(read('pictures/catalogue.yaml')).toBe(
    '# Ours\n- {file: a.jpg, title: A}\n- {file: b.jpg, title: B}\n',
  );
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

test('adds required fields to the pages of projects and people, and removes unknown ones', () => {
  const { content, read } = makeContent({
    'detail-pages.yaml': 'project: {goals: Goals} # Ours\nmember: {sharePicture: frame, parent: Team}\n',
  });
  const notes = migrateContent(content).find(({ file }) => file === 'content/detail-pages.yaml')?.notes;
  expect(notes).toEqual([
    'project.others is new: {"label":"More work","title":"Other finished jobs"}',
    'member.sharePicture is removed. It was: "frame"',
  ]);
  expect(read('detail-pages.yaml')).toMatch(/# Ours\n(?:.*\n)*member: \{parent: Team\}\n/);
});

test('changes nothing in a second run', () => {
  const { content } = makeContent({ 'pages/ours.yaml': page, 'words/site.yaml': 'frame: {toTop: Up}\n' });
  migrateContent(content);
  expect(migrateContent(content)).toEqual([]);
});

test('names a file that is not YAML', () => {
  const { content } = makeContent({ 'pages/ours.yaml': 'title: [\n' });
  expect(() => migrateContent(content)).toThrow('content/pages/ours.yaml is not YAML');
});
