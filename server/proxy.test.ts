import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import getPort from 'get-port';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { startProgram } from './testing/run-program.ts';
import { lacks } from './testing/installed.ts';
import { askOverHttp2, askProxy } from './testing/ask-proxy.ts';
import { proxies, startProxy, type Proxy } from './testing/start-proxy.ts';
import { ada, makeTestFolder } from './testing/start-test-server.ts';

const json = { 'content-type': 'application/json' };
const long = 'x'.repeat(7_000);

/** Requests that exceed the server's limits, so that it closes the connection. */
const attacks: ((proxy: Proxy) => Promise<{ status: number }>)[] = [
  (proxy) => askProxy(proxy, 'POST', '/contact.php', json, 'x'.repeat(127_000)),
  (proxy) => askProxy(proxy, 'POST', '/contact.php', json, 'x'.repeat(66_000)),
  attackWithHeaders,
];

function attackWithHeaders(proxy: Proxy) {
  return askProxy(proxy, 'GET', '/', { 'x-a': long, 'x-b': long, 'x-c': long, 'x-d': long });
}

/** Matches nginx's complaints about its file; errors about a request name the client. */
const isComplaint = (line: string) =>
  /\[(?:warn|error|crit|alert|emerg)\]/.test(line) && !line.includes('client: ');

async function startServers(folder: string): Promise<number[]> {
  const ports = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })];
  for (const [index, port] of ports.entries()) {
    const program = startProgram('main.ts', [], {
      SITE_DIR: writeFixtureSite(join(folder, 'dist')),
      DATA_DIR: join(folder, `data-${index}`),
      PORT: String(port),
      RATE_LIMIT: '0',
      REQUEST_LIMIT: '0',
      TRUST_PROXY: '127.0.0.1',
    });
    await expect.poll(program.output, { timeout: 30_000 }).toContain('is served at');
  }
  return ports;
}

describe.each(proxies)('the %s file of deploy/, in %s', (name, program) => {
  const testWhenInstalled = test.skipIf(lacks(`the file of deploy/ for ${name}`, [program, 'openssl']));

  testWhenInstalled('keeps serving others during attacks with oversized bodies and headers', async () => {
    const folder = makeTestFolder();
    const proxy = await startProxy(name, folder, await startServers(folder), program);
    const visitors = new Set<number>();
    const attackers = new Set<number>();
    const endsAtMs = Date.now() + 3_000;
    const attacked = attacks.flatMap((attack) =>
      [1, 2, 3].map(async () => {
        // Status 0: the proxy may close the connection while the attacker is still sending.
        while (Date.now() < endsAtMs)
          attackers.add((await attack(proxy).catch(() => ({ status: 0 }))).status);
      }),
    );
    while (Date.now() < endsAtMs) {
      visitors.add((await askProxy(proxy, 'GET', '/about')).status);
      visitors.add((await askProxy(proxy, 'POST', '/contact.php', json, JSON.stringify(ada))).status);
    }
    await Promise.all(attacked);
    expect([...visitors]).toEqual([200]);
    // Caddy streams bodies to the server, and answers 502 when it aborts an oversized one.
    if (name === 'nginx') expect([...attackers].filter((status) => status >= 500)).toEqual([]);
    expect((await attackWithHeaders(proxy)).status).toBe(200);

    for (const path of ['/metrics', '/readyz']) expect((await askProxy(proxy, 'GET', path)).status).toBe(404);
    const photographs = { 'content-type': 'multipart/form-data; boundary=x' };
    // An answer that comes before the whole body closes the connection, and the client may see that first.
    const send = () =>
      askProxy(proxy, 'POST', '/requests/PT-A/key/files', photographs, 'x'.repeat(9_000_000)).catch(
        () => undefined,
      );
    await expect.poll(async () => (await send())?.status, { timeout: 20_000 }).toBe(404);
    for (const path of ['/leads/PT-A/called/key', '/corrections/PT-A/key', '/files/PT-A/photo-1.jpg/key'])
      await askProxy(proxy, 'GET', path);
    expect(proxy.accessLog()).not.toMatch(/\/leads\/|\/corrections\/|\/files\/|\/requests\//);
    if (name === 'nginx') expect(proxy.accessLog()).toContain('GET /about');
    const { url, plainUrl, ca } = proxy;
    for (const door of [{ url, ca }, { url: plainUrl }]) {
      const foreign = askProxy(door, 'GET', '/about', { host: 'evil.example' });
      expect((await foreign.catch(() => undefined))?.text ?? '').toBe('');
    }
    const { port } = new URL(url);
    const moved = await askProxy({ url: plainUrl }, 'GET', '/about?a=1');
    const safe = `https://www.example.com${name === 'caddy' ? `:${port}` : ''}/about?a=1`;
    expect([moved.status, moved.headers.location]).toEqual([name === 'caddy' ? 308 : 301, safe]);
    if (name === 'caddy') return;
    const complaints = proxy.output().split('\n').filter(isComplaint);
    expect(complaints.filter((line) => !line.includes('"listen ... http2" directive is deprecated'))).toEqual(
      [],
    );
  });

  testWhenInstalled('serves pages and accepts leads in one HTTP/2 connection over trusted TLS', async () => {
    const folder = makeTestFolder();
    const proxy = await startProxy(name, folder, await startServers(folder), program);
    const body = JSON.stringify(ada);
    const { protocol, answers } = await askOverHttp2(proxy, [
      { headers: { ':path': '/about', 'accept-encoding': 'br' } },
      { headers: { ':path': '/contact.php', ':method': 'POST', ...json }, body },
      { headers: { ':path': '/_a/app.1a2b3c.js' } },
    ]);
    expect([protocol, answers.map(({ status }) => status)]).toEqual(['h2', [200, 200, 200]]);
    expect(answers[0]?.headers).toMatchObject({
      'content-encoding': 'br',
      'content-security-policy': expect.stringContaining('sha256-about'),
    });
    expect(JSON.parse(answers[1]?.text ?? '')).toEqual({ reference: expect.stringMatching(/^PT-/) });
    // A certificate of another site must not be trusted.
    await expect(askOverHttp2({ ...proxy, ca: '' }, [])).rejects.toThrow(/certificate/);
  });

  testWhenInstalled('keeps using a process that broke off one answer', async () => {
    const breaking = createServer((request, response) => {
      if (request.url === '/break') request.socket.destroy();
      else response.end('here');
    }).listen(0, '127.0.0.1');
    await once(breaking, 'listening');
    onTestFinished(() => void breaking.close());
    const { port } = breaking.address() as AddressInfo;
    const proxy = await startProxy(name, makeTestFolder(), [port, port], program);
    for (let round = 0; round < 3; round++) {
      expect((await askProxy(proxy, 'GET', '/break')).status).toBe(502);
      expect((await askProxy(proxy, 'GET', '/')).text).toBe('here');
    }
  });
});
