import type fs from 'node:fs';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { latePagesFile } from '../contract/late-pages.ts';
import { openReleases, type Draft } from './releases.ts';

/** Folders that another process writes into, so that they cannot be deleted. */
const busy = new Set<string>();
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  const rmSync: typeof original.rmSync = (folder, options) => {
    if (busy.has(String(folder)))
      throw Object.assign(new Error('directory not empty'), { code: 'ENOTEMPTY' });
    original.rmSync(folder, options);
  };
  return { ...original, rmSync };
});

let site: string;
beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  site = path.join(folder, 'my site');
});

const read = (file: string, folder = site) => readFileSync(path.join(folder, file), 'utf8');
const facts = { content: { 'company.yaml': 'a' }, atMs: 7 };
const list = () => readdirSync(`${site}.releases`).sort();

/** Adds a page whose key is its text, and returns whether it was made. */
async function addPage(draft: Draft, file: string, text: string): Promise<boolean> {
  let isMade = false;
  await draft.addPart(file, text, () => {
    isMade = true;
    mkdirSync(path.dirname(path.join(draft.folder, file)), { recursive: true });
    writeFileSync(path.join(draft.folder, file), text);
    return Promise.resolve({ files: [file], data: null });
  });
  return isMade;
}

async function release(pages: Record<string, string>): Promise<string[]> {
  const draft = openReleases(site).begin();
  const made: string[] = [];
  for (const [file, text] of Object.entries(pages)) if (await addPage(draft, file, text)) made.push(file);
  draft.publish(facts);
  return made;
}

test('makes only the parts whose key has changed, and links the others (RENDER-WHOLE)', async () => {
  expect(await release({ 'index.html': 'Home', 'a/b.html': 'Old' })).toEqual(['index.html', 'a/b.html']);
  expect(await release({ 'index.html': 'Home', 'a/b.html': 'New' })).toEqual(['a/b.html']);
  expect(read('index.html')).toBe('Home');
  expect(read('a/b.html')).toBe('New');
  expect(statSync(path.join(site, 'index.html')).nlink).toBe(2);
});

test('goes back to a release by its number, and renders after it', async () => {
  for (const text of ['One', 'Two']) await release({ 'index.html': text });
  const releases = openReleases(site);
  expect(releases.list()).toEqual([2, 1]);
  expect([releases.find(2), releases.find(7)]).toEqual([facts, undefined]);
  const again = { atMs: 9, author: 'Ada' };
  releases.goBackTo(1, again);
  expect(read('index.html')).toBe('One');
  expect(releases.findCurrent()).toBe(1);
  expect(releases.find(1)).toEqual({ ...facts, again });
  expect(() => releases.goBackTo(7, again)).toThrow('There is no release 7');
  // The record still has its parts.
  expect(await release({ 'index.html': 'One' })).toEqual([]);
  await release({ 'index.html': 'Three' });
  expect(read('index.html')).toBe('Three');
  expect(releases.list()).toEqual([4, 3, 2, 1]);
});

test('goes back to no release from which somebody went back', async () => {
  for (const text of ['One', 'Two']) await release({ 'index.html': text });
  const releases = openReleases(site);
  releases.goBackTo(1, { atMs: 9 });
  expect(releases.findEarlier()).toBeUndefined();
  await release({ 'index.html': 'Three' });
  expect(releases.findEarlier()).toBe(1);
  expect(releases.find(2)).toEqual({ ...facts, isRejected: true });
});

test('publishes while a render that it overtakes still writes (RENDER-WHOLE)', async () => {
  const overtaken = openReleases(site).begin();
  busy.add(overtaken.folder);
  onTestFinished(() => busy.clear());
  expect(await release({ 'index.html': 'Newer' })).toEqual(['index.html']);
  expect(overtaken.isOvertaken()).toBe(true);
  overtaken.discard();
  busy.clear();
  await release({ 'index.html': 'Newest' });
  expect(list()).toEqual(['2', '2.json', '3', '3.json']);
});

test('goes back to no unfinished release, and makes its parts again', async () => {
  await release({ 'index.html': 'One' });
  const draft = openReleases(site).begin();
  await draft.addPart('index.html', 'Two', () => {
    writeFileSync(path.join(draft.folder, 'index.html'), 'Two, in haste');
    return Promise.resolve({ files: ['index.html'], data: null, key: '' });
  });
  writeFileSync(path.join(draft.folder, latePagesFile), '');
  draft.publish(facts);
  expect(await release({ 'index.html': 'Two' })).toEqual(['index.html']);
  expect(read('index.html')).toBe('Two');
  expect(openReleases(site).findEarlier()).toBe(1);
});

test('deletes all but the newest five releases and the one online', async () => {
  for (let number = 1; number <= 7; number++) await release({ 'index.html': String(number) });
  expect(openReleases(site).list()).toEqual([7, 6, 5, 4, 3]);
  expect(list()).not.toContain('2');
  expect(read('index.html')).toBe('7');
});

test('makes a part again whose file the last release has lost', async () => {
  await release({ 'index.html': 'Home' });
  rmSync(path.join(site, 'index.html'));
  expect(await release({ 'index.html': 'Home' })).toEqual(['index.html']);
});

test('changes no file that is online when it makes a part again of which one file is lost (RENDER-WHOLE)', async () => {
  const files = ['a.js', 'b.js'];
  const add = async (text: string) => {
    const draft = openReleases(site).begin();
    await draft.addPart('program', 'same', () => {
      for (const file of files) writeFileSync(path.join(draft.folder, file), text);
      return Promise.resolve({ files, data: null });
    });
    return draft;
  };
  (await add('Online')).publish(facts);
  rmSync(path.join(site, 'b.js'));
  await add('Unfinished');
  expect(read('a.js')).toBe('Online');
});

test('makes everything again after the record became unreadable', async () => {
  await release({ 'index.html': 'Home' });
  writeFileSync(`${site}.releases/1.json`, '{"index.html":');
  expect(await release({ 'index.html': 'Home' })).toEqual(['index.html']);
});

test('keeps the site online that an earlier version wrote as a folder until the first release', async () => {
  mkdirSync(site);
  writeFileSync(path.join(site, 'index.html'), 'Folder');
  const draft = openReleases(site).begin();
  await addPage(draft, 'index.html', 'Release');
  expect(read('index.html')).toBe('Folder');
  draft.publish(facts);
  expect(read('index.html')).toBe('Release');
  expect(list()).toEqual(['1', '1.json']);
});

test('leaves the site as it was when a render fails, and removes what a killed one left', async () => {
  await release({ 'index.html': 'Home' });
  const failed = openReleases(site).begin();
  await addPage(failed, 'index.html', 'Half');
  failed.discard();
  expect(list()).toEqual(['1', '1.json']);
  await addPage(openReleases(site).begin(), 'index.html', 'Killed');
  expect(read('index.html')).toBe('Home');
  await release({ 'index.html': 'Next' });
  expect(list()).toEqual(['1', '1.json', '3', '3.json']);
});

test('gives no release the number of a record whose folder is lost', async () => {
  for (const text of ['One', 'Two']) await release({ 'index.html': text });
  rmSync(`${site}.releases/2`, { recursive: true });
  expect(openReleases(site).findCurrent()).toBeUndefined();
  expect(() => openReleases(site).goBackTo(2, { atMs: 9 })).toThrow('There is no release 2');
  const draft = openReleases(site).begin();
  await addPage(draft, 'index.html', 'Three');
  // The link still leads to release 2.
  expect(existsSync(site)).toBe(false);
  expect(openReleases(site).findEarlier()).toBe(1);
  draft.publish(facts);
  expect(read('index.html')).toBe('Three');
  expect(list()).toEqual(['1', '1.json', '3', '3.json']);
});

test('deletes the record and the link that a killed or failed render left', async () => {
  await release({ 'index.html': 'One' });
  const draft = openReleases(site).begin();
  await addPage(draft, 'index.html', 'Two');
  for (const name of ['2.json', '2.json.77.new', '2.77.link']) writeFileSync(`${site}.releases/${name}`, '{');
  draft.discard();
  expect(list()).toEqual(['1', '1.json']);
  writeFileSync(`${site}.releases/2.77.link`, '');
  await release({ 'index.html': 'Three' });
  expect(list()).toEqual(['1', '1.json', '3', '3.json']);
});

test('leaves the later of two renders online, whichever ends last (RENDER-WHOLE)', async () => {
  const [first, second] = [openReleases(site).begin(), openReleases(site).begin()];
  await addPage(first, 'index.html', 'First');
  await addPage(second, 'index.html', 'Second');
  second.publish(facts);
  expect(first.isOvertaken()).toBe(true);
  expect(read('index.html')).toBe('Second');
  // It ended between the question and the switch.
  first.publish(facts);
  expect(read('index.html')).toBe('Second');
});

test('makes the parts of files again that turned out to be wrong', async () => {
  const pages = { 'index.html': 'Home', 'a.html': 'A' };
  await release(pages);
  writeFileSync(path.join(site, 'a.html'), 'Damaged');
  openReleases(site).remakeNext(['a.html']);
  expect(openReleases(site).find(1)).toEqual(facts);
  expect(await release(pages)).toEqual(['a.html']);
  expect(read('a.html')).toBe('A');
});

test('ignores a link to a folder that is no release', async () => {
  mkdirSync(`${site}.other`);
  symlinkSync(`${site}.other`, site);
  expect(openReleases(site).findCurrent()).toBeUndefined();
  await release({ 'index.html': 'Home' });
  expect(read('index.html')).toBe('Home');
  expect(existsSync(`${site}.other/index.html`)).toBe(false);
});

test('names files that differ although their parts have the same key (RENDER-NIGHTLY)', async () => {
  await release({ 'index.html': 'Home', 'a.html': 'Same', 'b.html': 'Old' });
  const compare = async (pages: Record<string, string>) => {
    const draft = openReleases(site).begin({ isFresh: true });
    for (const [file, text] of Object.entries(pages)) await addPage(draft, file, text);
    const result = draft.compare();
    draft.discard();
    return result;
  };
  const pages = { 'index.html': 'Home', 'a.html': 'Same', 'b.html': 'Old' };
  expect(await compare(pages)).toEqual({ isSame: true, differing: [] });
  expect(await compare({ ...pages, 'b.html': 'New' })).toEqual({ isSame: false, differing: [] });
  expect(await compare({ 'index.html': 'Home', 'a.html': 'Same' })).toEqual({ isSame: false, differing: [] });
  writeFileSync(path.join(site, 'index.html'), 'Changed');
  rmSync(path.join(site, 'a.html'));
  expect(await compare(pages)).toEqual({ isSame: true, differing: ['a.html', 'index.html'] });
});
