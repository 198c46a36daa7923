/**
 * Runs the child process that reads and writes the content folder (office/content/serve-calls.ts). It starts with the
 * first call and ends when nobody has called for a while. The server itself never writes content.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  staleCode,
  type ContentAnswer,
  type ContentCall,
  type NumberedAnswer,
  type NumberedCall,
} from '../../contract/content-calls.ts';
import type { Log } from '../../domain/log.ts';

export type ContentProcess = ReturnType<typeof createContentProcess>;

interface Waiting {
  call: ContentCall;
  resolve: (answer: ContentAnswer) => void;
  /** Ends a process that does not answer. */
  timer: NodeJS.Timeout;
}

const project = fileURLToPath(new URL('../..', import.meta.url));

const mostWaiting = 100;
const mostMegabytes = 384;

const refuse = (message: string): ContentAnswer => ({
  status: 503,
  type: 'application/json',
  body: JSON.stringify({ message }),
});

interface Options {
  program?: string;
  args?: readonly string[];
  /** Nothing else of the server's environment, because some settings are passwords. */
  env?: Readonly<Record<string, string | undefined>>;
  /** A photo of 40 MB takes about ten seconds. */
  longestCallMs?: number;
  idleMs?: number;
}

export function createContentProcess(
  log: Log,
  {
    program = join(project, 'office/content/serve-calls.ts'),
    args = [],
    env = {},
    longestCallMs = 60_000,
    idleMs = 10 * 60_000,
  }: Options = {},
) {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function settle(id: number, answer: ContentAnswer): void {
    const found = waiting.get(id);
    if (!found) return;
    clearTimeout(found.timer);
    waiting.delete(id);
    found.resolve(answer);
    if (waiting.size > 0) return;
    clearTimeout(idle);
    idle = setTimeout(stop, idleMs).unref();
  }

  function start(): ChildProcess {
    const current = fork(program, args, {
      cwd: project,
      execArgv: [`--max-old-space-size=${mostMegabytes}`],
      env: { ...env, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
    });
    current.on('message', ({ id, answer }: NumberedAnswer) => settle(id, answer));
    const endOnce = (code: number | null) => {
      if (child !== current) return;
      child = undefined;
      if (code === staleCode) return resend();
      end(code);
    };
    // Not 'exit', which can come before the last answers.
    current.on('close', endOnce);
    // It did not start, or it cannot be reached.
    current.on('error', () => {
      current.kill('SIGKILL');
      endOnce(null);
    });
    return current;
  }

  function end(code: number | null): void {
    const calls = [...waiting.values()].map(({ call }) => call.name);
    log.error({ code, calls }, 'The content process died');
    fail('The office had to stop in the middle of this. Nothing is half saved: try again.');
  }

  function send(id: number, call: ContentCall): void {
    try {
      child ??= start();
    } catch {
      // Some errors of the system are no event, such as a lack of memory.
      return end(null);
    }
    const current = child;
    current.send({ id, call } satisfies NumberedCall, (error) => error && current.kill('SIGKILL'));
  }

  function resend(): void {
    for (const [id, { call }] of waiting) send(id, call);
  }

  function fail(message: string): void {
    for (const id of [...waiting.keys()]) settle(id, refuse(message));
  }

  function stop(): void {
    clearTimeout(idle);
    const last = child;
    child = undefined;
    if (last?.connected) last.disconnect();
    fail('The office is closing: try again in a minute.');
    clearTimeout(idle);
  }

  return {
    async call(call: ContentCall): Promise<ContentAnswer> {
      if (waiting.size >= mostWaiting) return refuse('The office is busy: try again in a minute.');
      clearTimeout(idle);
      const id = ++lastId;
      const { promise, resolve } = Promise.withResolvers<ContentAnswer>();
      const timer = setTimeout(() => child?.kill('SIGKILL'), longestCallMs).unref();
      waiting.set(id, { call, resolve, timer });
      send(id, call);
      return promise;
    },
    /** Ends the process if nobody waits for an answer. The next call starts it again. */
    rest: () => {
      if (waiting.size === 0) stop();
    },
    stop,
  };
}
