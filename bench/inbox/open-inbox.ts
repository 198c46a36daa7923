/** Starts the server of one version, with its own store of the same requests and a signed-in owner. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { inboxPath } from '../../contract/endpoints.ts';
import { startServer, type LiveServer } from '../../tools/lib/live-server.ts';
import { bin, root } from '../../tools/lib/paths.ts';
import { run } from '../../tools/lib/run.ts';

export interface Inbox extends LiveServer {
  /** Reads a whole answer of the inbox, and returns its status. */
  ask(address: string): Promise<number>;
}

const owner = 'owner@plumb.example';
const quiet = { RATE_LIMIT: '0', REQUEST_LIMIT: '0', DIGEST_HOUR: 'off', FOLLOW_UP_HOURS: 'off' };
/** Each version writes its own small site, because answers and manifests differ between versions. */
const writeSite = `
  process.env.ANSWERS_FOLDER = '.cache/bench-answers';
  process.env.CONTENT = 'showcase';
  await (await import('./server/testing/screen-modules.ts')).setup();
  const { fixtureManifest, writeFixtureSite } = await import('./server/testing/fixture-site.ts');
  writeFixtureSite(process.env.SITE_DIR, [], { ...fixtureManifest, counts: true });`;

/** `program` is the folder of the version, `home` an empty folder for its site and its data. */
export async function openInbox(
  program: string,
  home: string,
  requests: number,
  database: Record<string, string>,
): Promise<Inbox> {
  const data = path.join(home, 'data');
  mkdirSync(data, { recursive: true });
  const env = { ...database, DATA_DIR: data, SITE_DIR: path.join(home, 'dist'), MAIL_TO: owner };
  await runIn(program, env, '--input-type=module', '--eval', writeSite);
  await runIn(program, env, path.join(root, 'bench/inbox/fill-store.ts'), String(requests));
  const server = await startServer(data, { ...env, ...quiet }, program);
  const cookie = await signIn(server);
  return {
    ...server,
    async ask(address) {
      const answer = await fetch(server.url + inboxPath + address, {
        headers: { cookie },
        redirect: 'manual',
      });
      for await (const chunk of answer.body ?? []) void chunk;
      return answer.status;
    },
  };
}

async function runIn(program: string, env: Record<string, string>, ...words: string[]): Promise<void> {
  const { code, output } = await run(bin('node'), words, { cwd: program, env, quiet: true });
  if (code !== 0) throw new Error(`${words.slice(0, 2).join(' ')} failed in ${program}:\n${output}`);
}

/** Without a mail server, the server prints the code. */
async function signIn({ url, output }: LiveServer): Promise<string> {
  const post = async (address: string, fields: Record<string, string>, cookie = '') => {
    const headers = { origin: url, cookie };
    const body = new URLSearchParams(fields);
    const answer = await fetch(url + inboxPath + address, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
    });
    const given = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '');
    return given.filter((one) => !one.endsWith('=')).join('; ');
  };
  const asked = await post('/sign-in', { email: owner });
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    const code = /code for the inbox is (\d{6})/.exec(output())?.[1];
    if (code !== undefined) return post('/code', { code }, asked);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The server printed no code:\n${output()}`);
}
