/** Exports a built site into folders of this machine, and reads the host's files with Netlify's own parsers. */
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test } from 'vitest';
import { siteManifestFile } from '../../contract/site-manifest.ts';
import { fixtureManifest, writeFixtureSite } from '../../server/testing/fixture-site.ts';
import { makeTestFolder, startTestServer } from '../../server/testing/start-test-server.ts';
import { listFiles } from '../lib/list-files.ts';
import { bin, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { checkLeadServer } from './check-lead-server.ts';
import { exportSite } from './export-site.ts';

const options = { url: 'https://www.plumb.example', policies: 'headers' } as const;

function setUp() {
  const folder = makeTestFolder();
  const site = writeFixtureSite(path.join(folder, 'dist'));
  for (const file of listFiles(site).filter((name) => name.endsWith('.html')))
    writeFileSync(path.join(site, file), `<meta charset="utf-8"><title>${file}</title>`);
  return { site, into: path.join(folder, 'pages') };
}

async function readExport(policies: 'headers' | 'pages') {
  const { site, into } = setUp();
  exportSite(site, into, { ...options, policies });
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
test('writes every page as a plain file, and replaces an earlier export', () => {
  const { site, into } = setUp();
  exportSite(site, into, options);
  mkdirSync(path.join(into, '.git'));
  writeFileSync(path.join(into, '.git/HEAD'), 'ref');
  writeFileSync(path.join(site, 'new.html'), '<title>New</title>');
  rmSync(path.join(site, 'plain.html'));
  expect(exportSite(site, into, options)).toBe(
    listFiles(into).filter((file) => !file.startsWith('.')).length,
  );
  expect(existsSync(path.join(into, 'plain.html'))).toBe(false);
  expect(readFileSync(path.join(into, '.git/HEAD'), 'utf8')).toBe('ref');
  const pages = (folder: string) => listFiles(folder).filter((file) => file.endsWith('.html'));
  expect(pages(into)).toEqual(pages(site).filter((file) => !file.startsWith('templates/')));
  for (const file of listFiles(into)) {
    const found = lstatSync(path.join(into, file));
    expect([file, found.isFile(), found.nlink]).toEqual([file, true, 1]);
  }
});

test('changes nothing in a folder with other files', () => {
  const { site, into } = setUp();
  mkdirSync(into);
  writeFileSync(path.join(into, 'taxes.html'), 'mine');
  expect(() => exportSite(site, into, options)).toThrow(/no export wrote, such as taxes\.html/);
  expect(listFiles(into)).toEqual(['taxes.html']);
  exportSite(site, `${into}-2`, options);
  writeFileSync(path.join(`${into}-2`, 'note.txt'), 'mine');
  expect(() => exportSite(site, `${into}-2`, options)).toThrow(/note\.txt/);
});

test('refuses pages whose lead server would reject their forms', async () => {
  const { site } = setUp();
  const server = await startTestServer({ env: { ALLOWED_ORIGINS: options.url } });
  await expect(checkLeadServer(site, server.url, options.url)).rejects.toThrow(/LEAD_SERVER=/);
  const contentSecurityPolicies = {
    'about.html': `default-src 'self'; form-action 'self' ${server.url}; style-src 'self'`,
  };
  writeFileSync(
    path.join(site, siteManifestFile),
    JSON.stringify({ ...fixtureManifest, contentSecurityPolicies }),
  );
  await checkLeadServer(site, `${server.url}/`, options.url);
  await expect(checkLeadServer(site, server.url, 'https://other.example')).rejects.toThrow(
    /accepts no forms from/,
  );
  await server.close();
  await expect(checkLeadServer(site, server.url, options.url)).rejects.toThrow(/does not answer/);
});

test("writes the server's headers for both addresses of each page", async () => {
  const { of, into, redirects } = await readExport('headers');
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
  const asHeaders = await readExport('headers');
  expect(asHeaders.read('404.html')).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'sha256-404'; style-src 'self'">`,
  );
  expect(asHeaders.read('about.html')).not.toContain('http-equiv');
  const inPages = await readExport('pages');
  expect(inPages.read('about.html')).toContain("script-src 'sha256-about'");
  expect(inPages.of('/about')).toEqual({});
  expect(inPages.of('/*')).toMatchObject({ 'content-security-policy': "frame-ancestors 'none'" });
});

// PUBLISH-GATE
test('exports samples only as a preview', async () => {
  const { site, into } = setUp();
  const command = (...more: string[]) =>
    run(bin('node'), [path.join(root, 'tools/export.ts'), into, ...more], {
      env: { CONTENT: 'showcase', SITE_DIR: site },
      quiet: true,
    });
  const refused = await command();
  expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/points block the launch/)]);
  expect(existsSync(into)).toBe(false);
  const preview = await command('--with-samples', '--policies', 'pages');
  expect([preview.code, preview.output]).toEqual([0, expect.stringContaining('ATTENTION: ')]);
  expect(statSync(path.join(into, 'about.html')).isFile()).toBe(true);
});
