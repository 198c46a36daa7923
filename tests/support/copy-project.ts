/**
 * Makes a copy of the project that a test may change and build, with the showcase as content/ and the caches of the
 * last build.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bin, cache, root } from '../../tools/lib/paths.ts';
import { writeWhole } from '../../contract/write-whole.ts';
import { run, type RunResult } from '../../tools/lib/run.ts';

/**
 * Hooks do not inherit the timeout of their tests, and on a busy machine a build of the copy takes more than a minute.
 */
export const buildTimeoutMs = 600_000;

export interface ProjectCopy {
  folder: string;
  /** Its content folder. */
  content: string;
  /** The built site. */
  dist: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  readContent: (file: string) => string;
  writeContent: (file: string, text: string) => void;
  /** Runs a program from node_modules in the copy. */
  run: (program: string, args: readonly string[], env?: Record<string, string>) => Promise<RunResult>;
  /** Only after a change of the program. */
  buildProgram: (env?: Record<string, string>) => Promise<RunResult>;
  /** Renders its content. */
  build: (env?: Record<string, string>) => Promise<RunResult>;
  remove: () => void;
}

/** The parts of the project that a build needs. */
const sources = [
  'site',
  'office',
  'contract',
  'domain',
  'render',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** `more` lists further folders for the test. `folder` is the target, by default a new folder. */
export function copyProject(
  name: string,
  more: readonly string[] = [],
  folder = mkdtempSync(path.join(tmpdir(), `${name}-`)),
): ProjectCopy {
  for (const source of [...sources, ...more]) {
    cpSync(path.join(root, source), path.join(folder, source), {
      recursive: true,
      filter: (file) => path.basename(file) !== '.astro',
    });
  }
  cpSync(path.join(root, 'showcase'), path.join(folder, 'content'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  // The sources are the same, so the caches are valid.
  for (const kept of ['compressed', 'finished', 'pictures', 'program', 'share', 'styles', 'tones']) {
    cpSync(path.join(cache, kept), path.join(folder, '.cache', kept), { recursive: true });
  }
  return openCopy(folder);
}

/** Makes the copy build its own content/. */
export const copyEnv = { CONTENT: '' };

function openCopy(folder: string): ProjectCopy {
  const content = path.join(folder, 'content');
  const runInCopy: ProjectCopy['run'] = (program, args, env = {}) =>
    run(bin(program), args, { cwd: folder, quiet: true, env: { ...copyEnv, ...env } });
  const readIn = (base: string) => (file: string) => readFileSync(path.join(base, file), 'utf8');
  const writeIn = (base: string) => (file: string, text: string) => writeWhole(path.join(base, file), text);
  return {
    folder,
    content,
    dist: path.join(folder, 'dist'),
    read: readIn(folder),
    write: writeIn(folder),
    readContent: readIn(content),
    writeContent: writeIn(content),
    run: runInCopy,
    buildProgram: (env) => runInCopy('astro', ['build', '--root', 'site'], env),
    build: (env) => runInCopy('node', ['render/main.ts'], env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Several tests share the owner's copy, which copies/owner.setup.ts changes and builds once. */
const getOwnerFolder = (): string => path.join(process.env['TEST_COPIES'] ?? '', 'owner');

export const makeOwnerCopy = (): ProjectCopy => copyProject('owner', [], getOwnerFolder());
export const openOwnerCopy = (): ProjectCopy => openCopy(getOwnerFolder());
