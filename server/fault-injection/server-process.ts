/** A server that is restarted if it exits by itself, as systemd does. Such an exit is a finding. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from '../testing/program-environment.ts';

export interface ServerProcess {
  port: number;
  url: string;
  /** Unexpected exits, with the last lines of the log. */
  ownEnds: string[];
  readLogEnd(): string;
  pid(): number | undefined;
  /** Resolves when the server answers. Does nothing if it is running. */
  start(): Promise<void>;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Resolves when the server has exited. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const clock = new URL('shift-clock.ts', import.meta.url).href;
const startWithinMs = 120_000;

export function createServerProcess(
  port: number,
  env: Record<string, string>,
  logFile: string,
): ServerProcess {
  const url = `http://127.0.0.1:${port}`;
  const ownEnds: string[] = [];
  const readLogEnd = () => readFileSync(logFile, 'utf8').slice(-1_000);
  let child: ChildProcess | undefined;
  let isWanted = false;

  function run(): void {
    const log = openSync(logFile, 'a');
    const started = spawn(process.execPath, ['--expose-gc', '--import', clock, program], {
      env: { ...programEnvironment, ...env, PORT: String(port) },
      stdio: ['ignore', log, log],
    });
    child = started;
    started.once('exit', (code, signal) => {
      if (child !== started) return;
      child = undefined;
      if (!isWanted) return;
      ownEnds.push(`exited by itself (${signal ?? code}): ${readLogEnd()}`);
      void setTimeout(2_000).then(() => isWanted && child === undefined && run());
    });
  }

  return {
    port,
    url,
    ownEnds,
    readLogEnd,
    pid: () => child?.pid,
    async start() {
      isWanted = true;
      if (child === undefined) run();
      for (const end = Date.now() + startWithinMs; isWanted;) {
        const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(
          () => undefined,
        );
        if (answer?.ok) return;
        if (Date.now() > end) throw new Error(`The server did not answer within ${startWithinMs / 1_000} s.`);
        await setTimeout(50);
      }
    },
    signal: (signal) => void child?.kill(signal),
    async end(signal) {
      isWanted = false;
      const ending = child;
      if (ending === undefined) return;
      const ended = once(ending, 'exit');
      ending.kill(signal);
      const [code] = (await ended) as [number | null];
      if (signal === 'SIGTERM' && code !== 0) ownEnds.push(`exited with ${code} after SIGTERM`);
    },
  };
}
