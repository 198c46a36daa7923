/** Who may use the page “Site”, and what the server sends with it. The tests change nothing in the content folder. */
import { request as requestRaw } from 'node:http';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { Role } from '../../contract/roles.ts';
import { readPage, signInShown, type InboxClient } from '../../server/testing/inbox-client.ts';
import { listValues, readTexts } from '../../server/testing/read-html.ts';
import { startTestServer, type TestServer } from '../../server/testing/start-test-server.ts';
import { formTokenField } from '../frame/screens.ts';

vi.setConfig({ testTimeout: 60_000 });

async function signInAs(server: TestServer, role: Role): Promise<InboxClient> {
  const email = `${role}@plumb.example`;
  const person = await signInShown(server, email);
  const { id, name } = (await server.store.listPeople()).find((one) => one.email === email) ?? {
    id: 0,
    name: '',
  };
  await server.store.changePerson(id, { name, role });
  return person;
}

async function openSite(role: Role = 'owner') {
  const server = await startTestServer();
  const person = await signInAs(server, role);
  const [token = ''] = listValues(await readPage(person, '/devices'), formTokenField);
  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/inbox/site/api/${path}`, {
      method: 'POST',
      body,
      headers: { cookie: person.cookie, origin: server.url, 'x-form-token': token, ...headers },
      redirect: 'manual',
    });
  return { server, person, send };
}

// A save without the right version reaches the content and changes nothing.
const late = JSON.stringify({ file: 'projects/blue-glass-building.yaml', version: 'none' });

/** Of a screen of “Site”, by role. */
const statuses = [
  ['owner', 200],
  ['office', 200],
  ['crew', 404],
] as const;

// OFFICE-SITE
test('owners and the office edit the site, the crew does not (EDIT-ACCESS)', async () => {
  for (const [role, status] of statuses) {
    const { person, send } = await openSite(role);
    for (const path of ['/site', '/site/all', '/site/api/file?file=company.yaml'])
      expect((await person.get(path)).status, `${role} ${path}`).toBe(status);
    expect((await send('remove', late)).status, role).toBe(role === 'crew' ? 404 : 409);
    const links = (await readPage(person, '')).includes('href="/inbox/site"');
    expect(links, role).toBe(role !== 'crew');
  }
});

test('a person of any role whom an owner chose changes the site and puts it online (OFFICE-ROLES)', async () => {
  const { server, person, send } = await openSite('crew');
  const owner = await signInShown(server, 'ada@plumb.example');
  const [crew] = (await server.store.listPeople()).filter(({ role }) => role === 'crew');
  expect((await person.post('/online', { act: 'publish' })).status).toBe(404);
  const choose = (fields: Record<string, string>) =>
    owner.post(`/people/${crew?.id}`, { name: 'Luis', role: 'crew', ...fields });
  await choose({ edits: 'yes' });
  expect((await send('remove', late)).status).toBe(409);
  expect((await person.get('/site')).status).toBe(200);
  // The launch gate stops it here, and nothing is rendered.
  expect((await person.post('/online', { act: 'publish' })).status).not.toBe(404);
  expect((await person.get('/people')).status).toBe(404);
  await choose({});
  expect((await person.post('/online', { act: 'publish' })).status).toBe(404);
  expect((await send('remove', late)).status).toBe(404);
});

test('the office saves, and somebody else puts it online (OFFICE-ROLES)', async () => {
  const { person } = await openSite('office');
  expect((await person.post('/online', { act: 'publish' })).status).toBe(404);
  expect((await person.post('/online', { act: 'back' })).status).toBe(404);
  expect(readTexts(await readPage(person, '/online'))).not.toContain('Put it online anyway');
});

test('shows the sessions of everybody to owners only, and reaches them by their screen only (OFFICE-UNDO)', async () => {
  for (const [role, status] of statuses) {
    const { person, send } = await openSite(role);
    expect((await person.get('/site/sessions')).status, role).toBe(status);
    expect((await person.get('/site/sessions/1-2')).status, role).toBe(404);
    expect((await person.post('/site/sessions/1-2')).status, role).toBe(404);
    expect((await person.get('/site/api/changing-sessions')).status, role).toBe(404);
    expect((await send('undo-session', JSON.stringify({ session: '1-2' }))).status, role).toBe(404);
    expect((await send('go-online', '{}')).status, role).toBe(404);
  }
});

test('a change needs the origin and the token of the session', async () => {
  const { send } = await openSite();
  expect((await send('remove', late)).status).toBe(409);
  for (const headers of [{ origin: 'https://evil.example' }, { origin: '' }, { 'x-form-token': 'guess' }])
    expect((await send('remove', late, headers as Record<string, string>)).status).toBe(403);
});

test('refuses a large body of a stranger before it arrives', async () => {
  const { url } = await startTestServer();
  const client = requestRaw(`${url}/inbox/site/api/picture`, {
    method: 'POST',
    headers: { 'content-length': 39_000_000, 'content-type': 'image/jpeg', origin: url },
  });
  client.on('error', () => undefined);
  client.write(Buffer.alloc(1_000));
  const [response] = (await once(client, 'response')) as [
    { statusCode: number; headers: { location: string } },
  ];
  expect([response.statusCode, response.headers.location]).toEqual([303, '/inbox/sign-in']);
  client.destroy();
});

test('reads no name outside the table and no file outside its folders', async () => {
  const { person } = await openSite();
  for (const name of ['../company.yaml', '/etc/passwd', 'pages/../company.yaml', '.env', 'accepted.yaml', ''])
    expect((await person.get(`/site/api/file?file=${encodeURIComponent(name)}`)).status, name).toBe(404);
  for (const path of [
    '/site/preview/_a/..%2f..%2fpackage.json',
    '/site/preview/_a/.env',
    '/site/preview/_a/none.avif',
    '/site/preview/brand/..%2f..%2fabout',
    '/site/preview/brand/.env',
    '/site/picture/..%2f..%2fcompany',
    '/site/home/..%2f..%2fcatalogue',
  ])
    expect((await person.get(path)).status, path).toBe(404);
});

test('the editor runs only its own script, and a preview none', async () => {
  const { person } = await openSite();
  const policyOf = async (path: string) =>
    (await person.get(path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/site/all')).toMatch(
    /default-src 'none'; script-src 'self'.*frame-ancestors 'none'/,
  );
  const preview = await policyOf('/site/preview/about');
  expect(preview).toMatch(/script-src 'none'.*form-action 'none'; frame-ancestors 'self'; sandbox /);
  expect((await person.get('/site/all')).headers.get('cache-control')).toBe('no-store');
});

test('what changes often is one press away', async () => {
  const { person } = await openSite();
  const home = await readPage(person, '/site');
  for (const path of [
    '/site/photos',
    '/site/prices',
    '/closed',
    '/notice',
    '/site/first-steps',
    '/site/logo',
    '/site/all',
  ])
    expect(home).toContain(`href="/inbox${path}"`);
});
