import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { contentFolder } from '../../contract/content-folder.ts';
import { readWords } from '../../contract/read-words.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
beforeEach(() => {
  cpSync(path.join(contentFolder, 'company.yaml'), path.join(folder, 'company.yaml'));
  rmSync(path.join(folder, 'words'), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'words'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = () => readWords('site', folder);
const write = (text: string) => writeFileSync(path.join(folder, 'words/site.yaml'), text);

function changeCompany(before: string, after: string) {
  const name = path.join(folder, 'company.yaml');
  const text = readFileSync(name, 'utf8');
  expect(text).toContain(before);
  writeFileSync(name, text.replace(before, after));
}

test('uses default texts, filled with company facts, if the owner has no file', () => {
  changeCompany('name: Plumb & True', 'name: Level & Sons');
  expect(read().frame).toMatchObject({ logo: 'Level & Sons, home', toTop: 'Back to top' });
});

test('overrides only the texts that the owner changed', () => {
  write('frame: {toTop: "To the top of {company}"}');
  expect(read().frame).toMatchObject({ logo: 'Plumb & True, home', toTop: 'To the top of Plumb & True' });
  write('# Nothing is changed yet.\n');
  expect(read().frame).toMatchObject({ toTop: 'Back to top' });
});

test("uses the company's language", () => {
  changeCompany('name: Plumb & True', 'name: Plumb & True\nlanguage: en-XA');
  write('frame: {toTop: Up}');
  expect(read().frame).toMatchObject({ toTop: 'Up', menu: expect.stringMatching(/^\[Main( ~)+\]$/) });
});

test.each([
  ['a misspelled name', 'frame: {toTpo: Up}', 'there is no text "frame.toTpo"; did you mean "toTop"?'],
  ['a misspelled group', 'fraem: {toTop: Up}', 'there is no text "fraem"; did you mean "frame"?'],
  ['an unknown place', 'frame: {logo: "{nmae}"}', '{nmae} is not known here'],
  ['a place that is gone', 'social: {link: "on {platform}"}', 'the text must contain {name}'],
  ['an empty text', 'frame: {logo: ""}', 'at frame.logo'],
])('fails the build and names the file for %s', (_, text, message) => {
  write(text);
  expect(() => read()).toThrow('words/site.yaml:');
  expect(() => read()).toThrow(message);
});

test('reports a wrong fact with the company file', () => {
  changeCompany('timeZone: America/New_York', 'timeZone: Eastern');
  expect(() => read()).toThrow(/company\.yaml:[^]*at hours\.timeZone/);
});
