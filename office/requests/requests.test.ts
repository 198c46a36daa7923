/** Changes to requests (INBOX-CHANGES), and the requests that each role can see. */
import { expect, test, vi } from 'vitest';
import { inboxPath } from '../../contract/endpoints.ts';
import {
  readPage,
  sendLead,
  signIn,
  signInShown,
  type InboxClient,
} from '../../server/testing/inbox-client.ts';
import { listValues, readTexts } from '../../server/testing/read-html.ts';
import { startSmtpPeer } from '../../server/testing/smtp-peer.ts';
import { heic, makePhoto, plan } from '../../server/testing/sample-files.ts';
import { openRequest, sendOne } from '../../server/testing/send-files.ts';
import { ada, grace, startTestServer, type TestServer } from '../../server/testing/start-test-server.ts';

const within = { timeout: 20_000, interval: 20 };

const readVersion = async (person: InboxClient, path: string): Promise<string> =>
  listValues(await readPage(person, path), 'version')[0] ?? '';

test('records in the history that a request is opened, noted, assigned, snoozed, answered and won', async () => {
  const smtp = await startSmtpPeer();
  const server = await startTestServer();
  const person = await signIn(server);
  const reference = await sendLead(server, grace);
  const path = `/requests/${reference}`;
  // TYPED-REFERENCE
  const spelled = reference.toLowerCase().replaceAll('-', '');
  expect(readTexts(await readPage(person, `/requests/${spelled}`))).toContain('Grace Hopper');
  const page = readTexts(await readPage(person, path));
  for (const text of [
    'Grace Hopper',
    '+1 312 555 0143',
    '12 Oak Street, Springfield, IL 62701',
    'Metal Roofing',
  ])
    expect(page).toContain(text);
  expect((await person.post(`${path}/note`, { note: 'Dog in the yard' })).headers.get('location')).toBe(
    `${inboxPath}${path}?done=note#note`,
  );
  const change = async (fields: Record<string, string>) => {
    const version = await readVersion(person, path);
    return (
      await person.post(`${path}/state`, { version, status: 'new', assignee: '', snooze: '', ...fields })
    ).status;
  };
  expect(await change({ status: 'visit-set', assignee: '1', snooze: '1/2/2099' })).toBe(303);
  const version = await readVersion(person, path);
  expect((await person.post(`${path}/answer`, { version, text: 'We come on Friday.' })).status).toBe(303);
  expect(await change({ status: 'won' })).toBe(303);
  const history = readTexts(await readPage(person, path));
  for (const text of [
    'Dog in the yard',
    'Status: Visit set',
    'Assigned to Plumb &amp; True',
    'Snoozed until January 2, 2099',
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

test("sends an answer from the site's address with Reply-To set to its author, and records a bounce", async () => {
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
  expect(mail).toMatchObject({
    subject: `Re: We got your message (${reference})`,
    text: expect.stringContaining(text),
  });
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
  expect(readTexts(await readPage(person, path))).toContain(
    `An e-mail to ${ada.email} could not be delivered.`,
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

// INBOX-CONTACT
test("corrects the visitor's address for answers, downloads and search, and records it", async () => {
  const smtp = await startSmtpPeer();
  const server = await startTestServer({ env: { SMTP_URL: smtp.url } });
  const person = await signInShown(server, 'office@plumb.example');
  const reference = await sendLead(server, grace);
  const path = `/requests/${reference}`;
  const change = async (name: string, fields: Record<string, string>) =>
    person.post(`${path}/${name}`, { version: await readVersion(person, path), ...fields });
  const contact = { name: 'Grace Hopper', email: 'grace@', phone: '' };
  const refused = await change('contact', contact);
  expect([refused.status, listValues(await refused.text(), 'email')]).toEqual([422, ['grace@']]);
  expect((await change('contact', { ...contact, name: ' ' })).status).toBe(422);
  expect((await change('contact', { ...contact, email: 'grace@right.example' })).status).toBe(303);
  const history = readTexts(await readPage(person, path));
  for (const text of [
    'Corrected the e-mail address. It was:|grace@visitor.example',
    'Corrected the phone number. It was:|+1 312 555 0143',
    'Goes to grace@right.example.',
  ])
    expect(history.replaceAll(/\|+/g, '|')).toContain(text);
  expect((await change('answer', { text: 'We come on Friday.' })).status).toBe(303);
  const mailed = () => smtp.received.map(({ recipients }) => recipients[0]).sort();
  // A receipt and the answer.
  await expect
    .poll(() => mailed().filter((address) => address === 'grace@right.example').length, within)
    .toBe(2);
  expect(readTexts(await readPage(person, '?find=right.example'))).toContain('Grace Hopper');
  const csv = await (await person.get('/jobber.csv')).text();
  expect([csv.includes('grace@right.example'), csv.includes('grace@visitor.example')]).toEqual([true, false]);
  await smtp.close();
});

// INBOX-CANNED
test('starts an answer with the first name, the service and the proposed times, also in Spanish', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  const read = async (reference: string, name: string) =>
    /<textarea [^>]*name="text"[^>]*>([^<]*)/.exec(
      await readPage(person, `/requests/${reference}?answer=${name}`),
    )?.[1];
  const { reference, path } = await openRequest(server, { ...ada, name: 'ada lovelace' });
  expect(await read(reference, 'visit')).toMatch(/^Hello Ada,\n\nThank you for your request\. We would/);
  expect(await readPage(person, `/requests/${reference}`)).not.toContain('answer=times');
  await server.postForm(`${path}/answers`, { zip: '29483', visit1: 'Tuesday before noon', visit3: 'Friday' });
  expect(await read(reference, 'times')).toContain('\n\nTuesday before noon\nFriday\n\n');
  const service = await sendLead(server, { ...grace, name: 'Mr. José Peña' });
  expect(await read(service, 'es-missed')).toMatch(/^Hola, Mr\. José Peña:\n\nLe llamé .*\(Metal Roofing\)/);
});

// INBOX-TRIED
test('keeps a call due after somebody could not reach the visitor, and counts the tries', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  const reference = await sendLead(server);
  const path = `/requests/${reference}`;
  expect(await readPage(person, `${path}?answer=missed`)).toContain('name="template" value="missed"');
  await person.post(`${path}/answer`, { version: '0', text: 'I called.', template: 'missed' });
  expect((await server.store.findLead(reference))?.lead).toMatchObject({ status: 'new', answeredAtMs: null });
  expect(readTexts(await readPage(person, ''))).toContain('Tried 1 time, no answer');
  expect(readTexts(await readPage(person, path))).toContain('the call is still due');
  const version = String((await server.store.findLead(reference))?.lead.version);
  await person.post(`${path}/answer`, { version, text: 'We come on Monday.', template: '' });
  expect((await server.store.findLead(reference))?.lead.status).toBe('contacted');
});

test('refuses the second of two conflicting changes and keeps its words in the form', async () => {
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
    expect.stringContaining('Someone changed this request'),
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
  ['/state', { version: '0', status: 'new', assignee: '99' }, 'That person no longer has access'],
  ['/state', { status: 'won' }, 'Someone changed'],
  ['/note', { note: '  ' }, 'Please write something'],
  ['/note', { note: 'x'.repeat(5_001) }, 'This is too long'],
  ['/answer', { version: '0', text: '' }, 'Please write something'],
])('POST %s refuses invalid fields and changes nothing, case %#', async (action, fields, sentence) => {
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

test("escapes a visitor's words everywhere", async () => {
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

test('lists spam separately until somebody presses "not spam"', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  const reference = await sendLead(server);
  await server.store.changeLead(reference, { nowMs: 1, status: 'spam' });
  expect(readTexts(await readPage(person, ''))).not.toContain(ada.name);
  expect(readTexts(await readPage(person, '?show=spam'))).toContain(ada.name);
  await person.post(`/requests/${reference}/not-spam`);
  expect(readTexts(await readPage(person, ''))).toContain(ada.name);
});

test('shows photos inline, downloads plans, lists the takeoff in a table, and gives no file to strangers', async () => {
  const server = await startTestServer();
  const person = await signIn(server);
  const takeoff = 'work=both&board=4x12&room-length=15&room-width=12&room-height=9';
  const mia = { name: 'Mia', email: 'mia@visitor.example', phone: '843 555 0160', message: '', takeoff };
  const { reference, path } = await openRequest(server, mia);
  await sendOne(server, path, await makePhoto(1));
  await sendOne(server, path, plan);
  await sendOne(server, path, heic);
  const withoutEnd = Buffer.from(plan.toString('latin1').replace('startxref', ' 2 0 obj 1 0 R'), 'latin1');
  await sendOne(server, path, withoutEnd);
  const page = await readPage(person, `/requests/${reference}`);
  expect(page).toContain(`src="${inboxPath}/requests/${reference}/files/photo-1.jpg"`);
  expect(page).toContain('href="/estimate?');
  expect(readTexts(page)).toMatch(/Sheets, 4 × 12 ft\|\d+\|/);
  const open = async (name: string) => (await person.get(`/requests/${reference}/files/${name}`)).headers;
  expect((await open('photo-1.jpg')).get('content-type')).toBe('image/jpeg');
  expect((await open('plan-1.pdf')).get('content-disposition')).toContain('attachment');
  expect(Object.fromEntries(await open('original-2.heic'))).toMatchObject({
    'content-type': 'image/heic',
    'content-disposition': `attachment; filename="${reference}-original-2.heic"`,
    'content-security-policy': expect.stringMatching(/; sandbox$/),
    'x-content-type-options': 'nosniff',
  });
  expect(readTexts(page)).toMatch(/Plans \(PDF\), 1 kB\. [^|]+\|[^|]*Picture or film 2 \(HEIC\)/);
  expect(readTexts(page)).toContain('It may be damaged.');
  expect((await person.get(`/requests/${reference}/files/photo-9.jpg`)).status).toBe(404);
  const url = `${server.url}${inboxPath}/requests/${reference}/files/photo-1.jpg`;
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(303);
});
