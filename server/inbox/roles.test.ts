/** The rights of each role (INBOX-PEOPLE), and the pages shown while the database is down. */
import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { inboxPath, roles } from '../../contract/inbox.ts';
import { getSpoolFolder } from '../store/data-paths.ts';
import { readPage, sendLead, signIn } from '../testing/inbox-client.ts';
import { readTexts } from '../testing/read-html.ts';
import { ada, breakStore, grace, startTestServer } from '../testing/start-test-server.ts';

// Generous, because the machine may be busy; a passing run never waits this long.
vi.setConfig({ testTimeout: 60_000 });

test('shows the crew only the requests assigned to them', async () => {
  const server = await startTestServer();
  const owner = await signIn(server);
  const crew = await server.store.addPerson({ email: 'cruz@plumb.example', name: 'Cruz', role: 'crew' }, 1);
  const cruz = await signIn(server, 'cruz@plumb.example');
  const [mine, other] = [await sendLead(server), await sendLead(server, grace)];
  await server.store.changeLead(mine, { nowMs: 2, assignedTo: crew?.id ?? null });
  const list = readTexts(await readPage(cruz, ''));
  expect([list.includes(ada.name), list.includes(grace.name)]).toEqual([true, false]);
  expect(readTexts(await readPage(cruz, '?find=hopper'))).toContain('No request matches.');
  expect((await cruz.get(`/requests/${mine}`)).status).toBe(200);
  const tried = [
    await cruz.get(`/requests/${other}`),
    await cruz.get('/requests/PT-NONE-NONE'),
    await cruz.get(`/requests/${other}/files/photo-1.jpg`),
    await cruz.post(`/requests/${other}/note`, { note: 'x' }),
    await cruz.post(`/requests/${other}/state`, { version: '0', status: 'won' }),
    await cruz.post(`/requests/${other}/answer`, { version: '0', text: 'x' }),
    await cruz.post(`/requests/${mine}/erase`),
    await cruz.get('/people'),
    await cruz.get('/requests.csv'),
    await cruz.post('/people', { email: 'evil@else.example', role: 'owner' }),
    await cruz.post('/people/1', { role: 'crew' }),
    await cruz.post(`/people/${crew?.id}`, { role: 'owner' }),
  ];
  expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await server.store.listPeople()).map(({ role }) => role).sort()).toEqual(['crew', 'owner']);
  const [hidden, missing] = await Promise.all(tried.slice(0, 2).map((answer) => answer.text()));
  expect(hidden).toBe(missing);
  expect(await readPage(owner, '/requests.csv')).toContain(grace.name);
  expect((await owner.post(`/requests/${mine}/erase`)).status).toBe(303);
  expect(await server.store.findLead(mine)).toBeUndefined();
});

test('lets an owner manage people, protects the addresses of MAIL_TO, and signs a removed person out at once', async () => {
  const server = await startTestServer();
  const owner = await signIn(server);
  await owner.post('/people', { email: '“Ann” <Ann@plumb.example>,', name: 'Ann', role: 'office' });
  const ann = await signIn(server, 'ann@plumb.example');
  expect((await ann.get('/people')).status).toBe(404);
  const [found] = (await server.store.listPeople()).filter(({ name }) => name === 'Ann');
  expect((await owner.post('/people', { email: 'ann@plumb.example', role: 'crew' })).status).toBe(422);
  expect((await owner.post('/people', { email: 'no address', role: 'crew' })).status).toBe(422);
  await owner.post(`/people/${found?.id}`, { name: 'Ann Lee', role: 'owner' });
  expect(await readPage(ann, '/people')).toContain('Ann Lee');
  expect((await ann.post('/people/1', { role: 'crew' })).status).toBe(422);
  expect((await ann.post('/people/1', { role: 'owner', remove: 'yes' })).status).toBe(422);
  await owner.post(`/people/${found?.id}`, { remove: 'yes', role: 'owner' });
  expect((await ann.get('')).headers.get('location')).toBe(`${inboxPath}/sign-in`);
});

test.each(roles)(
  'tells the %s that the database is down, and lists spooled requests if the role sees all requests',
  async (role) => {
    let isDown = false;
    const server = await startTestServer({
      wrapStore: (store) =>
        new Proxy(store, {
          get: (target, name: keyof typeof store) => (isDown ? breakStore(store, name) : target)[name],
        }),
    });
    await server.store.addPerson({ email: 'ann@plumb.example', name: 'Ann', role }, 1);
    const person = await signIn(server, 'ann@plumb.example');
    isDown = true;
    expect((await server.post('/contact.php', grace)).status).toBe(202);
    expect(readdirSync(getSpoolFolder(server.dataDir))).toHaveLength(1);
    const answer = await person.get('');
    const page = readTexts(await answer.text());
    expect([answer.status, page.includes('The database does not answer')]).toEqual([503, true]);
    expect(page.includes(grace.name)).toBe(role !== 'crew');
    const note = await person.post('/requests/PT-A/note', { note: 'Call at six' });
    expect([note.status, await note.text()]).toEqual([503, expect.stringContaining('Call at six')]);
    expect((await fetch(`${server.url}${inboxPath}`, { redirect: 'manual' })).status).toBe(303);
    isDown = false;
  },
);
