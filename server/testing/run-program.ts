/** Runs one of the server's programs in a separate process, as an operator does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { programEnvironment } from './program-environment.ts';

export interface Program {
  output(): string;
  /** Resolves with the exit code. */
  exit: Promise<number | null>;
  hasEnded(): boolean;
  kill(signal: NodeJS.Signals): void;
}

export function startProgram(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Program & { pid: number | undefined } {
  const file = fileURLToPath(new URL(`../${name}`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...programEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    pid: child.pid,
    output: () => output,
    exit,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: (signal) => void child.kill(signal),
  };
}

/** The address that the server prints when it is ready. */
export async function findUrl(output: () => string): Promise<string> {
  await expect.poll(output, { timeout: 60_000 }).toMatch(/is served at http/);
  return /is served at (http:\S+),/.exec(output())?.[1] ?? '';
}
