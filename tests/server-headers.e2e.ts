/** How the real server delivers the built site. Asked with plain HTTP, so that no browser cache is in between. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get, type IncomingHttpHeaders } from 'node:http';
import { listFiles } from '../tools/lib/list-files.ts';
import { routes, site } from '../tools/lib/built-site.ts';
import { expect, test } from './support/test.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let base = '';
test.beforeAll(({ baseURL }) => {
  base = baseURL ?? '';
});

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(new URL(path, base), { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );

test('every page has a policy that lets nothing unsafe run, style, frame or post', async () => {
  for (const route of routes) {
    const { status, headers } = await ask(route);
    expect.soft(status, route).toBe(200);
    const policy = directives(headers['content-security-policy']);
    expect.soft([...policy.values()].flat().join(' '), route).not.toContain('unsafe');
    expect.soft(policy.get('default-src'), route).toEqual(["'none'"]);
    expect.soft(policy.get('script-src'), route).toContain("'self'");
    expect.soft(policy.get('base-uri'), route).toEqual(["'none'"]);
    expect.soft(policy.get('form-action'), route).toEqual(["'self'"]);
    expect.soft(policy.get('frame-ancestors'), route).toEqual(["'none'"]);
  }
});

test('every kind of answer carries the headers that protect its reader, and runs nothing unsafe', async () => {
  const html = { accept: 'text/html' };
  const asset = listFiles(site).find((file) => file.startsWith('_a/') && !/\.(br|gz)$/.test(file));
  const kinds: [path: string, status: number, headers?: Record<string, string>][] = [
    ['/', 200],
    ['/', 304, { 'if-none-match': '*' }],
    [`/${asset}`, 200],
    ['/robots.txt', 200],
    ['/search?q=drywall', 200, html],
    ['/services', 301],
    ['/%ff', 400, html],
    ['/no-such-page', 404],
    ['/leads/PT-A/called/1.x', 404, html],
    ['/contact.php', 405],
    ['/contact.php', 405, html],
    ['/', 417, { expect: 'the-moon' }],
    ['/', 431, { 'x-long': 'x'.repeat(70_000) }],
  ];
  for (const [path, expected, sent] of kinds) {
    const what = `${path} ${expected}`;
    const { status, headers } = await ask(path, sent);
    expect.soft(status, what).toBe(expected);
    expect.soft(headers['x-content-type-options'], what).toBe('nosniff');
    expect.soft(headers['referrer-policy'], what).toBeTruthy();
    expect.soft(headers['permissions-policy'], what).toContain('camera=()');
    expect.soft(headers['x-powered-by'], what).toBeUndefined();
    const policy = directives(headers['content-security-policy']);
    expect.soft([...policy.values()].flat().join(' '), what).not.toContain('unsafe');
    expect.soft(policy.get('default-src'), what).toEqual(["'none'"]);
    expect.soft(policy.get('frame-ancestors'), what).toEqual(["'none'"]);
  }
});

test('a page is revalidated and not sent twice', async () => {
  const first = await ask('/');
  expect(first.headers['cache-control']).toBe('no-cache');
  const etag = first.headers.etag ?? '';
  expect(etag).not.toBe('');
  const second = await ask('/', { 'if-none-match': etag });
  expect(second.status).toBe(304);
  expect(second.body.length).toBe(0);
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
});

test('an asset with a hash in its name is kept for good', async () => {
  const asset = listFiles(site).find((file) => file.startsWith('_a/') && !/\.(br|gz)$/.test(file));
  test.skip(!asset, 'the site has no assets');
  const { status, headers } = await ask(`/${asset}`);
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['cache-control']).toContain('max-age=31536000');
});

test('text travels compressed, as the visitor prefers, and says so', async () => {
  const plain = await ask('/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary?.toLowerCase()).toContain('accept-encoding');
  const brotli = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  const zipped = await ask('/', { 'accept-encoding': 'gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body)).toEqual(plain.body);
  expect(brotli.headers['content-type']).toMatch(/^text\/html; charset=utf-8/i);
  expect(brotli.headers.etag).not.toBe(zipped.headers.etag);
});

test('nothing but the site is served', async () => {
  for (const path of [
    '/site-manifest.json',
    '/templates/problem.html',
    '/..%2fpackage.json',
    '/about.html.br',
  ]) {
    expect.soft((await ask(path)).status, path).not.toBe(200);
  }
});
