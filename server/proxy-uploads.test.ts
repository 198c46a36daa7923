/** The proxies of deploy/ buffer no body that the server would refuse, and log no signed address. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as https from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lacks } from './testing/installed.ts';
import { askProxy } from './testing/ask-proxy.ts';
import { plan } from './testing/sample-files.ts';
import { cdnAddress, proxies, startProxy, type Proxy } from './testing/start-proxy.ts';
import { ada, makeTestFolder, startTestServer } from './testing/start-test-server.ts';

const json = { 'content-type': 'application/json' };
const multipart = { accept: 'application/json', 'content-type': 'multipart/form-data; boundary=x' };
const form = `--x\r\nContent-Disposition: form-data; name="plan"; filename="a"\r\n\r\n${plan.toString('latin1')}\r\n--x--\r\n`;

/** Uploads slowly, and returns the answer and whether it came before half of the body. */
async function sendSlowly({ url, ca }: Proxy, path: string) {
  const request = https.request(new URL(path, url), {
    ...{ method: 'POST', ca, servername: 'www.example.com' },
    headers: { host: 'www.example.com', ...multipart, 'content-length': 120_000_000 },
  });
  // After the answer, the proxy closes the connection.
  request.on('error', () => undefined);
  onTestFinished(() => void request.destroy());
  let sentBytes = 0;
  const timer = setInterval(() => {
    request.write(Buffer.alloc(50_000));
    sentBytes += 50_000;
  }, 20);
  const [{ statusCode }] = (await once(request, 'response')) as [IncomingMessage];
  clearInterval(timer);
  return { statusCode, isEarly: sentBytes < 60_000_000 };
}

describe.each(proxies)('the %s file of deploy/, in %s', (name, program) => {
  const testWhenInstalled = test.skipIf(lacks(`the file of deploy/ for ${name}`, [program, 'openssl']));

  testWhenInstalled(
    'answers an upload without a valid link before its body has arrived, and accepts others',
    async () => {
      const server = await startTestServer({ env: { TRUST_PROXY: '127.0.0.1' } });
      const proxy = await startProxy(name, makeTestFolder(), [server.port], program);
      const refused = await Promise.all([1, 2, 3, 4].map(() => sendSlowly(proxy, '/requests/x/y/files')));
      expect(refused).toEqual(Array(4).fill({ statusCode: 404, isEarly: true }));

      const sent = await askProxy(proxy, 'POST', '/contact.php', json, JSON.stringify(ada));
      const path = `${String(sent.headers['x-request-page'])}/files`;
      const kept = await askProxy(proxy, 'POST', path, multipart, Buffer.from(form, 'latin1'));
      expect([kept.status, kept.text]).toEqual([200, '{"name":"plan-1.pdf"}']);
    },
  );

  testWhenInstalled('logs no signed address, whether or not a process answers', async () => {
    const server = await startTestServer({ env: { TRUST_PROXY: '127.0.0.1' } });
    const folder = makeTestFolder();
    const proxy = await startProxy(name, folder, [server.port], program);
    const body = new URLSearchParams(ada).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const sent = await askProxy(proxy, 'POST', '/contact.php', type, body);
    const sentPath = String(sent.headers.location);
    const seal = /\.([\w-]{22})\//.exec(sentPath)?.[1] ?? 'no seal';
    const path = sentPath.replace('/message-sent', '');
    const asked = [sentPath, path, `${path}/files`, `/leads/PT-A/called/1.${seal}`];
    const askAll = async () => {
      const statuses = [];
      for (const address of [...asked, `/corrections/PT-A/1.${seal}`, `/files/PT-A/photo-1.jpg/1.${seal}`])
        statuses.push((await askProxy(proxy, 'GET', address)).status);
      await askProxy({ url: proxy.plainUrl }, 'GET', path);
      await askProxy({ url: proxy.plainUrl }, 'GET', path, { host: 'other.example' }).catch(() => undefined);
      return statuses;
    };
    expect((await askAll()).slice(0, 2)).toEqual([200, 200]);
    await server.close();
    expect(new Set(await askAll())).toEqual(new Set([502]));
    expect((await askProxy(proxy, 'GET', '/about?no=answer')).status).toBe(502);
    // It does log errors.
    await expect.poll(() => proxy.output()).toContain('/about?no=answer');
    expect(proxy.output() + proxy.accessLog()).not.toContain(seal);
  });
});

const testWithNginx = test.skipIf(lacks('limits of one network in nginx', ['nginx', 'openssl']));

testWithNginx('limits a network to eight simultaneous uploads in nginx, and serves others', async () => {
  const held: ServerResponse[] = [];
  const silent = createServer(({ url = '' }, response) => {
    if (url.endsWith('/files')) held.push(response);
    else response.end();
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const proxy = await startProxy('nginx', makeTestFolder(), [(silent.address() as AddressInfo).port]);
  const statuses: number[] = [];
  const send = (address: string) =>
    askProxy(proxy, 'POST', '/requests/a/b/files', { 'x-forwarded-for': address }, form, {
      localAddress: cdnAddress,
    }).then(({ status }) => void statuses.push(status));
  const sent = Array.from({ length: 12 }, (_, index) => send(`2001:db8::${index}:${index}:0:${index}`));
  await expect.poll(() => [held.length, statuses.filter((status) => status === 429).length]).toEqual([8, 4]);
  sent.push(...['2001:db8:0:1::1', '192.0.2.1', '192.0.2.2'].map(send));
  await expect.poll(() => held.length).toBe(11);
  for (const response of held) response.end();
  await Promise.all(sent);
  expect(statuses.toSorted()).toEqual([...Array<number>(11).fill(200), ...Array<number>(4).fill(429)]);
});
