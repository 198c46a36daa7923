/** An owner's site, the version that it was made from, and the next one; all of them small. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../../server/testing/start-test-server.ts';
import { listFiles } from '../lib/list-files.ts';
import { describeReport } from './describe-report.ts';
import { checkOutVersions } from './check-out-versions.ts';
import { tellGit } from './git.ts';
import { upgradeSite } from './upgrade-site.ts';

type Files = Record<string, string>;

const lines = (...changed: [number, string][]) =>
  Array.from({ length: 20 }, (_, index) => changed.find(([at]) => at === index)?.[1] ?? `line ${index}`).join(
    '\n',
  );

const base: Files = {
  'package.json': '{"version": "0.1.0"}',
  'server/main.ts': lines(),
  'server/old.ts': 'old',
  'site/mine.css': 'a {}',
  'content/company.yaml': 'name: Sample\n',
  'content/words/site.yaml': '# Around\nframe: {logo: Home}\n',
  'content/detail-pages.yaml': 'project: {goals: Goals, invitation: Ask}\n',
  'pictures/a.jpg': 'sample',
};

const next: Files = {
  ...base,
  'package.json': '{"version": "0.2.0"}',
  'server/main.ts': lines([2, 'new line']),
  'server/new.ts': 'new',
  'content/company.yaml': 'name: Another sample\n',
  'content/words/site.yaml': '# Around\nframe: {logo: Home, added: Added}\n',
  'content/detail-pages.yaml': 'project: {goals: Goals, others: More, invitation: Ask}\n',
  'pictures/a.jpg': 'another sample',
};
delete next['server/old.ts'];

const site: Files = {
  ...base,
  'server/main.ts': lines([15, 'my line']),
  'site/mine.css': 'a { color: red }',
  'notes.txt': 'mine',
  'content/company.yaml': '# Ours since 1987\nname: Level & Sons\n',
  'content/words/site.yaml': '# My words\nframe: {logo: "Go home"}\n',
  // It has no invitation, which is the owner's choice.
  'content/detail-pages.yaml': 'project: {goals: Aims}\n',
  'content/pages/about.yaml': [
    '# Everything about us',
    `header: ${'centred'} # as on our cards`,
    'sections:',
    '  # The first thing',
    '  - kind: Questions # asked often',
    '    items: [{kind: note}]',
    '  - {kind: PageHead, title: About}',
    '',
  ].join('\n'),
  'pictures/a.jpg': 'my photograph',
  'pictures/catalogue.yaml':
    '- {file: a.jpg, title: Porch, reserve: true} # in May\n- {file: b.jpg, title: Den}\n',
  'deploy/target.yaml': 'url: mine',
};

function write(folder: string, files: Files): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const read = (folder: string): Files =>
  Object.fromEntries(
    listFiles(folder, { skip: ['.cache', '.git'] }).map((name) => [
      name,
      readFileSync(path.join(folder, name), 'utf8'),
    ]),
  );

function setUp(own: Files = site) {
  const folder = makeTestFolder();
  const at = (name: string) => path.join(folder, name);
  write(at('base'), base);
  write(at('next'), next);
  write(at('site'), own);
  return { at, versions: { base: at('base'), next: at('next'), name: '0.2.0' } };
}

test('the program is the new one, and what is the owner’s stays', () => {
  const { at, versions } = setUp();
  const report = upgradeSite(at('site'), versions, {});
  const after = read(at('site'));
  expect(after).toMatchObject({
    'package.json': '{"version": "0.2.0"}',
    'server/main.ts': lines([2, 'new line'], [15, 'my line']),
    'server/new.ts': 'new',
    'site/mine.css': 'a { color: red }',
  });
  expect(after).not.toHaveProperty(['server/old.ts']);
  for (const name of ['content/company.yaml', 'pictures/a.jpg', 'deploy/target.yaml', 'notes.txt'])
    expect([name, after[name]]).toEqual([name, site[name]]);

  const text = describeReport('0.2.0', report, false);
  expect(text).toMatch(/Kept as you changed them \(1\):\n {2}site\/mine\.css\n/);
  expect(text).toMatch(/Merged with your changes; read them once \(1\):\n {2}server\/main\.ts\n/);
  expect(text).toContain('Replaced 3 files of the program with those of version 0.2.0.');
  // What was replaced is kept.
  const kept = path.join(at('site'), report.backup ?? '');
  for (const name of ['server/old.ts', 'server/main.ts', 'content/pages/about.yaml'])
    expect([name, readFileSync(path.join(kept, name), 'utf8')]).toEqual([name, site[name]]);
  expect(describeReport('0.2.0', upgradeSite(at('site'), versions, {}), false)).toContain(
    'is version 0.2.0 already',
  );
});

test('content gets its new form, with its comments, and each change is said', () => {
  const { at, versions } = setUp();
  const { content } = upgradeSite(at('site'), versions, {});
  const after = read(at('site'));
  expect(after['content/pages/about.yaml']).toBe(
    site['content/pages/about.yaml']?.replace('Questions', 'Faq').replace('centred', 'centered'),
  );
  for (const name of ['content/words/site.yaml', 'content/detail-pages.yaml'])
    expect([name, after[name]]).toEqual([name, site[name]]);
  expect(after['pictures/catalogue.yaml']).toBe(
    '- {file: a.jpg, title: Porch} # in May\n- {file: b.jpg, title: Den}\n',
  );
  expect(content.map(({ file, notes }) => [file, notes])).toEqual([
    [
      'content/pages/about.yaml',
      ['kind: Questions is now kind: Faq', `header: ${'centred'} is now header: centered`],
    ],
    ['pictures/catalogue.yaml', ['reserve of a.jpg is gone']],
  ]);
});

test('lines that both changed stop it before anything is written, until the owner decides', () => {
  const own = { ...site, 'server/main.ts': lines([2, 'my line']) };
  const { at, versions } = setUp(own);
  const report = upgradeSite(at('site'), versions, {});
  expect([report.conflicts, report.backup, read(at('site'))]).toEqual([['server/main.ts'], undefined, own]);
  expect(describeReport('0.2.0', report, false)).toMatch(/Nothing was changed\. Decide with --keep mine or/);

  expect(upgradeSite(at('site'), versions, { keep: 'mine', dry: true }).conflicts).toEqual([]);
  expect(read(at('site'))).toEqual(own);
  upgradeSite(at('site'), versions, { keep: 'mine' });
  expect(read(at('site'))).toMatchObject({ 'server/main.ts': own['server/main.ts'], 'server/new.ts': 'new' });
});

test('content that is not YAML is named, and nothing is written', () => {
  const own = { ...site, 'content/pages/broken.yaml': 'a: [' };
  const { at, versions } = setUp(own);
  expect(() => upgradeSite(at('site'), versions, {})).toThrow(/^content\/pages\/broken\.yaml is not YAML/);
  expect(read(at('site'))).toEqual(own);
});

function commit(folder: string, files: Files, tag?: string): void {
  for (const name of Object.keys(read(folder))) if (!(name in files)) rmSync(path.join(folder, name));
  write(folder, files);
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.com',
    '-c',
    'commit.gpgsign=false',
  ];
  tellGit(['add', '--all'], folder);
  tellGit([...identity, 'commit', '--quiet', '--message', 'A version'], folder);
  if (tag) tellGit(['tag', tag], folder);
}

test('a copy finds its version by a tag, a clone by its history, and neither by nothing', () => {
  const folder = makeTestFolder();
  const at = (name: string) => path.join(folder, name);
  mkdirSync(at('origin'));
  tellGit(['init', '--quiet', at('origin')]);
  commit(at('origin'), { ...base, 'server/main.ts': 'before' });
  commit(at('origin'), base, 'v0.1.0');
  tellGit(['clone', '--quiet', '--no-tags', at('origin'), at('clone')]);
  commit(at('origin'), next, 'v0.2.0');
  // What comes after the newest version is taken only by its name.
  commit(at('origin'), { ...next, 'server/new.ts': 'unfinished' });

  write(at('copy'), site);
  for (const own of ['copy', 'clone']) {
    const versions = checkOutVersions(at(own), at(`work-${own}`), { from: at('origin') });
    expect([versions.name, read(versions.base), read(versions.next)]).toEqual(['0.2.0 (v0.2.0)', base, next]);
  }
  const named = checkOutVersions(at('copy'), at('work'), {
    from: at('origin'),
    version: 'HEAD',
    base: 'v0.1.0',
  });
  expect(read(named.next)['server/new.ts']).toBe('unfinished');

  const find = (wanted: object) => () =>
    checkOutVersions(at('copy'), at('other'), { from: at('origin'), ...wanted });
  expect(find({ version: '--upload-pack=touch' })).toThrow('There is no version "--upload-pack=touch".');
  tellGit(['tag', '--delete', 'v0.1.0'], at('origin'));
  rmSync(at('other'), { recursive: true, force: true });
  expect(find({})).toThrow(/Nobody knows which version your site was made from/);
  expect(() => checkOutVersions(at('copy'), at('third'), { from: at('copy') })).toThrow(/holds no history/);
  expect(existsSync(path.join(at('copy'), '.git'))).toBe(false);
});
