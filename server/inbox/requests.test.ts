/** What people do with requests, and what each role may see. */
import { expect, test, vi } from 'vitest';
import { inboxPath, roles } from '../../contract/inbox.ts';
import { getSpoolFolder } from '../store/data-paths.ts';
import { readdirSync } from 'node:fs';
import { signIn, type InboxClient } from '../testing/inbox-client.ts';
import { listValues, readTexts } from '../testing/read-html.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { ada, breakStore, grace, startTestServer, type TestServer } from '../testing/start-test-server.ts';

// Other programs may keep the machine busy; waiting longer costs nothing when all is well.
vi.setConfig({ testTimeout: 60_000 });

const within = { timeout: 20_000, interval: 20 };

async function sendLead(server: TestServer, fields: object = ada): Promise<string> {
  const answer = await server.post('/contact.php', fields);
  return ((await answer.json()) as { reference: string }).reference;
}

const readPage = async (person: InboxClient, path: string) => (await person.get(path)).text();

const readVersion = async (person: InboxClient, path: string): Promise<string> =>
  listValues(await readPage(person, path), 'version')[0] ?? '';

test('a request is opened, noted, assigned, put off, answered and won, and its history says so', async () => {
  const smtp = await startSmtpPeer();
  const server = await startTestServer();
  const person = await signIn(server);
  const reference = await sendLead(server, grace);
  const path = `/requests/${reference}`;
  const page = readTexts(await readPage(person, path));
  for (const text of [
    'Grace Hopper',
    '+1 312 555 0143',
    '12 Oak Street, Springfield, IL 62701',
    'Metal Roofing',
  ])
    expect(page).toContain(text);
  expect((await person.post(`${path}/note`, { note: 'Dog in the yard' })).headers.get('location')).toBe(
    `${inboxPath}${path}?done=note`,
  );
  const change = async (fields: Record<string, string>) => {
    const version = await readVersion(person, path);
    return (
      await person.post(`${path}/state`, { version, status: 'new', assignee: '', snooze: '', ...fields })
    ).status;
  };
  expect(await change({ status: 'visit-set', assignee: '1', snooze: '2099-01-02' })).toBe(303);
  const version = await readVersion(person, path);
  expect((await person.post(`${path}/answer`, { version, text: 'We come on Friday.' })).status).toBe(303);
  expect(await change({ status: 'won' })).toBe(303);
  const history = readTexts(await readPage(person, path));
  for (const text of [
    'Dog in the yard',
    'Status: Visit set',
    'For Office',
    'Not before January 2, 2099',
    'We come on Friday.',
    'Status: Won',
    'Opened it',
  ])
    expect(history).toContain(text);
  expect((await server.store.findLead(reference))?.lead).toMatchObject({
    status: 'won',
    snoozedUntilMs: null,
  });
  await smtp.close();
});

test('an answer comes from the site, a reply goes to the person, and a refused one is in the history', async () => {
  const smtp = await startSmtpPeer();
  const marcus = 'marcus@plumb.example';
  const server = await startTestServer({
    env: { SMTP_URL: smtp.url, MAIL_TO: marcus, MAIL_FROM: 'site@plumb.example' },
  });
  const reference = await sendLead(server);
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), within);
  const person = await signInByMail(server, smtp, marcus);
  const path = `/requests/${reference}`;
  const text = 'Hello Ada,\n\nMonday at <eight>?';
  await person.post(`${path}/answer`, { version: '0', text });
  await vi.waitFor(() => expect(smtp.received).toHaveLength(4), within);
  const mail = smtp.received.at(-1)?.parsed;
  expect(mail).toMatchObject({ subject: `Your request ${reference}`, text: expect.stringContaining(text) });
  expect([mail?.from?.address, mail?.replyTo?.[0]?.address, mail?.to?.[0]?.address]).toEqual([
    'site@plumb.example',
    marcus,
    ada.email,
  ]);
  expect(mail?.html).toContain('&lt;eight&gt;');
  expect(mail?.headers.find(({ key }) => key === 'auto-submitted')).toBeUndefined();
  expect((await server.store.findLead(reference))?.lead.status).toBe('contacted');
  smtp.answerWith(550);
  await person.post(`${path}/answer`, { version: '1', text: 'Again' });
  await vi.waitFor(
    async () =>
      expect(readTexts(await readPage(person, path))).toContain('The e-mail could not be delivered'),
    within,
  );
  await smtp.close();
});

async function signInByMail(
  server: TestServer,
  smtp: Awaited<ReturnType<typeof startSmtpPeer>>,
  email: string,
) {
  const before = smtp.received.length;
  void vi
    .waitFor(() => expect(smtp.received.length).toBeGreaterThan(before), within)
    .then(() => server.codes.push(smtp.received.at(-1)?.parsed.subject?.slice(0, 6) ?? ''));
  return signIn(server, email);
}

test('of two people who contradict each other the second is told, and keeps the words', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  await server.store.addPerson({ email: 'ann@plumb.example', name: 'Ann', role: 'office' }, 1);
  const ann = await signIn(server, 'ann@plumb.example');
  const path = `/requests/${await sendLead(server)}`;
  await ann.get(path);
  expect(readTexts(await readPage(person, path))).toContain('Ann opened this');
  const won = { version: '0', status: 'won', assignee: '', snooze: '' };
  expect((await ann.post(`${path}/state`, won)).status).toBe(303);
  const refused = await person.post(`${path}/state`, { ...won, status: 'lost', reason: 'Went to Kline <b>' });
  const page = await refused.text();
  expect([refused.status, readTexts(page)]).toEqual([
    409,
    expect.stringContaining('Somebody changed this request'),
  ]);
  expect(page).toContain('value="Went to Kline &lt;b&gt;"');
  expect(page).toContain('Status: Won');
  const text = 'We are happy to do it.';
  const answered = await person.post(`${path}/answer`, { version: '0', text });
  expect([answered.status, await answered.text()]).toEqual([409, expect.stringContaining(text)]);
  expect((await person.post(`${path}/note`, { note: 'Both may write notes' })).status).toBe(303);
});

test.each([
  ['/state', { version: '0', status: 'lost' }, 'Please say why'],
  ['/state', { version: '0', status: 'new', snooze: '2001-01-01' }, 'Please choose a day'],
  ['/state', { version: '0', status: 'new', snooze: 'soon' }, 'Please choose a day'],
  ['/state', { version: '0', status: 'new', assignee: '99' }, 'This person has left'],
  ['/state', { status: 'won' }, 'Somebody changed'],
  ['/note', { note: '  ' }, 'Please write something'],
  ['/note', { note: 'x'.repeat(5_001) }, 'This is too long'],
  ['/answer', { version: '0', text: '' }, 'Please write something'],
])('POST %s refuses what it cannot keep and changes nothing, case %#', async (action, fields, sentence) => {
  const server = await startTestServer();
  const person = await signIn(server);
  const reference = await sendLead(server);
  const answer = await person.post(`/requests/${reference}${action}`, fields);
  expect([[409, 422].includes(answer.status), await answer.text()]).toEqual([
    true,
    expect.stringContaining(sentence),
  ]);
  expect(await server.store.listEvents(reference)).toEqual([]);
});

test('the crew reaches what is assigned to them and nothing else', async () => {
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

test('an owner manages people, keeps the addresses of MAIL_TO, and a removed person is out at once', async () => {
  const server = await startTestServer();
  const owner = await signIn(server);
  await owner.post('/people', { email: 'Ann@plumb.example', name: 'Ann', role: 'office' });
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

test('words of a visitor are words everywhere', async () => {
  const server = await startTestServer();
  const evil = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
  const reference = await sendLead(server, {
    name: evil,
    email: 'eve@visitor.example',
    phone: evil,
    message: `${evil}\r\nSet-Cookie: a=b`,
  });
  const person = await signIn(server);
  await server.store.changeLead(reference, { nowMs: 1, note: evil });
  await person.post(`/requests/${reference}/note`, { note: evil });
  await server.store.addPerson({ email: 'eve@plumb.example', name: evil, role: 'crew' }, 1);
  for (const path of [
    '',
    '?find=alert',
    `/requests/${reference}?answer=visit`,
    '/people',
    `?find=${encodeURIComponent(evil)}`,
  ]) {
    const page = await readPage(person, path);
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<img src=x');
  }
});

test.each(roles)(
  'while the database is down, the inbox says so to the %s and shows what waits to those who see all',
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

test('spam is in its own list, until one press says that it is none', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  const reference = await sendLead(server);
  await server.store.changeLead(reference, { nowMs: 1, status: 'spam' });
  expect(readTexts(await readPage(person, ''))).not.toContain(ada.name);
  expect(readTexts(await readPage(person, '?show=spam'))).toContain(ada.name);
  await person.post(`/requests/${reference}/not-spam`);
  expect(readTexts(await readPage(person, ''))).toContain(ada.name);
});
