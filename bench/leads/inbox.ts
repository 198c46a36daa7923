/** Measures response times of the inbox with few requests and with many. */
import { inboxPath } from '../../contract/inbox.ts';
import type { LiveServer } from '../../tools/lib/live-server.ts';

const rounds = 100;
/** The first page of the list, a later page, and a search without results. */
const pages = { list: '', 'list, page 2': '?show=open&after=', 'search for nobody': '?find=nobody' };

/** `email` is an owner. Without a mail server, the server prints the code. */
async function signIn({ url, output }: LiveServer, email: string): Promise<string> {
  const post = async (path: string, fields: Record<string, string>, cookie = '') => {
    const headers = { origin: url, cookie };
    const body = new URLSearchParams(fields);
    const answer = await fetch(url + inboxPath + path, { method: 'POST', body, headers, redirect: 'manual' });
    return (
      answer.headers
        .getSetCookie()
        .find((one) => !/=;/.test(one))
        ?.split(';', 1)[0] ?? ''
    );
  };
  const asked = await post('/sign-in', { email });
  for (;;) {
    const code = /code for the inbox is (\d{6})/.exec(output())?.[1];
    if (code !== undefined) return post('/code', { code }, asked);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function time(address: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedMs = performance.now();
    const answer = await fetch(address, { headers: { cookie } });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    times.push(performance.now() - startedMs);
  }
  return times.sort((a, b) => a - b)[rounds / 2] ?? Number.NaN;
}

/** Returns a table row for each page. `add` sends requests. */
export async function measureInbox(
  name: string,
  server: LiveServer,
  email: string,
  add: (amount: number) => Promise<unknown>,
): Promise<string[]> {
  const medians: number[][] = [];
  let cookie = '';
  for (const amount of [100, 9_900]) {
    await add(amount);
    cookie ||= await signIn(server, email);
    const list = await (await fetch(`${server.url}${inboxPath}`, { headers: { cookie } })).text();
    const place = /after=([\d-]+)/.exec(list)?.[1] ?? '';
    const row: number[] = [];
    for (const query of Object.values(pages))
      row.push(await time(server.url + inboxPath + query + (query.endsWith('=') ? place : ''), cookie));
    medians.push(row);
  }
  const [few = [], many = []] = medians;
  return Object.keys(pages).map((page, index) => {
    const [before = 0, after = 0] = [few[index], many[index]];
    return `| ${name} | ${page} | ${before.toFixed(1)} ms | ${after.toFixed(1)} ms | ${(after / before).toFixed(2)} |`;
  });
}
