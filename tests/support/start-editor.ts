/** Starts the real editor in a copy of the project, and offers its API calls. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import getPort from 'get-port';
import { bin } from '../../tools/lib/paths.ts';
import { copyEnv, copyProject, type ProjectCopy } from './copy-project.ts';

interface Opened {
  value: Record<string, unknown>;
  version: string;
}

export interface Editor {
  copy: ProjectCopy;
  address: string;
  token: string;
  /** The program's output so far. */
  printed: string;
  call: (name: string, init?: RequestInit) => Promise<Response>;
  read: (file: string) => Promise<Opened>;
  /** `version` of the replaced text, or `null` for a new file. */
  save: (file: string, value: unknown, version: string | null) => Promise<Response>;
  stop: () => Promise<void>;
}

const startTimeoutMs = 120_000;

export async function startEditor(): Promise<Editor> {
  // Includes the program's home pages.
  const homes = ['starter', 'showcase/company.yaml', 'showcase/homes', 'showcase/pictures/variants'];
  const copy = copyProject('editor', ['tools', ...homes]);
  const port = await getPort({ host: '127.0.0.1' });
  const program = spawn(bin('node'), ['tools/edit.ts'], {
    cwd: copy.folder,
    env: { ...process.env, ...copyEnv, PORT: String(port), HOST: '127.0.0.1', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const isReady = Promise.withResolvers<void>();
  const collect = (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.includes('/_edit/')) isReady.resolve();
  };
  program.stdout.on('data', collect);
  program.stderr.on('data', collect);
  const fail = (reason: string) => isReady.reject(new Error(`The editor ${reason}: ${printed}`));
  program.once('exit', () => fail('ended'));
  const timeout = setTimeout(() => fail('was not ready in time'), startTimeoutMs);
  const stop = async () => {
    if (program.exitCode === null) {
      program.kill('SIGTERM');
      await once(program, 'exit');
    }
    copy.remove();
  };
  try {
    await isReady.promise;
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timeout);
  }

  const address = `http://127.0.0.1:${port}`;
  const html = await (await fetch(`${address}/_edit/`)).text();
  const token = /name="token" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const call = (name: string, init: RequestInit = {}) =>
    fetch(`${address}/_edit/api/${name}`, {
      ...init,
      headers: { 'x-form-token': token, origin: address, ...init.headers },
    });
  return {
    copy,
    address,
    token,
    get printed() {
      return printed;
    },
    call,
    read: async (file) => (await (await call(`file?file=${encodeURIComponent(file)}`)).json()) as Opened,
    save: (file, value, version) =>
      call('file', { method: 'POST', body: JSON.stringify({ file, value, version }) }),
    stop,
  };
}
