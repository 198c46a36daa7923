import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { describeOnline } from './describe-online.ts';
import { createJournal, type Journal } from './journal.ts';

let root: string;
let content: string;
let journal: Journal;
let nowMs = 1_000;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'journal-'));
  content = path.join(root, 'my content');
  mkdirSync(path.join(content, 'pages'), { recursive: true });
  write('company.yaml', 'name: A');
  journal = createJournal(root, content, () => nowMs);
  onTestFinished(() => rmSync(root, { recursive: true }));
});
const write = (file: string, text: string) => writeFileSync(path.join(content, file), text);

test('notes the author of every file that a call changes, also when the call fails', async () => {
  await journal.watch('Ada', () => write('company.yaml', 'name: Bell'));
  nowMs = 2_000;
  const failing = journal.watch('Bob', () => {
    write('pages/about.yaml', 'title: About');
    throw new Error('half way');
  });
  await expect(failing).rejects.toThrow('half way');
  await journal.watch('Cid', () => undefined);
  expect(journal.list()).toEqual([
    { file: 'company.yaml', author: 'Ada', atMs: 1_000 },
    { file: 'pages/about.yaml', author: 'Bob', atMs: 2_000 },
  ]);
});

test('loses only the line that a crash cut off', async () => {
  await journal.watch('Ada', () => write('company.yaml', 'name: Bell'));
  appendFileSync(path.join(root, '.cache/editor/history/my content.changes.jsonl'), '\n{"file":"pag');
  await journal.watch('Bob', () => write('company.yaml', 'name: Bells'));
  expect(journal.list().map(({ author }) => author)).toEqual(['Ada', 'Bob']);
});

test('describes what is saved and not online, with those who changed it', async () => {
  await journal.watch('Ada', () => write('company.yaml', 'name: Bell'));
  await journal.watch('Bob', () => write('company.yaml', 'name: Bells'));
  write('pages/about-us.yaml', 'title: About');
  const files = [{ file: 'company.yaml', type: 'company', group: 'site', label: 'Company' } as const];
  const site = path.join(root, 'site');
  expect(await describeOnline({ content, site, journal, files })).toEqual({
    changed: [
      { file: 'company.yaml', label: 'Company', people: ['Ada', 'Bob'] },
      { file: 'pages/about-us.yaml', label: 'About us', people: [] },
    ],
    canGoBack: false,
  });
});
