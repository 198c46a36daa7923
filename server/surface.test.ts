/** Headers of every kind of answer, and a log without personal data. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { rmSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { getSpoolFolder } from './store/data-paths.ts';
import { expectProtected } from './testing/expect-protected.ts';
import { openRequest } from './testing/send-files.ts';
import { startSmtpPeer } from './testing/smtp-peer.ts';
import { ada, breakStore, grace, startTestServer, type TestServer } from './testing/start-test-server.ts';

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

const env = { PUBLIC_URL: 'https://plumb.example', RATE_LIMIT: '3', REQUEST_LIMIT: '1' };
const html = 'Accept: text/html';
const wrong = makePost('email=x', [form, html]);
const good = new URLSearchParams(ada).toString();

test.each<[status: number, what: string, request: string, page?: string]>([
  [200, 'a page', makeGet('/about'), 'about'],
  [200, 'the head of a page', makeGet('/about', [], 'HEAD'), 'about'],
  [200, 'an asset', makeGet('/_a/app.1a2b3c.js')],
  [200, 'a file', makeGet('/robots.txt')],
  [200, 'results of a search', makeGet('/search?q=drywall'), 'search'],
  [200, 'a form token', makeGet('/issue-token')],
  [200, 'a liveness probe', makeGet('/healthz')],
  [200, 'a lead', makePost(JSON.stringify(ada), [json])],
  [206, 'a range of a file', makeGet('/_a/photo.9f8e7d.avif', ['Range: bytes=0-3'])],
  [301, 'an old address', makeGet('/service-details')],
  [303, 'a form', makePost(good, [form, html])],
  [304, 'a cached page', makeGet('/about', ['If-None-Match: *']), 'about'],
  [
    304,
    'a cached asset',
    makeGet('/_a/app.1a2b3c.js', [`If-Modified-Since: ${new Date(9e12).toUTCString()}`]),
  ],
  [400, 'a body that is not JSON', makePost('{', [json])],
  [400, 'an address that cannot be decoded', makeGet('/%ff')],
  [400, 'such an address from a browser', makeGet('/%ff', [html]), 'problem'],
  [400, 'two lengths', makePost('{}', [json, 'Content-Length: 3'])],
  [400, 'invalid HTTP', 'HELO localhost\r\n\r\n'],
  [404, 'an unknown address', makeGet('/nowhere'), '404'],
  [404, 'a form at an unknown address', makePost(good, [form, html], '/nowhere'), 'problem'],
  [404, 'a forged link', makeGet('/leads/PT-A/called/1.x')],
  [404, 'a forged link from a browser', makeGet('/leads/PT-A/called/1.x', [html]), 'problem'],
  [404, 'a link too long', makeGet(`/leads/PT-A/called/${'x'.repeat(2_000)}`), '404'],
  [405, 'a wrong method', makeGet('/contact.php', [], 'PUT')],
  [405, 'a wrong method from a browser', makeGet('/contact.php', [html]), 'problem'],
  [413, 'a body too large', makePost('x'.repeat(66_000), [json])],
  [413, 'a form too large', makePost('x'.repeat(66_000), [form, html]), 'problem'],
  [415, 'a body of an unsupported type', makePost('<a/>', ['Content-Type: application/xml'])],
  [415, 'such a body from a browser', makePost('a', ['Content-Type: text/plain', html]), 'problem'],
  [417, 'an expectation', makeGet('/', ['Expect: the-moon'])],
  [422, 'an invalid message', makePost('{}', [json])],
  [422, 'an invalid form', wrong, 'form'],
  [431, 'headers too large', makeGet('/', [`X-Long: ${'x'.repeat(70_000)}`])],
])('answers %i to %s with every security header and its policy', async (status, _what, request, page) => {
  const server = await startTestServer({ env });
  expectProtected(await sendRaw(server, request), status, page);
});

test('answers 429, 500 and 503 with every security header and its policy', async () => {
  let isBroken = false;
  const nowMs = () => {
    if (isBroken) throw new Error('the clock stands still');
    return Date.now();
  };
  const server = await startTestServer({ env, nowMs, wrapStore: (store) => breakStore(store, 'saveLead') });
  const [lead, page] = [makePost(JSON.stringify(ada), [json]), makePost(good, [form, html])];
  await sendRaw(server, makeGet('/search?q=a'));
  expectProtected(await sendRaw(server, makeGet('/search?q=a')), 429);
  expectProtected(await sendRaw(server, makeGet('/search?q=a', [html])), 429, 'problem');
  rmSync(getSpoolFolder(server.dataDir), { recursive: true });
  writeFileSync(getSpoolFolder(server.dataDir), 'a file where the folder was');
  expectProtected(await sendRaw(server, lead), 503);
  expectProtected(await sendRaw(server, page), 503, 'form');
  isBroken = true;
  expectProtected(await sendRaw(server, lead), 500);
  expectProtected(await sendRaw(server, page), 500, 'problem');
});

test('answers a visitor over the limit with every security header and the policy of the form', async () => {
  const server = await startTestServer({ env: { ...env, RATE_LIMIT: '1' } });
  expectProtected(await sendRaw(server, makePost(good, [form, html])), 303);
  const other = good.replace('porch', 'wall');
  expectProtected(await sendRaw(server, makePost(other, [form, html])), 429, 'form');
});

test.each<[status: number, what: string, request: string, page?: string]>([
  [200, 'a page', makeGet('/about'), 'about'],
  [200, 'an asset', makeGet('/_a/app.1a2b3c.js')],
  [200, 'a lead', makePost(JSON.stringify(ada), [json])],
  [301, 'an old address', makeGet('/service-details')],
  [303, 'a form', makePost(good, [form, html])],
  [400, 'a body that is not JSON', makePost(`{"name": "${'x'.repeat(30)}`, [json])],
  [404, 'an unknown address', makeGet('/nowhere'), '404'],
  [
    422,
    'an invalid form',
    wrong.replaceAll('email=x', `email=${'x'.repeat(30)}`).replace('Length: 7', 'Length: 36'),
    'form',
  ],
])('answers %i to %s that is half sent during shutdown', async (status, _what, request, page) => {
  const server = await startTestServer({ env });
  const { socket, answer } = open(server);
  socket.write(request.slice(0, -20));
  // The server answers this only after reading the first half above.
  await sendRaw(server, makeGet('/healthz'));
  const closed = server.close();
  socket.write(request.slice(-20));
  expectProtected(await answer, status, page);
  await closed;
});

test('logs nothing personal and no secret, even at the most detailed level', async () => {
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
  await expect.poll(() => wrong.log.join('')).toContain('is refusing this site');
  await wrong.close();

  const server = await start('right-horse', { folder: wrong.folder });
  const findLink = () =>
    peer.received
      .map(({ parsed }) => /https:\/\/plumb\.example(\/corrections\/\S+)/.exec(parsed.text ?? '')?.[1])
      .find(Boolean) ?? '';
  await expect.poll(findLink).not.toBe('');
  const link = findLink();
  const { token } = (await (await fetch(`${server.url}/issue-token`)).json()) as { token: string };
  peer.answerWith(550);
  await server.post('/contact.php', grace, { 'x-issue-token': token, 'x-forwarded-for': '198.51.100.77' });
  await expect.poll(() => server.log.join('')).toContain('will not be retried');
  await server.postForm('/contact.php', { ...ada, email: 'not-an-address Lovelace' });
  await server.post('/contact.php', `{"name":"${ada.name}`);
  for (const field of ['note', 'withdraw']) await server.postForm(link, { [field]: 'Lovelace again' });
  for (const path of ['/search?q=Lovelace', '/Lovelace', '/%ff?name=Lovelace'])
    await fetch(server.url + path);
  const request = await openRequest(server, { ...ada, message: 'Lovelace sends a picture' });
  const files = new FormData();
  files.append('photos', new Blob(['of the porch']), 'Lovelace.jpg');
  const headers = { 'x-forwarded-for': '198.51.100.77', referer: server.url + request.path };
  await fetch(`${server.url}${request.path}/files`, { method: 'POST', body: files, headers });
  // Node passes invalid bytes unchanged to the error handler.
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
    ...[
      request.path.split('.').at(-1) ?? '',
      link,
      link.split('.').at(-1) ?? '',
      await server.store.readSecret().catch(() => 'closed by now'),
    ],
  ]) {
    expect(lines).not.toContain(secret);
  }
});
