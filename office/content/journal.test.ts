import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { describeOnline } from './describe-online.ts';
import { createHistory, type History } from './history.ts';
import type { Models } from './models.ts';
import { createJournal, type Journal } from './journal.ts';
import { createSessionChanges } from './session-changes.ts';
import { compareValues, listVersions } from './compare-versions.ts';

let root: string;
let content: string;
let journal: Journal;
let history: History;
const startMs = 1_764_000_000_000;
let nowMs = startMs;
beforeEach(() => {
  nowMs = startMs;
  root = mkdtempSync(path.join(tmpdir(), 'journal-'));
  content = path.join(root, 'my content');
  mkdirSync(path.join(content, 'pages'), { recursive: true });
  write('company.yaml', 'name: A');
  history = createHistory(root, content, () => nowMs);
  journal = createJournal({ root, content, history, nowMs: () => nowMs });
  onTestFinished(() => rmSync(root, { recursive: true }));
});
const by = (author: string) => ({ author, session: `${author}-1`, personId: 1, device: 'Safari, iPhone' });
const read = (file: string) => readFileSync(path.join(content, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(content, file), text);

test('notes the author of every file that a call changes, also when the call fails', async () => {
  await journal.watch(by('Ada'), () => write('company.yaml', 'name: Bell'));
  nowMs = startMs + 2_000;
  const failing = journal.watch(by('Bob'), () => {
    write('pages/about.yaml', 'title: About');
    throw new Error('half way');
  });
  await expect(failing).rejects.toThrow('half way');
  await journal.watch(by('Cid'), () => undefined);
  expect(journal.list()).toMatchObject([
    { file: 'company.yaml', author: 'Ada', session: 'Ada-1', atMs: startMs },
    { file: 'pages/about.yaml', author: 'Bob', atMs: startMs + 2_000 },
  ]);
});

test('loses only the line that a crash cut off', async () => {
  await journal.watch(by('Ada'), () => write('company.yaml', 'name: Bell'));
  appendFileSync(path.join(root, '.cache/editor/history/my content.changes.jsonl'), '\n{"file":"pag');
  await journal.watch(by('Bob'), () => write('company.yaml', 'name: Bells'));
  expect(journal.list().map(({ author }) => author)).toEqual(['Ada', 'Bob']);
});

test('describes what is saved and not online, with those who changed it', async () => {
  await journal.watch(by('Ada'), () => write('company.yaml', 'name: Bell'));
  await journal.watch(by('Bob'), () => write('company.yaml', 'name: Bells'));
  write('pages/about-us.yaml', 'title: About');
  const files = [{ file: 'company.yaml', type: 'company', group: 'site', label: 'Company' } as const];
  const site = path.join(root, 'site');
  expect(await describeOnline({ content, site, journal, files, known: [] })).toEqual({
    changed: [
      { file: 'company.yaml', label: 'Company', people: ['Ada', 'Bob'] },
      { file: 'pages/about-us.yaml', label: 'About us', people: [] },
    ],
    known: [],
    canGoBack: false,
  });
});

// EDIT-HISTORY
test('keeps the text of every changed file with the one who saved it', async () => {
  // A module that keeps no versions itself.
  await journal.watch(by('Ada'), () => write('company.yaml', 'name: Bell'));
  nowMs = startMs + 2_000;
  await journal.watch(by('Bob'), () => write('company.yaml', 'name: Bells'));
  const name = { name: 'name', label: 'Company name', node: { type: 'text' }, isOptional: false } as const;
  const forms = { company: { type: 'group', fields: [name] } } as unknown as Models['forms'];
  const { present, earlier } = listVersions({ content, history, journal }, forms, 'company.yaml');
  expect(present).toEqual({
    author: 'Bob',
    savedAtMs: startMs + 2_000,
    changed: 'Company name: Bell → Bells',
  });
  expect(earlier.map(({ author, savedAtMs, changed }) => [author, savedAtMs, changed])).toEqual([
    ['Ada', startMs, 'Company name: A → Bell'],
    [undefined, undefined, undefined],
  ]);
  expect(earlier.map(({ id }) => history.read('company.yaml', id))).toEqual(['name: Bell', 'name: A']);
});

test('names the fields in which two versions differ, with both texts', () => {
  const text = { type: 'text' } as const;
  const section = {
    type: 'group',
    fields: [{ name: 'title', label: 'Title', node: text, isOptional: false }],
  } as const;
  const form = {
    type: 'group',
    fields: [
      { name: 'path', label: 'Leads to', node: text, isOptional: false },
      { name: 'sections', label: 'Sections', node: { type: 'list', item: section }, isOptional: false },
    ],
  } as unknown as Parameters<typeof compareValues>[0];
  const before = {
    path: '/a',
    sections: [
      { kind: 'A', title: 'Roofs' },
      { kind: 'B', title: 'Walls' },
    ],
  };
  const after = {
    sections: [
      { kind: 'C', title: 'New' },
      { kind: 'A', title: 'Roof' },
    ],
    isOpen: true,
  };
  expect(compareValues(form, before, after)).toEqual([
    { labels: ['Leads to'], before: '/a', after: '' },
    { labels: ['Sections', '1'], before: '', after: 'C · New' },
    { labels: ['Sections', '2', 'Title'], before: 'Roofs', after: 'Roof' },
    { labels: ['Sections', '2'], before: 'B · Walls', after: '' },
    { labels: ['Is open'], before: '', after: 'Yes' },
  ]);
  expect(compareValues(undefined, ['a', 'b'], ['b', 'a'])).toEqual([
    { labels: [], before: 'a · b', after: 'b · a' },
  ]);
});

// OFFICE-UNDO
test('undoes every change of a session together, and names what others changed since', async () => {
  const sessions = createSessionChanges({ content, history, journal, listFiles: () => [] });
  write('pages/about.yaml', 'title: About');
  write('pages/jobs.yaml', 'title: Jobs');
  write('pages/team.yaml', 'title: Team');
  const thief = (change: () => void) => journal.watch(by('Thief'), change);
  await thief(() => write('company.yaml', 'name: Evil'));
  await thief(() => write('company.yaml', 'name: Worse'));
  await thief(() => write('pages/evil.yaml', 'title: Evil'));
  await thief(() => rmSync(path.join(content, 'pages/about.yaml')));
  await thief(() => write('pages/jobs.yaml', 'title: Evil jobs'));
  await thief(() => write('pages/team.yaml', 'title: Evil team'));
  await journal.watch(by('Ada'), () => write('pages/jobs.yaml', 'title: Good jobs'));
  // By hand, outside the office.
  write('pages/team.yaml', 'title: Our team');
  expect(sessions.list()).toMatchObject([
    { session: 'Ada-1', files: 1 },
    { session: 'Thief-1', files: 5, device: 'Safari, iPhone' },
  ]);
  const expected = { back: ['About', 'Company', 'Evil'], kept: ['Jobs', 'Team'] };
  expect(await sessions.plan('Thief-1')).toEqual(expected);
  expect(await journal.watch(by('Ada'), () => sessions.undo('Thief-1'))).toEqual(expected);
  expect(read('company.yaml')).toBe('name: A');
  expect(read('pages/about.yaml')).toBe('title: About');
  expect(existsSync(path.join(content, 'pages/evil.yaml'))).toBe(false);
  expect([read('pages/jobs.yaml'), read('pages/team.yaml')]).toEqual(['title: Good jobs', 'title: Our team']);
  expect((await sessions.plan('Thief-1')).back).toEqual([]);
  // The undone words are an earlier version, too.
  expect(history.read('company.yaml', history.list('company.yaml')[0]?.id ?? '')).toBe('name: Worse');
  expect(await sessions.plan('Nobody-1')).toEqual({ back: [], kept: [] });
});
