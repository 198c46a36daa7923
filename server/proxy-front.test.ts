/** Other names of the site, and a CDN in front of the proxies of deploy/. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import * as https from 'node:https';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { describe, expect, onTestFinished, test } from 'vitest';
import { askProxy } from './testing/ask-proxy.ts';
import { lacks } from './testing/installed.ts';
import { cdnAddress, proxies, startProxy } from './testing/start-proxy.ts';
import { ada, makeTestFolder, startTestServer } from './testing/start-test-server.ts';

const json = { 'content-type': 'application/json' };
let visitors = 0;

describe.each(proxies)('the %s file of deploy/, in %s', (name, program) => {
  const testWhenInstalled = test.skipIf(lacks(`the file of deploy/ for ${name}`, [program, 'openssl']));

  // PROXY-FRONT
  testWhenInstalled('tells the visitors of a trusted CDN apart, and believes nobody else', async () => {
    const front = name === 'caddy' ? { FRONT_PROXIES: cdnAddress } : {};
    const env = { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '1', ...front };
    const server = await startTestServer({ env });
    const proxy = await startProxy(name, makeTestFolder(), [server.port], program);
    const send = async (forwarded: string, from: string) => {
      const lead = JSON.stringify({ ...ada, message: `Visitor ${++visitors}` });
      const headers = { ...json, 'x-forwarded-for': forwarded };
      const options = { localAddress: from };
      return (await askProxy(proxy, 'POST', '/contact.php', headers, lead, options)).status;
    };
    for (const last of [1, 2, 3]) expect(await send(`192.0.2.${last}`, cdnAddress)).toBe(200);
    expect(await send('2001:db8:1:2::1', cdnAddress)).toBe(200);
    expect(await send('2001:db8:1:2::2', cdnAddress)).toBe(429);
    // The visitor's own claim comes first.
    expect(await send('203.0.113.9, 192.0.2.1', cdnAddress)).toBe(429);
    expect(await send('198.51.100.1', '127.0.0.3')).toBe(200);
    expect(await send('198.51.100.2', '127.0.0.3')).toBe(429);
  });
});

// PROXY-FRONT
test.each([
  ['a header of Cloudflare', { 'x-forwarded-for': '192.0.2.7', 'cf-connecting-ip': '198.51.100.1' }, 1],
  ['a header of Fastly', { 'x-forwarded-for': '192.0.2.7', 'fastly-client-ip': '198.51.100.1' }, 1],
  ['more hops', { 'x-forwarded-for': '198.51.100.1, 192.0.2.7' }, 1],
  ['the same address twice', { 'x-forwarded-for': '192.0.2.7', 'cf-connecting-ip': '192.0.2.7' }, 0],
  ['a forged hop through a trusted CDN', { 'x-forwarded-for': '10.1.1.1, 192.0.2.7, 203.0.113.4' }, 0],
])('logs a CDN that is not trusted once: %s', async (_what, headers, lines) => {
  const env = { TRUST_PROXY: '127.0.0.1', FRONT_PROXIES: '203.0.113.0/24' };
  const server = await startTestServer({ env });
  for (let index = 0; index < 3; index++) await fetch(`${server.url}/`, { headers });
  expect(server.log.filter((line) => line.includes('FRONT_PROXIES'))).toHaveLength(lines);
});

// PROXY-NAMES
test('redirects the other names of SITE_HOST for good, with path and query', async () => {
  const server = await startTestServer({ env: { SITE_HOST: 'https://Www.example.com/,example.com' } });
  const ask = (host: string, path: string) => askProxy({ url: server.url }, 'GET', path, { host });
  const other = await ask('example.com', '/about?a=1&b=%20');
  expect([other.status, other.headers.location]).toEqual([308, 'https://www.example.com/about?a=1&b=%20']);
  expect((await ask('EXAMPLE.com.:443', '/')).headers.location).toBe('https://www.example.com/');
  expect((await ask('www.example.com', '/about')).status).toBe(200);
  expect((await ask('unrelated.example', '/about')).status).toBe(200);
});

const start = fileURLToPath(new URL('../deploy/start-caddy.sh', import.meta.url));

// PROXY-NAMES
test
  .skipIf(lacks('the start of Caddy', ['caddy']))
  .each(['a.localhost, b.localhost', 'a.localhost b.localhost', 'https://a.localhost/,b.localhost'])(
  'starts Caddy with SITE_HOST=%s, and gets a certificate for each name',
  async (hosts) => {
    const folder = makeTestFolder();
    const [port, plainPort] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })];
    const file = join(folder, 'Caddyfile');
    const delivered = readFileSync(new URL('../deploy/Caddyfile', import.meta.url), 'utf8');
    const local = `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${plainPort}\n\thttps_port ${port}\n`;
    writeFileSync(file, delivered.replace('{\n', local));
    const server = await startTestServer({ env: { SITE_HOST: hosts, TRUST_PROXY: '127.0.0.1' } });
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const settings = { SITE_HOST: hosts, FRONT_PROXIES: '192.0.2.0/24,2001:db8::/32' };
    const child = spawn('sh', [start, file], {
      stdio: 'ignore',
      env: { ...env, ...settings, SITE_SERVER: `127.0.0.1:${server.port}` },
    });
    onTestFinished(() => void child.kill());
    const ask = (host: string) =>
      new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
        const options = { servername: host, headers: { host }, rejectUnauthorized: false, agent: false };
        https
          .get(`https://127.0.0.1:${port}/about?a=1`, options, (answer) => {
            answer.resume();
            resolve([answer.statusCode, answer.headers.location]);
          })
          .on('error', reject);
      });
    await expect
      .poll(() => ask('a.localhost').catch(() => []), { timeout: 30_000 })
      .toEqual([200, undefined]);
    expect(await ask('b.localhost')).toEqual([308, 'https://a.localhost/about?a=1']);
  },
);

// PROXY-NAMES
test.each([
  ['SITE_HOST', 'http://a.example'],
  ['SITE_HOST', ':80'],
  ['SITE_HOST', 'a.example/path'],
  ['FRONT_PROXIES', '10.0.0.0/99'],
  ['FRONT_PROXIES', 'cloudflare'],
])('refuses %s=%s before a container starts, and names the setting', (variable, value) => {
  const check = fileURLToPath(new URL('check-hosts.ts', import.meta.url));
  const env = { PATH: process.env['PATH'], [variable]: value };
  const { status, stderr } = spawnSync(process.execPath, [check], { env });
  expect(status).toBe(1);
  expect(stderr.toString()).toContain(`${variable} must be`);
  expect(stderr.toString()).toContain(value);
});
