/** A signed-in person in the inbox of a test server. */
import { expect, vi } from 'vitest';
import { inboxPath } from '../../contract/endpoints.ts';
import { formTokenField } from '../../office/frame/screens.ts';
import { makeShownCode } from '../../office/frame/sign-in-codes.ts';
import { createSigner } from '../signing/signer.ts';
import { listValues } from './read-html.ts';
import { ada, type TestServer } from './start-test-server.ts';

export interface InboxClient {
  cookie: string;
  get(path: string): Promise<Response>;
  /** Posts with the right origin and form token, unless `fields` and `headers` override them. */
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
}

export const readCookie = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');

/** Asks for a code and returns the browser's cookie. */
export async function askForCode({ postForm, url }: TestServer, email: string): Promise<string> {
  const answer = await postForm(`${inboxPath}/sign-in`, { email }, { origin: url });
  expect(answer.status).toBe(303);
  return readCookie(answer);
}

/** Signs in without a mail. */
export async function signInShown(server: TestServer, email: string): Promise<InboxClient> {
  const { store } = server;
  await store.addPerson({ email, name: email, role: 'owner' }, Date.now());
  const person = (await store.listPeople()).find((one) => one.email === email);
  if (person === undefined) throw new Error(`${email} is nobody`);
  const signer = createSigner(() => store.readSecret());
  return enterCode(server, await makeShownCode({ store, signer }, person, Date.now()), '');
}

export async function signIn(server: TestServer, email = 'office@plumb.example'): Promise<InboxClient> {
  const { codes } = server;
  const before = codes.length;
  const asked = await askForCode(server, email);
  // A mailed code leaves after a random pause.
  await vi.waitFor(() => expect(codes.length).toBeGreaterThan(before), { timeout: 50_000, interval: 20 });
  return enterCode(server, codes.at(-1) ?? '', asked);
}

async function enterCode({ url, postForm }: TestServer, code: string, asked: string): Promise<InboxClient> {
  const headers = { origin: url, cookie: asked };
  const answer = await postForm(`${inboxPath}/code`, { code }, headers);
  expect(answer.status).toBe(303);
  const cookie = readCookie(answer);
  const get = (path: string) =>
    fetch(url + inboxPath + path, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' });
  const [token = ''] = listValues(await (await get('/devices')).text(), formTokenField);
  return {
    cookie,
    get,
    post: (path, fields = {}, own = {}) =>
      postForm(inboxPath + path, { [formTokenField]: token, ...fields }, { origin: url, cookie, ...own }),
  };
}

export async function sendLead(server: TestServer, fields: object = ada): Promise<string> {
  const answer = await server.post('/contact.php', fields);
  return ((await answer.json()) as { reference: string }).reference;
}

export const readPage = async (person: InboxClient, path: string): Promise<string> =>
  (await person.get(path)).text();
