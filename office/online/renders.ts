/**
 * Puts the content folder online, or the release before: a child process does it (render/main.ts), one at a time. The
 * server notices the new release by itself.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasLatePages } from '../../contract/late-pages.ts';
import type { Person } from '../../server/store/records.ts';

type Act = 'render' | 'back';

interface Run {
  act: Act;
  /** The name of the person who started it. */
  author: string;
  startedAtMs: number;
  /** Absent while it runs. */
  endedAtMs?: number;
  /** Why the site is as it was. */
  fault?: string;
  /** The content folder is being committed to its git repository. */
  isCommitting?: boolean;
  /** Why there is no commit, although the site is online. */
  commitFault?: string;
}

/** The person who starts it. */
type Starter = Pick<Person, 'name' | 'email'>;

export type Renders = ReturnType<typeof createRenders>;

/** The settings that change pages. */
export type RenderSettings = Readonly<Record<string, string | undefined>>;

export const listRenderSettings = (siteDir: string, { env } = process): RenderSettings => ({
  CACHE_DIR: env['CACHE_DIR'],
  CONTENT: env['CONTENT'],
  COUNTS: env['COUNTS'],
  LEAD_SERVER: env['LEAD_SERVER'],
  PUBLIC_URL: env['PUBLIC_URL'],
  SITE_DIR: siteDir,
});

const project = fileURLToPath(new URL('../..', import.meta.url));
const limits = '--env-file=render/limits.env';
/** A site with a thousand new photos. */
const usualLongestMs = 30 * 60_000;
const longestFault = 2_000;

/** Another program that holds the repository's lock may take its time. */
const longestCommitMs = 60_000;

interface Options {
  program?: string;
  commitProgram?: string;
  longestMs?: number;
  nowMs?: () => number;
  /** Called before a render takes its memory. */
  makeRoom?: () => void;
}

export function createRenders(
  settings: RenderSettings,
  {
    program = join(project, 'render/main.ts'),
    commitProgram = join(project, 'office/online/commit-content.ts'),
    longestMs = usualLongestMs,
    nowMs = Date.now,
    makeRoom,
  }: Options = {},
) {
  let run: Run | undefined;
  let child: ChildProcess | undefined;
  let checking: Promise<string | undefined> | undefined;
  let isStopped = false;

  const isRunning = () => run !== undefined && (run.endedAtMs === undefined || run.isCommitting === true);

  /** Returns why the program failed. */
  function runNode(
    args: readonly string[],
    own: RenderSettings,
    timeout: number,
  ): Promise<string | undefined> {
    // `spawn` itself throws some errors, such as a lack of memory.
    return new Promise<string | undefined>((resolve, reject) => {
      const current = spawn(process.execPath, [limits, ...args], {
        cwd: project,
        // Nothing else of the server's environment, because its settings contain passwords.
        env: { ...own, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
        stdio: ['ignore', 'ignore', 'pipe'],
        timeout,
        killSignal: 'SIGKILL',
      });
      child = current;
      let output = '';
      current.stderr.on('data', (piece: Buffer) => {
        output = (output + piece.toString()).slice(-longestFault);
      });
      current.on('error', reject);
      current.on('close', (code) => resolve(code === 0 ? undefined : explain(current, output)));
    }).catch(({ code, message }: NodeJS.ErrnoException) => (code === 'ENOMEM' ? tooLittleMemory : message));
  }

  async function work(now: Run, { name, email }: Starter): Promise<void> {
    if (checking) {
      child?.kill('SIGKILL');
      await checking;
    }
    const env = { ...settings, AUTHOR: name };
    if (now.act === 'render') makeRoom?.();
    const fault = await runNode(now.act === 'back' ? [program, '--back'] : [program], env, longestMs);
    now.endedAtMs = nowMs();
    if (fault !== undefined) now.fault = fault;
    if (fault === undefined && now.act === 'render') {
      now.isCommitting = true;
      const own = {
        CONTENT: settings['CONTENT'],
        PATH: process.env['PATH'],
        AUTHOR: name,
        AUTHOR_EMAIL: email,
      };
      const commitFault = await runNode([commitProgram], own, longestCommitMs);
      if (commitFault !== undefined) now.commitFault = commitFault;
      now.isCommitting = false;
    }
  }

  /** Returns false if another run is going on. A check ends for it, because a person waits. */
  function start(act: Act, by: Starter): boolean {
    if (isRunning()) return false;
    run = { act, author: by.name, startedAtMs: nowMs() };
    void work(run, by);
    return true;
  }

  /**
   * Finishes a site that `npm start` has left unfinished, or compares a finished one with a whole render. Returns the
   * problem; none also if a run or a check is going on, or if a run begins or the server stops meanwhile.
   */
  async function check(): Promise<string | undefined> {
    if (isRunning() || checking) return undefined;
    const own = { ...settings, PICTURES: 'later' };
    makeRoom?.();
    checking = runNode([program, '--check'], own, longestMs);
    const problem = await checking;
    checking = undefined;
    return isRunning() || isStopped ? undefined : problem;
  }

  return {
    /** The run now, or else the last one since the server started. */
    current: (): Run | undefined => run,
    isRunning,
    check,
    /** Whether `npm start` has left pages for later. */
    isUnfinished: () => hasLatePages(settings['SITE_DIR'] ?? ''),
    start,
    stop: () => {
      isStopped = true;
      child?.kill('SIGKILL');
    },
  };
}

const tooLittleMemory = 'The machine has too little memory.';

/** V8 ends a process at its limit, the system any process. On Windows, the first is exit code 134. */
const memorySignals: (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGKILL'];

function explain({ killed, signalCode, exitCode }: ChildProcess, output: string): string {
  if (!killed && (memorySignals.includes(signalCode) || exitCode === 134)) return tooLittleMemory;
  return signalCode === null ? output.trim() : 'It took too long, or somebody stopped it.';
}
