import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFaultyFiles, listUnreadFiles } from './unread-files.ts';

function makeContent(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'unread-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = path.join(folder, 'content');
  mkdirSync(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const good = {
  'company.yaml': 'name: Müller\n',
  'pages/about-us-2.yaml': '\ufefftitle: a\r\n',
  'words/site.yaml': 'a: b\n',
  'lists/countries.yaml': 'a: b\n',
};

test('ignores every file that the build reads, and leftovers of systems and editors', () => {
  const left = [
    '.DS_Store',
    'pages/._about.yaml',
    'pages/Thumbs.db',
    'pages/desktop.ini',
    'pages/about.yaml~',
    'pages/about.yaml.orig',
    'pages/.about.yaml.swp',
    'pages/#about.yaml#',
    '.obsidian/app.json',
    '__MACOSX/pages/._about.yaml',
  ].map((name): [string, string] => [name, 'x']);
  const root = makeContent({ ...good, ...Object.fromEntries(left) });
  for (const empty of ['empty', 'pages/empty.yaml']) mkdirSync(path.join(root, empty));
  expect(listFaultyFiles(root)).toEqual([]);
  expect(listFaultyFiles(path.join(root, 'nowhere'))).toEqual([]);
});

test.each([
  ['pages/about copy.yaml', /has a name that cannot be an address: .*about-copy\.yaml, or delete the file/],
  ['pages/about (1).yaml', /about-1\.yaml/],
  ['pages/About.yaml', /about\.yaml/],
  ['pages/über-uns.yaml', /uber-uns\.yaml/],
  ['pages/about_us.yaml', /about-us\.yaml/],
  ['pages/-about.yaml', /about\.yaml/],
  ['pages/a--b.yaml', /a-b\.yaml/],
  ['pages/roof.yml', /does not end in \.yaml: rename it to roof\.yaml/],
  ['pages/roof.YAML', /rename it to roof\.yaml/],
  ['pages/roof.yaml.txt', /is not a YAML file: move it out of content\//],
  ['pages/roof.md', /is not a YAML file/],
  ['company.yml', /rename it to company\.yaml/],
  ['company-old.yaml', /the site has no file of that name/],
  ['words/sites.yaml', /the site has no file of that name/],
  ['areas/ladson.yaml', /content\/areas\/ is a folder that is not read: move its files to content\/pages\//],
  ['pages/areas/ladson.yaml', /content\/pages\/areas\/ is a folder .* move its files to content\/pages\//],
])('reports content/%s with the remedy', (file, sentence) => {
  const found = listUnreadFiles(makeContent({ ...good, [file]: 'title: a\n' }));
  expect(found.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)]);
});

const text = 'title: Café build-out\n';
test.each([
  ['Windows-1252', Buffer.from(text, 'latin1'), /is not written in UTF-8/],
  ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), /is written in UTF-16/],
  ['big-endian UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), /is written in UTF-16/],
  ['UTF-16 without a byte order mark', Buffer.from(text, 'utf16le'), /is written in UTF-16/],
  ['a replacement character', Buffer.from('title: Caf\ufffd build-out\n'), /says “Caf\ufffd”/],
])('reports a file in %s', (_, bytes, sentence) => {
  for (const file of ['pages/cafe.yaml', 'company.yaml', 'pictures/catalogue.yaml']) {
    const [found, ...others] = listFaultyFiles(makeContent({ ...good, [file]: bytes }));
    expect(found?.message).toMatch(sentence);
    expect([found?.file, others]).toEqual([file, []]);
  }
});
