/** Starts the server in a copy of the project, signs an owner in, and offers the calls of the page “Site”. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import getPort from 'get-port';
import { inboxPath } from '../../contract/endpoints.ts';
import { site as builtSite } from '../../tools/lib/built-site.ts';
import { bin } from '../../tools/lib/paths.ts';
import { copyEnv, copyProject, type ProjectCopy } from './copy-project.ts';

interface Opened {
  value: Record<string, unknown>;
  version: string;
}

export interface Office {
  copy: ProjectCopy;
  address: string;
  /** The session's cookie: name and value. */
  cookie: [string, string];
  /** The server's DATA_DIR. */
  data: string;
  /** Adds a person and returns the cookie of a new session of theirs: `name=value`. */
  signIn: (email: string, role: string) => Promise<string>;
  /** A code of twelve digits for this person. */
  makeCode: (email: string) => Promise<string>;
  call: (name: string, init?: RequestInit) => Promise<Response>;
  /** A page of the site from the saved content. */
  preview: (path: string, init?: RequestInit) => Promise<Response>;
  read: (file: string) => Promise<Opened>;
  /** `version` of the replaced text, or `null` for a new file. */
  save: (file: string, value: unknown, version: string | null) => Promise<Response>;
  stop: () => Promise<void>;
}

export const editorPath = `${inboxPath}/site/all`;
const email = 'dana@plumb.example';
const startTimeoutMs = 120_000;

export async function startOffice(): Promise<Office> {
  // Includes the program's home pages.
  const homes = ['starter', 'showcase/company.yaml', 'showcase/homes', 'showcase/pictures/variants'];
  const copy = copyProject('editor', ['server', 'tools', ...homes]);
  const port = await getPort({ host: '127.0.0.1' });
  const env = {
    ...process.env,
    ...copyEnv,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: path.join(copy.folder, 'data'),
    SITE_DIR: builtSite,
    SMTP_URL: '',
  };
  const program = spawn(bin('node'), ['server/main.ts'], {
    cwd: copy.folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const isReady = Promise.withResolvers<void>();
  const collect = (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.includes('is served at')) isReady.resolve();
  };
  program.stdout.on('data', collect);
  program.stderr.on('data', collect);
  const fail = (reason: string) => isReady.reject(new Error(`The server ${reason}: ${printed}`));
  program.once('exit', () => fail('ended'));
  const timeout = setTimeout(() => fail('was not ready in time'), startTimeoutMs);
  const stop = async () => {
    if (program.exitCode === null) {
      program.kill('SIGTERM');
      await once(program, 'exit');
    }
    copy.remove();
  };
  const address = `http://127.0.0.1:${port}`;
  const leads = (...args: string[]) => copy.run('node', ['server/leads-cli.ts', 'people', ...args], env);
  const makeCode = async (of: string) => {
    const { output } = await leads('code', of);
    return /\d{4} \d{4} \d{4}/.exec(output)?.[0] ?? '';
  };
  async function signIn(who: string, role: string): Promise<string> {
    await leads('add', who, role);
    const signedIn = await fetch(`${address}${inboxPath}/code`, {
      method: 'POST',
      body: new URLSearchParams({ code: await makeCode(who) }),
      headers: { origin: address },
      redirect: 'manual',
    });
    const own = signedIn.headers.getSetCookie().find((one) => one.startsWith('inbox=')) ?? '';
    return own.split(';', 1)[0] ?? '';
  }
  try {
    await isReady.promise;
    const pair = await signIn(email, 'owner');
    const cookie = pair.split('=', 2) as [string, string];
    const html = await (await fetch(address + editorPath, { headers: { cookie: pair } })).text();
    const token = /name="token" content="([^"]+)"/.exec(html)?.[1] ?? '';
    if (token === '') throw new Error(`Nobody could sign in: ${printed}`);
    const call = (name: string, init: RequestInit = {}) =>
      fetch(`${address}${inboxPath}/site/api/${name}`, {
        ...init,
        headers: { cookie: pair, 'x-form-token': token, origin: address, ...init.headers },
      });
    return {
      copy,
      address,
      cookie,
      data: env.DATA_DIR,
      signIn,
      makeCode,
      call,
      preview: (page, init = {}) =>
        fetch(`${address}${inboxPath}/site/preview${page}`, { ...init, headers: { cookie: pair } }),
      read: async (file) => (await (await call(`file?file=${encodeURIComponent(file)}`)).json()) as Opened,
      save: (file, value, version) =>
        call('file', { method: 'POST', body: JSON.stringify({ file, value, version }) }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timeout);
  }
}
