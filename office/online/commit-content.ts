/**
 * Commits the content folder where it is in a git repository, after it went online: `node commit-content.ts`, in a
 * process of its own with a time limit (renders.ts). CONTENT is the folder; AUTHOR and AUTHOR_EMAIL are the person.
 *
 * It uses only git's plumbing, with an index of its own: no hook, filter, signature program or remote of the repository
 * runs, and what others have staged stays as it is.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import path from 'node:path';
import { contentFolder } from '../../contract/content-folder.ts';

type Setting = readonly [name: string, value: string];

const timeoutMs = 50_000;
const noPrograms: readonly Setting[] = [
  ['core.hooksPath', devNull],
  ['core.fsmonitor', 'false'],
  ['core.untrackedCache', 'false'],
  ['commit.gpgSign', 'false'],
  ['protocol.allow', 'never'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['submodule.recurse', 'false'],
];
/** Somebody is in the middle of one of these. */
const unfinished = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];
const mostWords = 60;

/** A blob in a tree or an index: `100644 0123… ` and its path. */
interface Entry {
  mode: string;
  blob: string;
}

/** Returns the id of the commit, or undefined if nothing differs or there is no repository. Throws git's message. */
export function commitContent(folder: string, { name, email }: { name: string; email: string }) {
  const content = realpathSync(folder);
  const scratch = mkdtempSync(path.join(tmpdir(), 'storypole-commit-'));
  const person = clean(name) || 'Storypole';
  const address = clean(email);
  let env: NodeJS.ProcessEnv = {
    ...toEnv(noPrograms),
    PATH: process.env['PATH'],
    HOME: scratch,
    LC_ALL: 'C',
    ...{ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: devNull, GIT_ATTR_NOSYSTEM: '1' },
    ...{ GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' },
    ...{ GIT_AUTHOR_NAME: person, GIT_AUTHOR_EMAIL: address },
    ...{ GIT_COMMITTER_NAME: person, GIT_COMMITTER_EMAIL: address },
  };
  function git(args: readonly string[], { input = '', at = env } = {}): string {
    return execFileSync('git', args, {
      ...{ cwd: content, env: at, input, encoding: 'utf8', timeout: timeoutMs },
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  }
  const list = (args: readonly string[], at?: NodeJS.ProcessEnv) =>
    git(args, at && { at })
      .split('\0')
      .filter(Boolean);
  const tryGit = (args: readonly string[]) => {
    try {
      return git(args).trim();
    } catch (error) {
      if ((error as { status?: number }).status === 1) return undefined;
      throw error;
    }
  };

  try {
    if (!isInRepository(content)) return undefined;
    env = { ...env, ...toEnv([...noPrograms, ...listFilters(list)]) };
    const own = { ...env, GIT_INDEX_FILE: path.join(scratch, 'index') };
    const gitFolder = git(['rev-parse', '--absolute-git-dir']).trim();
    const doing = unfinished.find((one) => existsSync(path.join(gitFolder, one)));
    if (doing) throw new Error(`the repository is in the middle of something (${doing}).`);
    const prefix = git(['rev-parse', '--show-prefix']).trim();
    const parent = tryGit(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    git(parent ? ['read-tree', parent] : ['read-tree', '--empty'], { at: own });

    const before = readEntries(parent ? list(['ls-tree', '-rz', parent, '.']) : []);
    // The files that git knows or would add: it leaves out ignored ones.
    const files = list(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '.'], own).filter(
      (file) =>
        !file.includes('\n') && lstatSync(path.join(content, file), { throwIfNoEntry: false })?.isFile(),
    );
    const blobs = git(['hash-object', '-w', '--no-filters', '--stdin-paths'], {
      input: files.map((file) => `${path.join(content, file)}\n`).join(''),
    })
      .split('\n')
      .filter(Boolean);
    const after = new Map(
      files.map((file, index): [string, Entry] => [
        file,
        { mode: before.get(file)?.mode ?? '100644', blob: blobs[index] ?? '' },
      ]),
    );
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (file) => before.get(file)?.blob !== after.get(file)?.blob && before.get(file)?.mode !== '120000',
    );
    if (changed.length === 0) return undefined;
    const [{ blob: firstBlob } = { blob: '' }] = [...after.values(), ...before.values()];
    const none = { mode: '0', blob: '0'.repeat(firstBlob.length) };
    const change = (some: readonly string[]) =>
      some
        .map((file) => ({ file, ...(after.get(file) ?? none) }))
        .map(({ file, mode, blob }) => `${mode} ${blob}\t${prefix}${file}\0`)
        .join('');
    git(['update-index', '-z', '--index-info'], { input: change(changed), at: own });
    const tree = git(['write-tree'], { at: own }).trim();
    const message = `Put the site online\n\n${changed.slice(0, mostWords).join('\n')}\n`;
    const commit = git(['commit-tree', '--no-gpg-sign', tree, ...(parent ? ['-p', parent] : [])], {
      input: message,
    }).trim();
    git(['update-ref', '-m', 'commit: Put the site online', 'HEAD', commit, parent ?? none.blob]);
    // Otherwise the next commit of somebody else would take these files back. What they have staged stays.
    const staged = readEntries(list(['ls-files', '-sz', '.']));
    const unstaged = changed.filter((file) => staged.get(file)?.blob === before.get(file)?.blob);
    git(['update-index', '-z', '--index-info'], { input: change(unstaged) });
    return commit;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Git reads these settings after those of the repository. */
const toEnv = (settings: readonly Setting[]): Record<string, string> => ({
  GIT_CONFIG_COUNT: String(settings.length),
  ...Object.fromEntries(
    settings.flatMap(([name, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, name],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]),
  ),
});

/** Writing an index runs the filters of files that changed in the same second. Settings without a program end that. */
function listFilters(list: (args: readonly string[]) => string[]): Setting[] {
  const names = list(['config', '-z', '--name-only', '--list']).filter((name) => /^filter\./i.test(name));
  return names.map((name) => [name, name.endsWith('.required') ? 'false' : '']);
}

/** Git would look in all folders above, too. */
function isInRepository(folder: string): boolean {
  if (existsSync(path.join(folder, '.git'))) return true;
  const above = path.dirname(folder);
  return above !== folder && isInRepository(above);
}

/** Reads `100644 blob 0123…\tpath` of a tree and `100644 0123… 0\tpath` of an index. */
function readEntries(lines: readonly string[]): Map<string, Entry> {
  return new Map(
    lines.map((line) => {
      const [facts = '', file = ''] = line.split('\t', 2);
      const [mode = ''] = facts.split(' ');
      return [file, { mode, blob: /[0-9a-f]{40,64}/.exec(facts)?.[0] ?? '' }];
    }),
  );
}

/** Git refuses some characters in names. */
const clean = (text: string): string => text.replace(/[<>\p{Cc}]/gu, ' ').trim();

if (process.argv[1] === import.meta.filename)
  try {
    const { AUTHOR: name = '', AUTHOR_EMAIL: email = '' } = process.env;
    const commit = commitContent(contentFolder, { name, email });
    if (commit) console.log(commit);
  } catch (error) {
    const { code, message, stderr } = error as NodeJS.ErrnoException & { stderr?: string };
    // Without git, nobody expects a commit.
    if (code !== 'ENOENT') console.error(stderr?.trim() || message);
    process.exitCode = code === 'ENOENT' ? 0 : 1;
  }
