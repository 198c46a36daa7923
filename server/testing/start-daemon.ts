/** A system program that listens on a port of 127.0.0.1 until the test ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

export interface Daemon {
  output(): string;
}

/** Resolves when the program accepts connections on the port. */
export async function startDaemon(program: string, args: readonly string[], port: number): Promise<Daemon> {
  const child = spawn(program, args, { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  for (const endsAtMs = Date.now() + 30_000; !(await canConnect(port)); await setTimeout(50))
    if (child.exitCode !== null || Date.now() > endsAtMs)
      throw new Error(`${program} does not start:\n${output}`);
  return { output: () => output };
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
