/** A component throws: the lead is stored, and the visitor sees a plain page. */
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { templateFolder, type ServerScreenName } from '../../contract/server-screens.ts';
import { siteManifestFile } from '../../contract/site-manifest.ts';
import { openRequest } from '../testing/send-files.ts';
import { ada, makeTestFolder, startTestServer } from '../testing/start-test-server.ts';
import { fixtureManifest, writeFixtureSite } from '../testing/fixture-site.ts';
import { openSite } from './open-site.ts';

const all: ServerScreenName[] = [
  'problem',
  'form',
  'mark',
  'change',
  'request',
  'sent',
  'search',
  'estimate',
];

async function startBroken(...names: readonly ServerScreenName[]) {
  const server = await startTestServer({ env: { LOG_LEVEL: 'trace' } });
  const code = 'exports.render = ({ typed }) => { throw new Error(`secret ${typed?.name}`); };';
  for (const name of names) writeFileSync(join(server.folder, 'dist', 'templates', `${name}.cjs`), code);
  return server;
}

test('stores a lead with its mails when every component throws', async () => {
  const server = await startBroken(...all);
  const { reference, path } = await openRequest(server, ada);
  const sent = await fetch(`${server.url}${path}/message-sent`, { redirect: 'manual' });
  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/message-sent']);
  expect((await server.store.findLead(reference))?.lead.fields['email']).toBe(ada.email);
  expect((await server.store.countDeliveries()).pending).toBeGreaterThan(0);
});

test.each([
  ['an invalid form', '/contact.php', { ...ada, email: 'x' }, 422, 'Please enter an e-mail address'],
  ['an unknown address', '/nowhere', {}, 404, 'There is nothing at this address.'],
])(
  'answers %s with the plain page, and logs nothing that was typed',
  async (_, path, fields, status, sentence) => {
    const server = await startBroken(...all);
    const answer = await server.postForm(path, fields);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const html = await answer.text();
    expect(html).toContain(sentence);
    expect(html).toContain('href="tel:+15550100199"');
    const log = server.log.join('');
    expect(log).toContain('Rendering an answer failed');
    expect(log).not.toMatch(/secret|Lovelace/);
  },
);

test('answers 503 at signed links', async () => {
  const server = await startBroken('request');
  const { path } = await openRequest(server, ada);
  const page = await fetch(server.url + path, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await page.text()).toContain('The server could not answer.');
});

test.each(['/search?q=drywall', '/estimate?room-length=14'])(
  'serves the page as built at %s',
  async (path) => {
    const server = await startBroken(...all);
    const page = await fetch(server.url + path);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringMatching(/^<title>(Search|Takeoff as built)/),
    ]);
  },
);

test('uses the components of a new build without a restart', () => {
  const folder = writeFixtureSite(join(makeTestFolder(), 'dist'));
  let nowMs = 0;
  const site = openSite(folder, () => nowMs);
  const write = () => site.writeScreen('problem', { title: 'T', summary: 'S' })?.html;
  expect(write()).toContain('<h1>T</h1>');
  writeFileSync(join(folder, 'templates/problem.cjs'), 'exports.render = ({ title }) => `new ${title}`;');
  writeFileSync(join(folder, siteManifestFile), JSON.stringify(fixtureManifest));
  utimesSync(join(folder, siteManifestFile), 1, 1);
  expect(write()).toContain('<h1>T</h1>');
  nowMs = 2_000;
  expect(write()).toContain('new T');
});

test('reads no files while rendering, since all data of the build is in the props', () => {
  const folder = join('.cache/test-answers', templateFolder);
  const modules = readdirSync(folder).filter((name) => name.endsWith('.cjs'));
  expect(modules).toContain('inbox.cjs');
  const readers = modules.filter((name) =>
    /require\(["'](?:node:)?fs["']\)/.test(readFileSync(join(folder, name), 'utf8')),
  );
  expect(readers).toEqual([]);
});
