import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { contentFolder } from '../../contract/content-folder.ts';
import { readWords } from '../../contract/read-words.ts';
import { siteWords } from '../src/lib/site-words.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
const sources = ['company.yaml', 'words'];
beforeEach(() => {
  for (const name of sources)
    cpSync(path.join(contentFolder, name), path.join(folder, name), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = () => readWords('site', siteWords, folder);

function change(file: string, before: string, after: string) {
  const name = path.join(folder, file);
  const text = readFileSync(name, 'utf8');
  expect(text).toContain(before);
  writeFileSync(name, text.replace(before, after));
}

test('a fact of the company is filled into every text that names it', () => {
  change('company.yaml', 'name: Plumb & True', 'name: Level & Sons');
  expect(read().frame).toMatchObject({ logo: 'Level & Sons, home' });
});

test.each([
  ['a missing text', '  toTop: Back to top\n', '', 'at frame.toTop'],
  ['a misspelled name', 'toTop:', 'toTpo:', 'Unrecognized key: "toTpo"'],
  ['a tag of projects without a label', '    filter3: House Renovation\n', '', 'at projects.tags.filter3'],
  ['an unknown place', 'home"', 'home {nmae}"', '{nmae} is not known here'],
  ['a place that is gone', '{name} on {platform}', 'on {platform}', 'the text must say {name}'],
])('%s stops the build and is named with its file', (_, before, after, message) => {
  change('words/site.yaml', before, after);
  expect(() => read()).toThrow('words/site.yaml:');
  expect(() => read()).toThrow(message);
});

test('a wrong fact is reported with the file of the company', () => {
  change('company.yaml', 'timeZone: America/New_York', 'timeZone: Eastern');
  expect(() => read()).toThrow(/company\.yaml:[^]*at hours\.timeZone/);
});
