/** The commit of the content folder, in repositories of real owners. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commitContent } from './commit-content.ts';

vi.setConfig({ testTimeout: 60_000 });

const ada = { name: 'Ada <Bell>', email: 'ada@plumb.example' };

function openRepository() {
  const root = mkdtempSync(join(tmpdir(), 'commit-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Kim', '-c', 'user.email=kim@plumb.example', ...args], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  git('init', '-q', '-b', 'main');
  write('readme.md', 'one');
  write('site/content/company.yaml', 'name: A');
  write('site/content/pages/old page é.yaml', 'title: Old');
  write('.gitignore', '*.secret\n');
  git('add', '.');
  git('commit', '-qm', 'Begin');
  return { root, git, write, commit: () => commitContent(join(root, 'site/content'), ada) };
}

// ONLINE-COMMIT
test('commits the files of the folder only, with the person as author, and keeps what others staged', () => {
  const { root, git, write, commit } = openRepository();
  write('site/content/company.yaml', 'name: B');
  write('site/content/pages/new.yaml', 'title: New');
  write('site/content/note.secret', 'secret');
  rmSync(join(root, 'site/content/pages/old page é.yaml'));
  write('readme.md', 'two');
  write('other.md', 'staged');
  git('add', 'other.md');
  expect(commit()).toMatch(/^[0-9a-f]{40}$/);
  expect(git('log', '-1', '--format=%an %ae %s').trim()).toBe(
    'Ada  Bell ada@plumb.example Put the site online',
  );
  expect(git('-c', 'core.quotePath=false', 'show', '--name-status', '--format=').trim().split('\n')).toEqual([
    'M\tsite/content/company.yaml',
    'A\tsite/content/pages/new.yaml',
    'D\tsite/content/pages/old page é.yaml',
  ]);
  expect(git('status', '--short').trimEnd().split('\n')).toEqual(
    ['A  other.md', ' M readme.md'].sort().reverse(),
  );
  expect(commit(), 'nothing differs').toBeUndefined();
});

test('keeps a staged version of a content file in the index', () => {
  const { git, write, commit } = openRepository();
  write('site/content/company.yaml', 'name: staged');
  git('add', '.');
  write('site/content/company.yaml', 'name: online');
  commit();
  expect(git('show', 'HEAD:site/content/company.yaml')).toBe('name: online');
  expect(git('show', ':site/content/company.yaml')).toBe('name: staged');
});

test('makes the first commit of a repository, and does nothing where there is none', () => {
  const { root, commit } = openRepository();
  rmSync(join(root, '.git'), { recursive: true });
  expect(commit()).toBeUndefined();
  execFileSync('git', ['init', '-q'], { cwd: root });
  expect(commit()).toMatch(/^[0-9a-f]{40}$/);
});

test('refuses while somebody merges, and changes nothing', () => {
  const { root, git, write, commit } = openRepository();
  write('site/content/company.yaml', 'name: B');
  const head = git('rev-parse', 'HEAD');
  writeFileSync(join(root, '.git/MERGE_HEAD'), head);
  expect(commit).toThrow('MERGE_HEAD');
  expect(git('rev-parse', 'HEAD')).toBe(head);
});

// A stranger who can write the folder must not run programs as the server.
test('runs no program that the repository names: hooks, filters, monitors, signatures', () => {
  const { root, git, write, commit } = openRepository();
  const trap = join(root, 'trap.sh');
  writeFileSync(trap, `#!/bin/sh\necho ran >> '${root}/ran'\ncat\n`);
  chmodSync(trap, 0o755);
  const hooks = ['pre-commit', 'post-commit', 'commit-msg', 'reference-transaction', 'post-index-change'];
  for (const hook of [...hooks, 'prepare-commit-msg', 'fsmonitor-watchman']) {
    mkdirSync(join(root, '.git/hooks'), { recursive: true });
    writeFileSync(join(root, '.git/hooks', hook), `#!/bin/sh\necho ${hook} >> '${root}/ran'\n`, {
      mode: 0o755,
    });
  }
  write('.gitattributes', '* filter=evil diff=evil\n');
  for (const [name, value] of [
    ['filter.evil.clean', trap],
    ['filter.evil.smudge', trap],
    ['filter.evil.process', trap],
    ['filter.evil.required', 'true'],
    ['core.fsmonitor', trap],
    ['core.hooksPath', join(root, '.git/hooks')],
    ['gpg.program', trap],
    ['commit.gpgSign', 'true'],
    ['diff.external', trap],
    ['diff.evil.textconv', trap],
    ['core.pager', trap],
    ['core.editor', trap],
    ['core.sshCommand', trap],
    ['core.askPass', trap],
    ['credential.helper', trap],
  ] as const)
    git('config', name, value);
  write('site/content/company.yaml', 'name: B');
  expect(commit()).toMatch(/^[0-9a-f]{40}$/);
  expect(existsSync(join(root, 'ran'))).toBe(false);
});
