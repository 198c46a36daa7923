/** The rights of each role (INBOX-PEOPLE), and the pages shown while the database is down. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { inboxPath } from '../../contract/endpoints.ts';
import { roles } from '../../contract/roles.ts';
import { getDatabaseFile, getSpoolFolder } from '../../server/store/data-paths.ts';
import { readPage, sendLead, signIn, signInShown } from '../../server/testing/inbox-client.ts';
import { readTexts } from '../../server/testing/read-html.ts';
import { startSmtpPeer } from '../../server/testing/smtp-peer.ts';
import {
  ada,
  breakStore,
  breakWhile,
  grace,
  startTestServer,
} from '../../server/testing/start-test-server.ts';

const within = { timeout: 20_000, interval: 20 };

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

// INBOX-TOLD
test('mails a person who gets access or a request, and nobody about their own act', async () => {
  const smtp = await startSmtpPeer();
  const server = await startTestServer({ env: { SMTP_URL: smtp.url, MAIL_TO: 'dana@plumb.example' } });
  const dana = await signInShown(server, 'dana@plumb.example');
  const luis = 'luis@plumb.example';
  const find = (address: string) =>
    smtp.received
      .filter(({ recipients }) => recipients[0]?.toLowerCase() === address)
      .map(({ parsed }) => parsed);
  await dana.post('/people', { email: 'Luis@plumb.example', name: 'Luis', role: 'crew' });
  await vi.waitFor(() => expect(find(luis)).toHaveLength(1), within);
  const [invitation] = find(luis);
  expect(invitation?.subject).toBe('You have access to the inbox of Plumb & True');
  for (const text of [
    'dana@plumb.example added you.',
    'assigned to you',
    'Luis@plumb.example',
    `plumb.example${inboxPath}`,
  ])
    expect(invitation?.text).toContain(text);
  const [own, theirs] = [await sendLead(server), await sendLead(server, grace)];
  const people = await server.store.listPeople();
  const getId = (email: string) => String(people.find((person) => person.email === email)?.id);
  const assign = async (reference: string, email: string) => {
    const version = String((await server.store.findLead(reference))?.lead.version);
    const fields = { version, status: 'new', assignee: getId(email), snooze: '' };
    expect((await dana.post(`/requests/${reference}/state`, fields)).status).toBe(303);
  };
  await assign(own, 'dana@plumb.example');
  await assign(theirs, luis);
  // The same assignee again is no news.
  await assign(theirs, luis);
  await vi.waitFor(() => expect(find(luis)).toHaveLength(2), within);
  const given = find(luis)[1];
  expect(given?.subject).toMatch(new RegExp(`^For you: ${theirs} · .*Grace Hopper$`));
  for (const text of ['dana@plumb.example gave you', '12 Oak Street', `${inboxPath}/requests/${theirs}`])
    expect(given?.text).toContain(text);
  await dana.post('/people', { email: 'kim@plumb.example', name: 'Kim', role: 'office' });
  const kim = (await server.store.listPeople()).find(({ name }) => name === 'Kim');
  await dana.post(`/people/${getId(luis)}`, { remove: 'yes', heir: String(kim?.id) });
  await vi.waitFor(() => expect(find('kim@plumb.example')).toHaveLength(2), within);
  expect(find('kim@plumb.example')[1]?.subject).toBe('dana@plumb.example gave you 1 request');
  expect(find('dana@plumb.example').map(({ subject }) => subject?.slice(0, 3))).toEqual(['PT-', 'PT-']);
  await smtp.close();
});

// INBOX-FAULTS
test('shows a request while nothing can be saved, and keeps the words of a refused change in its form', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  const path = `/requests/${await sendLead(server)}`;
  const other = new DatabaseSync(getDatabaseFile(server.dataDir));
  other.exec('BEGIN IMMEDIATE');
  const opened = await person.get(path);
  expect([opened.status, readTexts(await opened.text()).includes('Nothing can be saved right now')]).toEqual([
    200,
    true,
  ]);
  const state = { version: '0', status: 'lost', assignee: '', snooze: '', reason: 'Went to Kline' };
  for (const [name, fields, words] of [
    ['note', { note: 'Call at six' }, 'Call at six'],
    ['state', state, 'Went to Kline'],
  ] as const) {
    const refused = await person.post(`${path}/${name}`, fields);
    const page = await refused.text();
    expect([
      refused.status,
      page.includes(words),
      page.includes('is not accepting changes right now, so'),
    ]).toEqual([503, true, true]);
  }
  other.close();
  expect((await person.post(`${path}/note`, { note: 'Call at six' })).status).toBe(303);
});

// INBOX-FAULTS
test('shows all typed words after an error of the program and while the database is down', async () => {
  let fault: 'bug' | 'down' | undefined;
  const server = await startTestServer({
    wrapStore: (store) =>
      new Proxy(store, {
        get: (target, name: keyof typeof store) => {
          if (name !== 'addPerson' || fault === undefined) return target[name];
          if (fault === 'down') return breakStore(store, name)[name];
          return () => Promise.reject(new TypeError('a bug'));
        },
      }),
  });
  const person = await signIn(server);
  for (const [next, status] of [
    ['bug', 500],
    ['down', 503],
  ] as const) {
    fault = next;
    const answer = await person.post('/people', {
      email: 'kim@plumb.example',
      name: 'Kim Lee',
      role: 'office',
    });
    const page = await answer.text();
    expect([answer.status, page.includes('kim@plumb.example'), page.includes('Kim Lee')]).toEqual([
      status,
      true,
      true,
    ]);
    expect(page).not.toContain('form_token');
  }
});

test('shows a removed person nothing while the database is down', async () => {
  let isDown = false;
  const server = await startTestServer({ wrapStore: breakWhile(() => isDown) });
  const owner = await signIn(server);
  await server.store.addPerson({ email: 'ann@plumb.example', name: 'Ann', role: 'office' }, 1);
  const ann = await signIn(server, 'ann@plumb.example');
  const [found] = (await server.store.listPeople()).filter(({ name }) => name === 'Ann');
  await owner.post(`/people/${found?.id}`, { remove: 'yes' });
  isDown = true;
  await server.post('/contact.php', grace);
  expect(await readPage(owner, '')).toContain(grace.name);
  expect(await readPage(ann, '')).not.toContain(grace.name);
  isDown = false;
});

test('counts a request as opened only if a person sees it', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  const reference = await sendLead(server);
  const open = (init: RequestInit, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${inboxPath}/requests/${reference}`, {
      ...init,
      headers: { cookie: person.cookie, ...headers },
    });
  await open({ method: 'HEAD' });
  await open({}, { 'sec-fetch-dest': 'empty' });
  await open({}, { 'sec-fetch-dest': 'iframe' });
  await open({}, { 'sec-purpose': 'prefetch' });
  expect((await server.store.findLead(reference))?.lead.openedAtMs).toBeNull();
  await open({}, { 'sec-fetch-dest': 'document' });
  expect((await server.store.findLead(reference))?.lead.openedAtMs).not.toBeNull();
});

test('counts a request as opened also through the service worker of the inbox', async () => {
  const server = await startTestServer();
  const { cookie } = await signIn(server);
  const reference = await sendLead(server);
  // `fetch` of Node has a mode of its own.
  const headers = { cookie, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' };
  const [response] = (await once(
    get(`${server.url}${inboxPath}/requests/${reference}`, { headers }),
    'response',
  )) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  expect((await server.store.findLead(reference))?.lead.openedAtMs).not.toBeNull();
});

test.each(roles)(
  'tells the %s that the database is down, and lists spooled requests if the role sees all requests',
  async (role) => {
    let isDown = false;
    const server = await startTestServer({ wrapStore: breakWhile(() => isDown) });
    await server.store.addPerson({ email: 'ann@plumb.example', name: 'Ann', role }, 1);
    const person = await signIn(server, 'ann@plumb.example');
    isDown = true;
    expect((await server.post('/contact.php', grace)).status).toBe(202);
    expect(readdirSync(getSpoolFolder(server.dataDir))).toHaveLength(1);
    const answer = await person.get('');
    const page = readTexts(await answer.text());
    expect([answer.status, page.includes('The database is not responding')]).toEqual([503, true]);
    expect(page.includes(grace.name)).toBe(role !== 'crew');
    const note = await person.post('/requests/PT-A/note', { note: 'Call at six' });
    expect([note.status, await note.text()]).toEqual([503, expect.stringContaining('Call at six')]);
    expect((await fetch(`${server.url}${inboxPath}`, { redirect: 'manual' })).status).toBe(303);
    isDown = false;
  },
);
