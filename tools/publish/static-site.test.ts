/** Checks the files for a static host with Netlify's own parsers. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test } from 'vitest';
import { writeFixtureSite } from '../../server/testing/fixture-site.ts';
import { makeTestFolder } from '../../server/testing/start-test-server.ts';
import { writeStaticSite } from './static-site.ts';

async function write(policies: 'headers' | 'pages') {
  const folder = makeTestFolder();
  const into = path.join(folder, 'static');
  const dist = writeFixtureSite(path.join(folder, 'dist'));
  for (const file of ['index.html', 'about.html', '404.html']) {
    writeFileSync(
      path.join(dist, file),
      `<html><head><meta charset="utf-8"><title>${file}</title></head></html>`,
    );
  }
  writeStaticSite(dist, into, { url: 'https://www.plumb.example', policies });
  const headers = await parseAllHeaders({
    headersFiles: [path.join(into, '_headers')],
    configHeaders: [],
    minimal: true,
  });
  const redirects = await parseAllRedirects({
    redirectsFiles: [path.join(into, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  expect([headers.errors, redirects.errors]).toEqual([[], []]);
  const of = (address: string) => headers.headers.find((rule) => rule.for === address)?.values ?? {};
  return {
    into,
    of,
    redirects: redirects.redirects,
    read: (file: string) => readFileSync(path.join(into, file), 'utf8'),
  };
}

// PUBLISH-STATIC
test("writes the server's headers for both addresses of each page", async () => {
  const { of, into, redirects } = await write('headers');
  expect(of('/*')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
  });
  expect(of('/*')).not.toHaveProperty('content-security-policy');
  for (const address of ['/about', '/about.html'])
    expect(of(address)).toEqual({
      'content-security-policy':
        "default-src 'self'; script-src 'sha256-about'; style-src 'self'; frame-ancestors 'none'",
    });
  expect(of('/')['content-security-policy']).toContain('sha256-index');
  expect(of('/_a/*')).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' });
  expect(redirects).toContainEqual(
    expect.objectContaining({ from: '/service-details', to: '/about', status: 301 }),
  );
  for (const file of ['templates', 'site-manifest.json', '.env', 'index.html.br'])
    expect([file, existsSync(path.join(into, file))]).toEqual([file, false]);
});

test('puts the policy into the 404 page, and into every page if the host reads no headers', async () => {
  const asHeaders = await write('headers');
  expect(asHeaders.read('404.html')).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'sha256-404'; style-src 'self'">`,
  );
  expect(asHeaders.read('about.html')).not.toContain('http-equiv');
  const inPages = await write('pages');
  expect(inPages.read('about.html')).toContain("script-src 'sha256-about'");
  expect(inPages.of('/about')).toEqual({});
  expect(inPages.of('/*')).toMatchObject({ 'content-security-policy': "frame-ancestors 'none'" });
});
