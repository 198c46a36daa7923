/** Starts the real server with the built site on a free port, for browser tests and benchmarks. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import getPort from 'get-port';
import { bin, dist, root, serverProgram } from './paths.ts';

export interface LiveServer {
  url: string;
  pid: number;
  /** The output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** `folder` is the project to serve. */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  folder = root,
): Promise<LiveServer> {
  const port = Number(env['PORT']) || (await getPort({ host: '127.0.0.1' }));
  const url = `http://127.0.0.1:${port}`;
  const program = spawn(bin('node'), [path.relative(root, serverProgram)], {
    cwd: folder,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SITE_DIR: process.env['SITE_DIR'] ?? dist,
      LOG_LEVEL: 'warn',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  program.stdout.on('data', collect);
  program.stderr.on('data', collect);
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));

  for (const end = Date.now() + 20_000; ;) {
    if (program.exitCode !== null) throw new Error(`The server exited at once:\n${output}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer) break;
    if (Date.now() > end) {
      program.kill('SIGKILL');
      throw new Error(`The server did not answer within 20 s:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    pid: program.pid ?? 0,
    output: () => output,
    stop: async () => {
      program.kill('SIGTERM');
      await ended;
    },
  };
}
