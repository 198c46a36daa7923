import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTexts } from '../testing/read-html.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const get = (server: TestServer, query: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/search${query}`, { headers: { 'accept-encoding': 'identity', ...headers } });
/** `fetch` would decompress the answer. */
function askRaw(server: TestServer, path: string, headers: Record<string, string>) {
  return new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    });
    call.on('error', reject);
    call.end();
  });
}
const ask = async (server: TestServer, words: string) =>
  (await get(server, `?${new URLSearchParams({ q: words }).toString()}`)).text();

test('answers a query with ranked results, their kinds and highlighted excerpts', async () => {
  const html = await ask(await startTestServer(), 'drywall');
  expect(html).toContain('data-state="found"');
  expect(readTexts(html)).toContain('|2 results for “drywall”|');
  const shown = html.replaceAll(/<template.*?<\/template>/gs, '');
  const links = [...shown.matchAll(/<a href="([^"]+)" data-result="title"/g)];
  expect(links.map(([, path]) => path)).toEqual(['/drywall', '/painting']);
  expect(readTexts(html)).toContain('|Services|Drywall|');
  expect(html).toContain('<mark>Drywall</mark>');
});

test('states that nothing was found, and lists nothing', async () => {
  const html = await ask(await startTestServer(), 'zzqqx');
  expect(html).toContain('data-state="none"');
  expect(html).toContain('Nothing found for “zzqqx”');
  expect(readTexts(html)).not.toContain('|Drywall|');
});

test.each([
  ['markup', '"><script>alert(1)</script><b x="', '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['an attribute', '" onfocus="alert(1)" autofocus="', '&quot; onfocus=&quot;alert(1)&quot;'],
  ['the hole marker', '<!--answer-->', '&lt;!--answer--&gt;'],
  ['a replacement pattern', "$& $' $1 drywall", '$&amp; $&#x27; $1 drywall'],
])('escapes %s', async (_, words, shown) => {
  const html = await ask(await startTestServer(), words);
  expect(html).toContain(`value="${shown}`);
  expect(html).not.toMatch(/<script>alert|" onfocus="/);
});

test('escapes markup in page excerpts', async () => {
  const html = await ask(await startTestServer(), 'gable');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; <mark>gable</mark>');
  expect(html).not.toContain('<img');
});

test('sends the page with its own policy, revalidated and compressed', async () => {
  const server = await startTestServer();
  const plain = await get(server, '?q=drywall');
  expect(plain.status).toBe(200);
  expect(plain.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(plain.headers.get('content-security-policy')).toBe(
    "default-src 'self'; script-src 'sha256-search'; style-src 'self'; frame-ancestors 'none'",
  );
  expect(plain.headers.get('cache-control')).toBe('no-cache');
  expect(plain.headers.get('vary')).toBe('accept-encoding');
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
  const text = await plain.text();
  for (const [encoding, header, decode] of [
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
  ] as const) {
    const answer = await askRaw(server, '/search?q=drywall', { 'accept-encoding': header });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decode(answer.body).toString()).toBe(text);
  }
});

test.each(['', '?', '?q=', '?q=%20%20', '?q', '?x=1', '?q=%00'])(
  'serves the page as built for the empty query /search%s',
  async (query) => {
    const answer = await get(await startTestServer(), query);
    expect([answer.status, await answer.text()]).toEqual([200, '<title>Search</title>']);
  },
);

test.each(['search-index.json', 'templates/search.html'])(
  'serves the page as built without %s',
  async (file) => {
    const answer = await get(await startTestServer({ without: [file] }), '?q=drywall');
    expect([answer.status, await answer.text()]).toEqual([200, '<title>Search</title>']);
  },
);

test('searches a new build without a restart, but not a partial index', async () => {
  const server = await startTestServer();
  const file = join(server.folder, 'dist', 'search-index.json');
  expect(await ask(server, 'stairs')).toContain('Nothing found');
  writeFileSync(file, '[{"path":');
  utimesSync(file, 1, 1);
  expect(await ask(server, 'drywall')).toContain('2 results');
  const fresh = {
    path: '/stairs',
    title: 'Stairs',
    kind: '',
    description: '',
    headings: '',
    tags: '',
    text: '',
  };
  writeFileSync(file, JSON.stringify([fresh]));
  utimesSync(file, 2, 2);
  expect(await ask(server, 'stairs')).toContain('1 result for');
  rmSync(file);
  expect(await ask(server, 'stairs')).toContain('1 result for');
});
