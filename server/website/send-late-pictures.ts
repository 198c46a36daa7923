/**
 * Has the pictures encoded that `npm start` left for later (docs/decisions/0092-pictures-after-the-first-page.md), in a
 * child process with low priority. A site without a list of late pictures never starts it.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LateMessage, LateOrder } from '../../contract/late-pictures.ts';
import type { Log } from '../../domain/log.ts';
import type { Site } from './open-site.ts';

interface Waiting {
  promise: Promise<boolean>;
  resolve: (isThere: boolean) => void;
}

const project = fileURLToPath(new URL('../..', import.meta.url));
const encoder = join(project, 'render/pictures/encode-on-request.ts');
/** A picture that has ended the process this often is left out, and so is everything if the process never works. */
const mostDeaths = 2;
const restartAfterMs = 1_000;

export function createLatePictures(site: Pick<Site, 'folder' | 'latePictures'>, log: Log, program = encoder) {
  const waiting = new Map<string, Waiting>();
  const deaths = new Map<string, number>();
  const failed = new Set<string>();
  const started = new Set<string>();
  let build: ReadonlySet<string> | undefined;
  let child: ChildProcess | undefined;
  let fruitless = 0;
  let restart: NodeJS.Timeout | undefined;
  let isStopped = false;

  function settle(file: string, isThere: boolean): void {
    started.delete(file);
    waiting.get(file)?.resolve(isThere);
    waiting.delete(file);
  }

  function take(message: LateMessage): void {
    if ('started' in message) return void started.add(message.started);
    fruitless = 0;
    if ('made' in message) return settle(message.made, true);
    log.error({ file: message.failed, reason: message.reason }, 'A picture cannot be encoded');
    failed.add(message.failed);
    settle(message.failed, false);
  }

  /** Starts the process, which also encodes what nobody has requested. */
  function run(): void {
    if (child || isStopped || fruitless >= mostDeaths) return;
    let current: ChildProcess;
    try {
      current = fork(program, [site.folder()], {
        cwd: project,
        execArgv: [],
        // Nothing else of the server's environment, because its settings contain passwords.
        env: { CACHE_DIR: process.env['CACHE_DIR'], NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
      });
    } catch {
      // Some errors of the system are no event, such as a lack of memory.
      return end(null);
    }
    child = current;
    const order: LateOrder = { first: [...waiting.keys()], leaveOut: [...failed] };
    current.send(order);
    current.on('message', take);
    const endOnce = (code: number | null) => {
      if (child !== current) return;
      child = undefined;
      if (!isStopped) end(code);
    };
    current.on('exit', endOnce);
    // It did not start, or it cannot be reached.
    current.on('error', () => {
      current.kill();
      endOnce(null);
    });
  }

  /** The process ended because it was done, or because it died. */
  function end(code: number | null): void {
    for (const file of waiting.keys()) if (existsSync(join(site.folder(), file))) settle(file, true);
    if (code === 0) {
      log.info({ failed: [...failed] }, 'The pictures that were left for later are encoded');
      for (const file of waiting.keys()) settle(file, false);
      return;
    }
    log.error({ code, files: [...started] }, 'The process that encodes pictures died');
    fruitless = started.size > 0 ? 0 : fruitless + 1;
    for (const file of started) {
      const count = (deaths.get(file) ?? 0) + 1;
      deaths.set(file, count);
      if (count < mostDeaths) continue;
      failed.add(file);
      settle(file, false);
    }
    started.clear();
    if (fruitless < mostDeaths) restart = setTimeout(run, restartAfterMs);
    else for (const file of waiting.keys()) settle(file, false);
  }

  /** A new build has another list, and new pictures under old names. */
  function follow(): ReadonlySet<string> {
    const current = site.latePictures();
    if (current === build) return current;
    build = current;
    failed.clear();
    deaths.clear();
    fruitless = 0;
    child?.kill();
    child = undefined;
    for (const file of waiting.keys()) if (!current.has(file)) settle(file, false);
    if (current.size > 0) run();
    return current;
  }

  return {
    /** Encodes everything that is missing, one picture at a time. */
    start: () => void follow(),
    /** `file` is a path in the site's folder. */
    isMissing: (file: string) => follow().has(file) && !existsSync(join(site.folder(), file)),
    /** Resolves once the file exists, or with `false` if it cannot be made. */
    async provide(file: string): Promise<boolean> {
      if (failed.has(file) || isStopped || fruitless >= mostDeaths) return false;
      const shared = waiting.get(file);
      if (shared) return shared.promise;
      const own = Promise.withResolvers<boolean>();
      waiting.set(file, own);
      if (child?.connected) child.send({ first: [file] } satisfies LateOrder);
      else run();
      return own.promise;
    },
    stop() {
      isStopped = true;
      clearTimeout(restart);
      child?.kill();
      for (const file of waiting.keys()) settle(file, false);
    },
  };
}
