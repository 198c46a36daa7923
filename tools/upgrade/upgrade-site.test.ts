/** Upgrades a small site to a small next version, without a build. */
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../../server/testing/start-test-server.ts';
import { listFiles } from '../lib/list-files.ts';
import { describeUpgrade } from './describe-upgrade.ts';
import { fetchVersion } from './fetch-version.ts';
import { askGit } from './git.ts';
import { swapFolders } from './swap-folders.ts';
import { finishUpgrade, prepareUpgrade } from './upgrade-site.ts';

type Files = Record<string, string>;

const release: Files = {
  'package.json': '{"version": "0.2.0"}',
  'server/main.ts': 'old',
  'server/gone.ts': 'gone',
  'site/tokens.css': 'a {}',
  'obsolete/tool.ts': 'tool',
  'deploy/unit.service': 'old unit',
  'content/company.yaml': 'name: Sample\n',
};

const next: Files = {
  'package.json': '{"version": "0.3.0"}',
  'server/main.ts': 'new',
  'site/tokens.css': 'b {}',
  'starter/company.yaml': 'name: Starter\n',
  'deploy/unit.service': 'new unit',
};

const owners: Files = {
  'content/company.yaml': 'name: Ours\n',
  'content/pictures/porch.jpg': 'porch',
  'deploy/target.yaml': 'url: ours\n',
  'deploy/mail.env': 'SMTP_URL=smtp://host\n',
  'site.env': 'PORT=80\n',
  'data/leads.sqlite': 'leads',
  'notes/list.txt': 'notes',
};

function write(folder: string, files: Files): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

function read(folder: string): Files {
  const files = listFiles(folder, { skip: ['.git'] });
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

function git(folder: string, ...args: string[]): void {
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', '-c', 'core.autocrlf=false'];
  expect(askGit([...who, ...args], { cwd: folder })).toMatchObject({ code: 0 });
}

function commit(folder: string, ...tags: string[]): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'A version');
  for (const tag of tags) git(folder, 'tag', tag);
}

/** A copy of the release with the owner's files, and the new version, both without git history. */
function makeFolders() {
  const folder = makeTestFolder();
  const site = write(path.join(folder, 'site'), { ...release, ...owners });
  return { folder, site, version: write(path.join(folder, 'version'), next) };
}

/** Makes a repository with both versions. */
function makeRepository(folder: string): string {
  const repository = write(path.join(folder, 'repository'), release);
  git(repository, 'init', '--quiet', '--initial-branch', 'main');
  commit(repository, 'v0.2.0');
  for (const file of Object.keys(release)) rmSync(path.join(repository, file));
  write(repository, next);
  commit(repository, 'v0.3.0');
  return repository;
}

test('replaces the program and leaves the rest alone', () => {
  const { site, version } = makeFolders();
  const before = read(site);
  const backup = finishUpgrade(prepareUpgrade(site, version), new Date('2026-11-26T12:00:00Z'));
  expect(read(site)).toEqual({
    ...next,
    ...owners,
    // Without a known release, this folder may be the owner's.
    'obsolete/tool.ts': 'tool',
  });
  expect(backup).toBe(`${site}-before-2026-11-26T12-00`);
  expect(before).toMatchObject(read(backup));
  expect(read(backup)).toMatchObject({ 'server/main.ts': 'old', 'content/pictures/porch.jpg': 'porch' });
});

test('keeps the first backup in a second upgrade, and fails if the names collide', () => {
  const { site, version } = makeFolders();
  const upgrade = (time: string) =>
    finishUpgrade(prepareUpgrade(site, version), new Date(`2026-11-26T${time}Z`));
  const first = upgrade('12:00:00');
  const before = read(first);
  expect(upgrade('12:01:00')).toBe(`${site}-before-2026-11-26T12-01`);
  expect(() => upgrade('12:00:30')).toThrow('Nothing was changed');
  expect(read(first)).toEqual(before);
  expect(read(site)['content/pictures/porch.jpg']).toBe('porch');
});

test('changes nothing during the preparation', () => {
  const { site, version } = makeFolders();
  const before = [read(site), read(version)];
  const { own, staged } = prepareUpgrade(site, version);
  expect([read(site), read(version)]).toEqual(before);
  expect(read(staged)['deploy/mail.env']).toBe(owners['deploy/mail.env']);
  expect(own).toBeUndefined();
});

test.each([
  ['a clone', true],
  ['a copy', false],
])('lists the changes of an owner in %s', (_, isClone) => {
  const folder = makeTestFolder();
  const version = makeRepository(folder);
  const site = path.join(folder, 'site');
  if (isClone) {
    git(folder, 'clone', '--quiet', '--branch', 'v0.2.0', '--', version, site);
    rmSync(path.join(site, 'package.json'));
    // Only the history can identify the release.
    write(site, { 'package.json': '{"version": "0.2.7"}' });
    commit(site);
    git(version, 'tag', '--delete', 'v0.2.0');
  } else write(site, release);
  write(site, { ...owners, 'site/tokens.css': 'a {} /* ours */', 'site/ours.css': 'c {}' });
  write(site, { 'server/main.ts': next['server/main.ts'] ?? '' });

  const upgrade = prepareUpgrade(site, version);
  expect(upgrade.own).toEqual({
    changed: isClone ? ['package.json', 'site/tokens.css'] : ['site/tokens.css'],
    added: ['site/ours.css'],
    outdated: ['obsolete'],
  });
  expect(describeUpgrade(upgrade)).toMatch(/Changed by you.*\n(?: .*\n)*? {2}site\/tokens\.css\n/);
  const backup = finishUpgrade(upgrade);
  expect(existsSync(path.join(site, 'obsolete'))).toBe(false);
  expect(readFileSync(path.join(backup, 'site/tokens.css'), 'utf8')).toBe('a {} /* ours */');
  expect(readFileSync(path.join(site, 'notes/list.txt'), 'utf8')).toBe('notes');
});

test('refuses the swap if content was saved after the copy', () => {
  const { site, version } = makeFolders();
  const upgrade = prepareUpgrade(site, version);
  write(site, { 'content/company.yaml': 'name: Theirs\n' });
  utimesSync(path.join(site, 'content/company.yaml'), 1, 1);
  const before = read(site);
  expect(() => finishUpgrade(upgrade)).toThrow('Nothing was changed');
  expect(read(site)).toEqual(before);
});

test('restores the site if the last move fails', () => {
  const { folder, site, version } = makeFolders();
  const before = read(site);
  const { work } = prepareUpgrade(site, version);
  const backup = path.join(folder, 'missing/backup');
  const names = ['server', 'content', 'starter'];
  expect(() => swapFolders(site, work, names, backup)).toThrow('ENOENT');
  expect(read(site)).toEqual(before);
});

test('undoes an interrupted swap at the next start', () => {
  const { site, version } = makeFolders();
  const before = read(site);
  const { work } = prepareUpgrade(site, version);
  // As after a power cut with server/ and deploy/ moved out, and server/ and starter/ moved in.
  write(work, {
    'old/server/main.ts': 'old',
    'old/server/gone.ts': 'gone',
    'old/deploy/unit.service': 'old unit',
    'old/deploy/target.yaml': 'url: ours\n',
    'old/deploy/mail.env': 'SMTP_URL=smtp://host\n',
    'swap.json': JSON.stringify(
      ['server', 'deploy', 'starter', 'site'].map((name) => ({ name, isOld: name !== 'starter' })),
    ),
  });
  for (const name of ['server', 'deploy']) rmSync(path.join(site, name), { recursive: true });
  write(site, { 'server/main.ts': 'new', 'starter/company.yaml': 'name: Starter\n' });
  prepareUpgrade(site, version);
  expect(read(site)).toEqual(before);
});

test('leaves nothing behind after content that is not YAML', () => {
  const { folder, site, version } = makeFolders();
  write(site, { 'content/words/site.yaml': 'frame: [' });
  expect(() => prepareUpgrade(site, version)).toThrow('content/words/site.yaml is not YAML');
  expect(existsSync(path.join(folder, 'site.upgrade'))).toBe(false);
});

test('names a folder that is not a site', () => {
  const { folder, site, version } = makeFolders();
  expect(() => prepareUpgrade(path.join(folder, 'nowhere'), version)).toThrow('There is no folder');
  expect(() => prepareUpgrade(version, site)).toThrow(
    `${version} is not a site: it has no content/company.yaml`,
  );
  expect(() => prepareUpgrade(site, site)).toThrow('This folder is the new version itself');
});

test('fetches the newest release, a branch or a folder', () => {
  const folder = makeTestFolder();
  const repository = makeRepository(folder);
  git(repository, 'switch', '--quiet', '--create', 'try');
  write(repository, { 'package.json': '{"version": "0.4.0-try"}' });
  commit(repository);
  const fetch = (wanted: { from?: string; version?: string }) => {
    const clone = path.join(makeTestFolder(), 'clone');
    const fetched = fetchVersion({ from: `file://${repository}`, ...wanted }, clone);
    return readFileSync(path.join(fetched, 'package.json'), 'utf8');
  };
  expect(fetch({})).toContain('0.3.0');
  expect(fetch({ version: 'v0.2.0' })).toContain('0.2.0');
  expect(fetch({ version: 'try' })).toContain('0.4.0-try');
  expect(fetch({ from: repository })).toContain('0.4.0-try');
  expect(() => fetch({ version: 'v9' })).toThrow(`has no version "v9"`);
  expect(() => fetch({ from: path.join(folder, 'nowhere') })).toThrow('nowhere cannot be read');
});
