import { request } from 'node:http';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fixtureManifest } from '../testing/fixture-site.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends the path unchanged; `fetch` would normalize it. */
function get(server: TestServer, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<RawAnswer>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

test('serves pages at their clean addresses with their own policy', async () => {
  const server = await startTestServer();
  for (const [path, title] of [
    ['/', 'Home'],
    ['/index-01', 'Home 01'],
    ['/about', 'About'],
    ['/projects/one', 'Project one'],
    ['/shop', 'Shop'],
    ['/about?utm_source=x', 'About'],
  ] as const) {
    const page = await get(server, path);
    expect([page.status, page.body.toString()]).toEqual([200, expect.stringContaining(`<title>${title}<`)]);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-cache');
  }
  const policy = (path: string) =>
    get(server, path).then(({ headers }) => headers['content-security-policy']);
  expect(await policy('/about')).toBe(
    "default-src 'self'; script-src 'sha256-about'; style-src 'self'; frame-ancestors 'none'",
  );
  expect(await policy('/plain')).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
});

test('sends HSTS only if the public address is https', async () => {
  const server = await startTestServer();
  expect((await get(server, '/')).headers['strict-transport-security']).toBeUndefined();
});

test.each([
  ['/_a/app.1a2b3c.js', 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/_a/app.1a2b3c.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/_a/photo.9f8e7d.avif', 'image/avif', 'public, max-age=31536000, immutable'],
  ['/_a/font.5d4c3b.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  ['/icon.svg', 'image/svg+xml', 'public, max-age=3600'],
  ['/countries.json', 'application/json; charset=utf-8', 'public, max-age=3600'],
  ['/two%20words.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
])('serves %s as %s', async (path, type, caching) => {
  const server = await startTestServer();
  const file = await get(server, path);
  expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    type,
    caching,
  ]);
});

test('sends the prepared compression that the browser supports', async () => {
  const server = await startTestServer();
  for (const path of ['/about', '/_a/app.1a2b3c.js']) {
    const plain = await get(server, path);
    const brotli = await get(server, path, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get(server, path, { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    for (const { headers } of [plain, brotli, gzip]) {
      expect(headers['vary']).toBe('accept-encoding');
      expect(headers['content-type']).toBe(plain.headers['content-type']);
    }
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
  }
  const small = await get(server, '/plain', { 'accept-encoding': 'br, gzip' });
  expect([small.status, small.headers['content-encoding']]).toEqual([200, undefined]);
});

test('answers 304 while a page is unchanged', async () => {
  const server = await startTestServer();
  const encoding = { 'accept-encoding': 'br' };
  const { headers } = await get(server, '/about', encoding);
  const again = await get(server, '/about', { ...encoding, 'if-none-match': String(headers['etag']) });
  expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, headers['etag']]);
  expect(again.headers['cache-control']).toBe('no-cache');
});

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['deflate', undefined],
  ['br;q=0', undefined],
])('chooses the preferred encoding of a browser that accepts %s', async (accepted, encoding) => {
  const page = await get(await startTestServer(), '/about', { 'accept-encoding': accepted });
  expect([page.status, page.headers['content-encoding']]).toEqual([200, encoding]);
});

test('answers If-Modified-Since with 304, and with the page after a change', async () => {
  const server = await startTestServer();
  const { headers } = await get(server, '/about');
  const since = (date: string) => get(server, '/about', { 'if-modified-since': date });
  expect((await since(String(headers['last-modified']))).status).toBe(304);
  expect((await since(new Date(0).toUTCString())).status).toBe(200);
});

test('answers HEAD like GET, without a body', async () => {
  const server = await startTestServer();
  const head = await get(server, '/about', {}, 'HEAD');
  const full = await get(server, '/about');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(String(full.body.length));
  expect((await get(server, '/nowhere', {}, 'HEAD')).status).toBe(404);
});

test('answers range requests, so that videos can seek', async () => {
  const server = await startTestServer();
  const part = await get(server, '/robots.txt', { range: 'bytes=0-4' });
  expect([part.status, part.body.toString()]).toEqual([206, 'User-']);
});

test('shows the whole home page with status 404 at unknown addresses', async () => {
  const server = await startTestServer();
  const first = await get(server, '/nowhere', { accept: 'text/html' });
  expect([first.status, first.body.toString()]).toEqual([404, expect.stringContaining('Not found, so home')]);
  expect(first.headers['content-security-policy']).toContain('sha256-404');
  for (const path of ['/404', '/404.html', '/about/more', '/Abouts', '/_a/gone.js', '/projects', '/-/..']) {
    const answer = await get(server, path, { 'if-none-match': '*', range: 'bytes=0-3' });
    expect([answer.status, answer.body.length]).toEqual([404, first.body.length]);
  }
});

test.each([
  ['/About', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about.html?a=1&b=2', '/about?a=1&b=2'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/shop/', '/shop'],
  ['/shop/index.html', '/shop'],
  ['/service-details?a=1', '/about?a=1'],
  ['/service-details/', '/about'],
  ['/old?a=1', '/about?from=old&a=1#top'],
  ['/elsewhere', 'https://example.net/'],
])('redirects %s permanently to %s', async (path, location) => {
  const server = await startTestServer();
  const answer = await get(server, path);
  expect([answer.status, answer.headers['location']]).toEqual([301, location]);
});

test.each([
  '/templates/form.html',
  '/templates/form',
  '/templates/form.cjs',
  '/templates/form.json',
  '/site-manifest.json',
  '/about.html.br',
  '/_a/app.1a2b3c.js.gz',
  '/.env',
  '/../data/leads.sqlite',
  '/..%2fdata%2fleads.sqlite',
  '/%2e%2e/data/leads.sqlite',
  '/..\\data\\leads.sqlite',
  '/_a/../.env',
  '/_a/%2e%2e/site-manifest.json',
  '//site-manifest.json',
  '//example.net/',
  '//example.net/%2e%2e',
  '/about.html%00.txt',
  '/__proto__',
  '/constructor',
  `/${'a'.repeat(5000)}`,
  `/${'%2e%2e%2f'.repeat(20)}etc/passwd`,
])('reveals nothing at %s', async (path) => {
  const server = await startTestServer();
  const answer = await get(server, path, { accept: 'text/html', 'accept-encoding': '' });
  expect([answer.status, answer.headers['location']]).toEqual([404, undefined]);
  expect(answer.body.toString()).toContain('Not found, so home');
});

test('answers 400 to an address that cannot be decoded', async () => {
  const server = await startTestServer();
  expect((await get(server, '/%E0%A4%A')).status).toBe(400);
});

test('serves a new build without a restart', async () => {
  const server = await startTestServer();
  expect((await get(server, '/fresh')).status).toBe(404);
  const site = join(server.folder, 'dist');
  writeFileSync(join(site, 'fresh.html'), '<title>Fresh</title>');
  const policies = { ...fixtureManifest.contentSecurityPolicies, 'fresh.html': "default-src 'self'" };
  const manifest = join(site, 'site-manifest.json');
  writeFileSync(manifest, JSON.stringify({ ...fixtureManifest, contentSecurityPolicies: policies }));
  utimesSync(manifest, new Date(), new Date(Date.now() + 60_000));
  await expect.poll(async () => (await get(server, '/fresh')).status, { timeout: 5_000 }).toBe(200);
  expect((await get(server, '/fresh')).headers['content-security-policy']).toContain("default-src 'self'");
});
