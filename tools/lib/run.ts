import { spawn } from 'node:child_process';
import { root } from './paths.ts';

export interface RunResult {
  code: number;
  /** What the program printed, when it ran quietly. */
  output: string;
}

interface RunOptions {
  env?: Record<string, string>;
  /** Collect the output instead of showing it. */
  quiet?: boolean;
  cwd?: string;
}

/** Runs a program to its end; a program that cannot be started counts as failed. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...options.env },
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
