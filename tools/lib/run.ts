import { spawn } from 'node:child_process';
import path from 'node:path';
import { bin, root } from './paths.ts';

export interface RunResult {
  code: number;
  /** The output of a quiet run. */
  output: string;
}

interface RunOptions {
  env?: Record<string, string>;
  /** Collects the output instead of printing it. */
  quiet?: boolean;
  cwd?: string;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a program to its end. A program that does not start counts as failed. A signal to this process ends both. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...options.env },
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    let received: NodeJS.Signals | undefined;
    const passOn = (signal: NodeJS.Signals) => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, passOn);
    const end = (code: number, more = '') => {
      for (const signal of signals) process.off(signal, passOn);
      // The listener is gone, so the signal now ends this process.
      if (received) process.kill(process.pid, received);
      resolve({ code, output: output + more });
    };
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => end(1, `${error.message}\n`));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Runs a Wireit script of package.json. It does not use npm, whose shell would forward no signals. */
export const runScript = (name: string, { env, ...options }: RunOptions = {}): Promise<RunResult> =>
  run(bin('node'), [path.join(root, 'node_modules/wireit/bin/wireit.js')], {
    ...options,
    env: { ...env, npm_lifecycle_event: name, npm_package_json: path.join(root, 'package.json') },
  });
