/** What strangers see and what the log keeps: headers on every kind of answer, and nothing personal in any line. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { rmSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getSpoolFolder } from './store/paths.ts';
import { startSmtpPeer } from './testing/smtp-peer.ts';
import { ada, breakStore, grace, startTestServer, type TestServer } from './testing/start-test-server.ts';

// Other programs may keep the machine busy; waiting longer costs nothing when all is well.
vi.setConfig({ testTimeout: 60_000 });

const within = { timeout: 20_000, interval: 20 };

function open(server: TestServer): { socket: Socket; answer: Promise<string> } {
  const socket = connect(server.port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  return { socket, answer: once(socket, 'close').then(() => text) };
}

async function sendRaw(server: TestServer, request: string): Promise<string> {
  const { socket, answer } = open(server);
  socket.write(request);
  return answer;
}

const makePost = (body: string, headers: readonly string[] = [], path = '/contact.php') =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
    '',
    body,
  ].join('\r\n');
const makeGet = (path: string, headers: readonly string[] = [], method = 'GET') =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');

const json = 'Content-Type: application/json';
const form = 'Content-Type: application/x-www-form-urlencoded';

function expectProtected(answer: string, status: number): void {
  const [head = ''] = answer.split('\r\n\r\n', 1);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of [
    /^x-content-type-options: nosniff$/im,
    /^referrer-policy: (?:strict-origin-when-cross-origin|no-referrer)$/im,
    /^cross-origin-opener-policy: same-origin$/im,
    /^permissions-policy: .*camera=\(\)/im,
    /^content-security-policy: default-src .*frame-ancestors 'none'/im,
    /^strict-transport-security: max-age=31536000$/im,
  ]) {
    expect(head).toMatch(header);
  }
}

const env = { PUBLIC_URL: 'https://plumb.example', RATE_LIMIT: '3', REQUEST_LIMIT: '1' };

test.each<[status: number, what: string, request: string]>([
  [200, 'a page', makeGet('/about')],
  [200, 'a file', makeGet('/robots.txt')],
  [200, 'a lead', makePost(JSON.stringify(ada), [json])],
  [301, 'an old address', makeGet('/service-details')],
  [303, 'a form', makePost(new URLSearchParams(ada).toString(), [form, 'Accept: text/html'])],
  [304, 'a page that is known', makeGet('/about', ['If-None-Match: *'])],
  [400, 'a body that is not JSON', makePost('{', [json])],
  [400, 'an address that cannot be decoded', makeGet('/%ff')],
  [400, 'two lengths', makePost('{}', [json, 'Content-Length: 3'])],
  [400, 'what is no HTTP', 'HELO localhost\r\n\r\n'],
  [404, 'an unknown address', makeGet('/nowhere')],
  [404, 'an unknown address as a page', makeGet('/nowhere', ['Accept: text/html'])],
  [404, 'a forged link', makeGet('/leads/PT-A/called/1.x')],
  [405, 'a wrong method', makeGet('/contact.php', [], 'PUT')],
  [413, 'a body too large', makePost('x'.repeat(66_000), [json])],
  [404, 'a link too long', makeGet(`/leads/PT-A/called/${'x'.repeat(2_000)}`)],
  [415, 'a body of another kind', makePost('<a/>', ['Content-Type: application/xml'])],
  [417, 'an expectation', makeGet('/', ['Expect: the-moon'])],
  [422, 'a wrong form', makePost('{}', [json])],
  [431, 'headers too large', makeGet('/', [`X-Long: ${'x'.repeat(70_000)}`])],
])('answers %i to %s with every security header', async (status, _what, request) => {
  const server = await startTestServer({ env });
  expectProtected(await sendRaw(server, request), status);
});

test('answers 429, 500 and 503 with every security header', async () => {
  let isBroken = false;
  const nowMs = () => {
    if (isBroken) throw new Error('the clock stands still');
    return Date.now();
  };
  const server = await startTestServer({ env, nowMs, wrapStore: (store) => breakStore(store, 'saveLead') });
  await sendRaw(server, makeGet('/search?q=a'));
  expectProtected(await sendRaw(server, makeGet('/search?q=a')), 429);
  rmSync(getSpoolFolder(server.dataDir), { recursive: true });
  writeFileSync(getSpoolFolder(server.dataDir), 'a file where the folder was');
  expectProtected(await sendRaw(server, makePost(JSON.stringify(ada), [json])), 503);
  isBroken = true;
  expectProtected(await sendRaw(server, makePost(JSON.stringify(ada), [json])), 500);
});

test('stores and answers a form that is half sent when the server closes, with every security header', async () => {
  const server = await startTestServer({ env });
  const { socket, answer } = open(server);
  const request = makePost(JSON.stringify(ada), [json, 'Expect: 100-continue']);
  socket.write(request.slice(0, -20));
  // The server asks for the rest, so it has begun with this request.
  await once(socket, 'data');
  const closed = server.close();
  socket.write(request.slice(-20));
  expectProtected((await answer).replace('HTTP/1.1 100 Continue\r\n\r\n', ''), 200);
  await closed;
});

test('logs nothing personal and no secret, at the level of all details, whatever happens', async () => {
  const peer = await startSmtpPeer({ password: 'right-horse' });
  onTestFinished(() => peer.close());
  const hook = createServer((_request, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  onTestFinished(() => void hook.close());
  const common = {
    LOG_LEVEL: 'trace',
    MAIL_TO: 'owner-lena@plumb.example',
    WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook-path`,
    WEBHOOK_SECRET: 'sixteen characters',
  };
  const start = (password: string, more: Parameters<typeof startTestServer>[0] = {}) =>
    startTestServer({
      ...more,
      env: { ...common, SMTP_URL: `smtp://site:${password}@127.0.0.1:${peer.port}` },
    });
  const key = '3f0c8a52-7d4e-4c57-9d0e-1f1f6a1b2c3d';

  const wrong = await start('battery-staple');
  await wrong.post('/contact.php', ada, { 'idempotency-key': key });
  await expect.poll(() => wrong.log.join(''), within).toContain('refuses the mails');
  await wrong.close();

  const server = await start('right-horse', { folder: wrong.folder });
  await expect.poll(() => peer.received.length, within).toBeGreaterThan(1);
  const { token } = (await (await fetch(`${server.url}/issue-token`)).json()) as { token: string };
  peer.answerWith(550);
  await server.post('/contact.php', grace, { 'x-issue-token': token, 'x-forwarded-for': '198.51.100.77' });
  await expect.poll(() => server.log.join(''), within).toContain('will not be tried again');
  await server.postForm('/contact.php', { ...ada, email: 'not-an-address Lovelace' });
  await server.post('/contact.php', `{"name":"${ada.name}`);
  const receipt = peer.received
    .map(({ parsed }) => parsed.text ?? '')
    .find((text) => text.includes('/enquiries/'));
  const link = /https:\/\/plumb\.example(\/enquiries\/\S+)/.exec(receipt ?? '')?.[1] ?? 'no link';
  for (const field of ['note', 'withdraw']) await server.postForm(link, { [field]: 'Lovelace again' });
  for (const path of ['/search?q=Lovelace', '/Lovelace', '/%ff?name=Lovelace'])
    await fetch(server.url + path);
  // Bytes that are no request: Node hands them to the error handler as they came.
  await sendRaw(server, makePost(JSON.stringify(ada), [json, 'Content-Length: 7']));
  await sendRaw(server, `GET /?${ada.email} NONSENSE\r\n\r\n`);
  await server.close();

  const broken = await start('right-horse', {
    wrapStore: (store) => breakStore(store, 'saveLead', 'findReferenceByKey', 'changeLead'),
  });
  await broken.post('/contact.php', ada);
  rmSync(getSpoolFolder(broken.dataDir), { recursive: true });
  writeFileSync(getSpoolFolder(broken.dataDir), 'a file where the folder was');
  await broken.post('/contact.php', grace);
  await broken.close();

  const lines = [wrong, server, broken].flatMap(({ log }) => log).join('');
  for (const expected of ['Lead stored', 'Mail sent', 'A LEAD COULD NOT BE KEPT', 'ALERT']) {
    expect(lines).toContain(expected);
  }
  for (const secret of [
    ...['Lovelace', 'Hopper', 'visitor.example', '555-0142', '5550143', 'Oak Street', 'porch', 'owner-lena'],
    ...['right-horse', 'battery-staple', 'sixteen characters', 'hook-path', '198.51.100.77', key, token],
    // The same word as a list of bytes.
    [...Buffer.from('Lovelace')].join(','),
    ...[link, link.split('.').at(-1) ?? '', await server.store.readSecret().catch(() => 'closed by now')],
  ]) {
    expect(lines).not.toContain(secret);
  }
});
