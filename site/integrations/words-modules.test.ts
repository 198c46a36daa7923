import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AstroConfig } from 'astro';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { contentFolder } from '../../contract/content-folder.ts';
import { readCompany, readWords } from '../../contract/read-words.ts';
import { fillMarks, languageMark } from '../../render/site-marks.ts';
import { readSiteValues } from '../../render/site-values.ts';
import { words } from './words-modules.ts';

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

const entry = `
  import { leadServer } from 'words:settings';
  import { frame, hours } from 'words:site';
  import { formatDollars } from '/contract/language.ts';
  globalThis.result = [frame.logo, formatDollars(1234.5), leadServer];
`;

/** Builds the entry as Astro would, for browsers or for the rendering of pages. */
async function bundle(isForPages: boolean): Promise<string> {
  const plugins: Plugin[] = [];
  await words().hooks['astro:config:setup']?.({
    updateConfig: ({ vite }: AstroConfig) => plugins.push(...(vite.plugins as Plugin[])),
  } as never);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: path.resolve(import.meta.dirname, '../..'),
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (id: string) => (id === 'entry' ? '/entry.ts' : undefined),
        load: (id: string) => (id === '/entry.ts' ? entry : undefined),
      },
    ],
    build: { write: false, ssr: isForPages, rolldownOptions: { input: 'entry' } },
  });
  return (result as Rolldown.RolldownOutput).output
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
    .join('\n');
}

test('puts marks into scripts, only for the groups that they use', async () => {
  const script = await bundle(false);
  expect(script).toContain('words.site.frame');
  expect(script).toContain('settings.leadServer');
  expect(script).toContain(languageMark);
  expect(script).not.toContain('words.site.hours');
  for (const text of [readCompany().name, readWords('site').frame.toTop]) expect(script).not.toContain(text);

  const values = { ...readSiteValues({ LEAD_SERVER: 'https://leads.example.com' }), language: 'de' };
  const globals = globalThis as { result?: unknown };
  (0, eval)(fillMarks(script, values));
  expect(globals.result).toEqual(['Plumb & True, home', '1.234,50 $', 'https://leads.example.com']);
  delete globals.result;
});

test('leaves the values of pages to the time when they run', async () => {
  const code = await bundle(true);
  expect(code).toContain('readWords("site"');
  expect(code).not.toContain(readCompany().name);
});
