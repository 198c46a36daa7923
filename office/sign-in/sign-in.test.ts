/** Sign-in, and the attacks on it. */
import { expect, test, vi } from 'vitest';
import { inboxPath } from '../../contract/endpoints.ts';
import {
  askForCode,
  readCookie,
  readPage,
  sendLead,
  signIn,
  signInShown,
} from '../../server/testing/inbox-client.ts';
import { startSmtpPeer } from '../../server/testing/smtp-peer.ts';
import { ada, startTestServer } from '../../server/testing/start-test-server.ts';

const owner = 'office@plumb.example';
const askPath = `${inboxPath}/sign-in`;
const within = { timeout: 50_000, interval: 20 };
const codePath = `${inboxPath}/code`;

test('signs in an address of MAIL_TO with the printed code on a machine without a mail server', async () => {
  const server = await startTestServer();
  const person = await signIn(server, owner.toUpperCase());
  const list = await person.get('');
  expect(list.status).toBe(200);
  expect(Object.fromEntries(list.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(await list.text()).toContain('No requests here.');
});

// TYPED-EMAIL: case by case in domain/typed/email-address.test.ts.
test.each(['\u202aoffice@plumb.example\u202c', 'Office <office@plumb.example>', 'ｏffice@plumb.example.'])(
  'signs in with the pasted address %j',
  async (email) => {
    const server = await startTestServer({
      env: { MAIL_TO: '“Office” <office@plumb.example>; <luis@plumb.example>' },
    });
    expect((await (await signIn(server, email)).get('')).status).toBe(200);
    expect((await server.store.listPeople()).map((person) => person.email).sort()).toEqual([
      'luis@plumb.example',
      'office@plumb.example',
    ]);
  },
);

test.each([
  ['Marcus@plumb.example,hello@plumb.example', ['Marcus', 'Plumb & True']],
  ['office@plumb.example,hello@plumb.example', ['Hello', 'Office']],
])('names the owners %s until they type other names', async (addresses, names) => {
  const server = await startTestServer({ env: { MAIL_TO: addresses } });
  await askForCode(server, 'stranger@else.example');
  expect((await server.store.listPeople()).map(({ name }) => name).sort()).toEqual(names);
});

test("mails a code that opens the inbox under the person's name", async () => {
  const smtp = await startSmtpPeer();
  const server = await startTestServer({ env: { SMTP_URL: smtp.url, MAIL_TO: 'marcus@plumb.example' } });
  const cookie = await askForCode(server, 'marcus@plumb.example');
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), within);
  const [mail] = smtp.received;
  const code = /^(\d{6}) is your code/.exec(mail?.parsed.subject ?? '')?.[1] ?? '';
  expect(mail?.recipients).toEqual(['marcus@plumb.example']);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  const answer = await server.postForm(codePath, { code: typed }, { origin: server.url, cookie });
  expect([answer.status, server.codes]).toEqual([303, []]);
  await smtp.close();
});

test('shows a stranger the same page as an owner, and makes no code', async () => {
  const server = await startTestServer();
  const answers = await Promise.all(
    [owner, 'stranger@else.example'].map((email) =>
      server.postForm(askPath, { email }, { origin: server.url }),
    ),
  );
  const [known, unknown] = answers.map(({ status, headers }) => [
    status,
    headers.get('location'),
    headers.get('set-cookie')?.replace(/=[\w-]{43};/, '=;'),
  ]);
  expect(unknown).toEqual(known);
  await vi.waitFor(() => expect(server.codes).toHaveLength(1));
});

// INBOX-STRANGER
test('does the same work for an unknown address, and drops its mail', async () => {
  const smtp = await startSmtpPeer();
  const calls: string[] = [];
  const server = await startTestServer({
    env: { SMTP_URL: smtp.url },
    wrapStore: (store) => ({
      ...store,
      saveCode: (code) => (calls.push('saveCode'), store.saveCode(code)),
      addDeliveries: (...given) => (calls.push('addDeliveries'), store.addDeliveries(...given)),
    }),
  });
  for (const email of [owner, 'stranger@else.example']) {
    await askForCode(server, email);
    expect(calls.splice(0)).toEqual(['saveCode', 'addDeliveries']);
  }
  await vi.waitFor(async () => {
    const { pending, sending, sent } = await server.store.countDeliveries();
    expect([pending, sending, sent]).toEqual([0, 0, 1]);
  }, within);
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([[owner]]);
  await smtp.close();
});

// INBOX-CODE
test('accepts each code of a browser once, also an older one', async () => {
  const server = await startTestServer();
  const cookie = await askForCode(server, owner);
  const again = await server.postForm(askPath, { email: owner }, { origin: server.url, cookie });
  expect(readCookie(again)).toBe(cookie);
  const [older = '', newer = ''] = server.codes;
  const enter = async (code: string) =>
    (await server.postForm(codePath, { code }, { origin: server.url, cookie })).status;
  expect([await enter(`${older}.`), await enter(older), await enter(newer)]).toEqual([303, 422, 303]);
});

test('accepts a code for half an hour', async () => {
  let nowMs = Date.now();
  const server = await startTestServer({ nowMs: () => nowMs });
  const ask = async () => ({ cookie: await askForCode(server, owner), code: server.codes.at(-1) ?? '' });
  const enter = async ({ cookie, code }: Awaited<ReturnType<typeof ask>>) =>
    (await server.postForm(codePath, { code }, { origin: server.url, cookie })).status;
  const [first, second] = [await ask(), await ask()];
  nowMs += 29 * 60_000;
  expect(await enter(first)).toBe(303);
  nowMs += 2 * 60_000;
  expect(await enter(second)).toBe(422);
});

test('leads back to the page of the code while one is open in the browser', async () => {
  const server = await startTestServer();
  const cookie = await askForCode(server, owner);
  const opened = await fetch(server.url + inboxPath, { headers: { cookie }, redirect: 'manual' });
  expect(opened.headers.get('location')).toBe(codePath);
  const page = await (await fetch(server.url + codePath, { headers: { cookie } })).text();
  expect(page).toContain(`href="${askPath}?`);
});

// INBOX-LOCKOUT
test('lets an owner sign in while strangers use up their codes', async () => {
  const server = await startTestServer({ env: { TRUST_PROXY: 'true', REQUEST_LIMIT: '0' } });
  const ask = async (address: string, cookie = '') => {
    const headers = { origin: server.url, 'x-forwarded-for': address, cookie };
    return (await server.postForm(askPath, { email: owner }, headers)).status;
  };
  const signedIn = await signIn(server);
  const fromOne = [];
  for (let asked = 0; asked < 10; asked++) fromOne.push(await ask('192.0.2.1'));
  expect(fromOne).toEqual([303, 303, 303, 303, 303, 429, 429, 429, 429, 429]);
  expect(await ask('198.51.100.1')).toBe(303);
  for (let asked = 0; asked < 5; asked++) await ask('203.0.113.1');
  expect([await ask('198.51.100.1'), await ask('198.51.100.1', signedIn.cookie)]).toEqual([429, 303]);
});

test('shows owners a code for somebody whose mail does not arrive', async () => {
  const server = await startTestServer();
  const marcus = await signIn(server);
  await server.store.addPerson({ email: 'kim@plumb.example', name: 'Kim', role: 'office' }, Date.now());
  const kim = (await server.store.listPeople()).find(({ name }) => name === 'Kim');
  const page = await (await marcus.post(`/people/${kim?.id}/code`)).text();
  const [, code = ''] = /Code for Kim: (\d{4} \d{4} \d{4})\./.exec(page) ?? [];
  const enter = () => server.postForm(codePath, { code }, { origin: server.url });
  const entered = await enter();
  expect([entered.status, (await enter()).status]).toEqual([303, 422]);
  const cookie = readCookie(entered);
  expect((await server.store.listSessions(kim?.id ?? 0, 0)).length).toBe(1);
  const refused = await server.postForm(
    `${inboxPath}/people/${kim?.id}/code`,
    {},
    { origin: server.url, cookie },
  );
  expect(refused.status).toBe(404);
});

// INBOX-CODE: the digits are in the database until the mail is sent, and in no backup.
test('keeps no digits after the mail, and none in a backup', async () => {
  const smtp = await startSmtpPeer();
  smtp.answerMailsWith(451);
  const server = await startTestServer({ env: { SMTP_URL: smtp.url } });
  await askForCode(server, owner);
  const listCodes = async () => {
    const rows: unknown[] = [];
    await server.store.dump(async ({ table, row }) => {
      if (table === 'deliveries') rows.push([row['occasion'], row['payload']]);
    });
    return rows;
  };
  await vi.waitFor(() => expect(smtp.refused.length).toBeGreaterThan(0), within);
  expect(await listCodes()).toEqual([]);
  smtp.answerMailsWith(250);
  await vi.waitFor(async () => expect(await listCodes()).toEqual([['sign-in', null]]), within);
  await smtp.close();
});

test('stops after five guesses, whatever the browser and the network', async () => {
  const server = await startTestServer({ env: { REQUEST_LIMIT: '0' } });
  const cookie = await askForCode(server, owner);
  await vi.waitFor(() => expect(server.codes).toHaveLength(1));
  const [right = ''] = server.codes;
  const enter = async (code: string, browser = cookie) =>
    (await server.postForm(codePath, { code }, { origin: server.url, cookie: browser })).status;
  expect(await enter(right, cookie.replace(/=.*/, '=another'))).toBe(422);
  for (let guess = 0; guess < 5; guess++) expect(await enter(right === '000000' ? '1' : '000000')).toBe(422);
  expect(await enter(right)).toBe(422);
  const later = await Promise.all(Array.from({ length: 200 }, (_, guess) => enter(String(guess))));
  expect(later.filter((status) => status !== 429)).toHaveLength(23);
});

test('limits codes to ten in ten minutes for a network', async () => {
  let nowMs = Date.now();
  const server = await startTestServer({ nowMs: () => nowMs, env: { REQUEST_LIMIT: '0' } });
  const ask = async (email: string) =>
    (await server.postForm(askPath, { email }, { origin: server.url })).status;
  for (let asked = 0; asked < 10; asked++) expect(await ask(`${asked % 2}${owner}`)).toBe(303);
  expect(await ask('other@plumb.example')).toBe(429);
  nowMs += 11 * 60_000;
  expect([await ask(`0${owner}`), await ask('other@plumb.example')]).toEqual([429, 303]);
  nowMs += 24 * 60 * 60_000;
  expect(await ask(`0${owner}`)).toBe(303);
});

test('voids a stolen cookie once its owner signs out', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  const other = await signIn(server);
  const [session] = await server.store.listSessions(1, 0);
  const mine = /devices\/(\d+)"(?:(?!<\/li>)[^])*?This device/.exec(
    await (await person.get('/devices')).text(),
  )?.[1];
  expect(session).toBeDefined();
  await person.post(`/devices/${mine}`);
  const refused = await person.get('');
  expect([refused.status, refused.headers.get('location')]).toEqual([303, askPath]);
  expect((await other.get('')).status).toBe(200);
});

test('limits cookies to HTTPS and this host, except on this machine', async () => {
  const server = await startTestServer({ env: { TRUST_PROXY: 'true' } });
  const read = async (headers: Record<string, string>) => {
    const answer = await server.postForm(askPath, { email: owner }, { origin: server.url, ...headers });
    return answer.headers.get('set-cookie');
  };
  expect(await read({ 'x-forwarded-proto': 'https' })).toMatch(
    /^__Host-inbox-code=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(await read({ 'x-forwarded-host': 'plumb.example', origin: 'https://plumb.example' })).toContain(
    '; Secure',
  );
  expect(await read({})).toMatch(/^inbox-code=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/);
});

test("refuses forms from other sites and forms without the session's token", async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  await server.post('/contact.php', ada);
  const [lead] = await server.store.listLeads();
  const path = `/requests/${lead?.lead.reference}/note`;
  const note = { note: 'planted' };
  const foreign = [
    await person.post(path, note, { origin: 'https://evil.example' }),
    await person.post(path, note, { origin: 'null' }),
    await person.post(path, { ...note, form_token: '' }),
    await person.post(path, { ...note, form_token: 'A'.repeat(22) }),
    await server.postForm(askPath, { email: owner }, { origin: 'https://evil.example' }),
  ];
  expect(foreign.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  const other = await signIn(server);
  expect((await other.post(path, note, { cookie: person.cookie })).status).toBe(403);
  expect(await server.store.listEvents(lead?.lead.reference ?? '')).toEqual([]);
});

test('redirects to the requested page after sign-in, and never to another site', async () => {
  const server = await startTestServer();
  const wanted = `${inboxPath}/requests/PT-A`;
  const sent = await fetch(server.url + wanted, { redirect: 'manual' });
  expect(sent.headers.get('location')).toBe(`${askPath}?next=${encodeURIComponent(wanted)}`);
  for (const [next, to] of [
    [wanted, wanted],
    ['https://evil.example', inboxPath],
    ['//evil.example', inboxPath],
    ['/inbox.evil', inboxPath],
  ] as const) {
    const asked = await server.postForm(askPath, { email: owner, next }, { origin: server.url });
    expect(asked.headers.get('location')).toBe(`${codePath}?${new URLSearchParams({ next: to }).toString()}`);
  }
});

test('answers 404 to every inbox address with INBOX=off', async () => {
  const server = await startTestServer({ env: { INBOX: 'off' } });
  const [inbox, nowhere] = await Promise.all(
    [inboxPath, '/nowhere'].map(async (path) => {
      const answer = await fetch(server.url + path);
      return [answer.status, await answer.text()];
    }),
  );
  expect(inbox).toEqual(nowhere);
  expect(inbox?.[0]).toBe(404);
});

test('sets no cookie on pages of the site', async () => {
  const server = await startTestServer();
  for (const path of ['/', '/about', '/nowhere', '/search?q=a'])
    expect(readCookie(await fetch(server.url + path))).toBe('');
});

// INBOX-STALLED
test('shows on the page of the code and on every screen since when mails have waited', async () => {
  const peer = await startSmtpPeer();
  const server = await startTestServer({ env: { SMTP_URL: peer.url } });
  const person = await signInShown(server, 'office@plumb.example');
  const readAll = async () => [
    await readPage(person, ''),
    await readPage(person, '/devices'),
    await (await fetch(`${server.url}${inboxPath}/code`)).text(),
  ];
  for (const page of await readAll()) expect(page).not.toContain('E-mails have been waiting');
  peer.answerWith(451, '4.3.0 Try again later');
  await sendLead(server);
  await vi.waitFor(async () => expect(await server.store.findStalledMailMs(0)).toBeDefined(), within);
  for (const page of await readAll())
    expect(page).toMatch(/E-mails have been waiting since \d+:\d\d\u00a0[AP]M/);
});

test('names the missing mail server as the reason why mails wait', async () => {
  let aheadMs = 0;
  const server = await startTestServer({ nowMs: () => Date.now() + aheadMs });
  const person = await signInShown(server, 'office@plumb.example');
  await sendLead(server);
  const reason = /waiting since [^<]+, because sending e-mail is not set up/;
  expect(await readPage(person, '/devices')).not.toMatch(reason);
  aheadMs = 10 * 60_000;
  expect(await readPage(person, '/devices')).toMatch(reason);
});
