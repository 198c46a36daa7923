import { expect, test } from 'vitest';
import type { Email } from 'postal-mime';
import { readTexts } from '../testing/read-html.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { ada, breakStore, grace, startTestServer, type TestServer } from '../testing/start-test-server.ts';

/** Returns the attachment, which a reply does not quote. */
function readFile(mail: Email | undefined): string {
  const content = mail?.attachments[0]?.content;
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

async function sendOne(options: Parameters<typeof startTestServer>[0] = {}) {
  const peer = await startSmtpPeer();
  const server = await startTestServer({ ...options, env: { SMTP_URL: peer.url } });
  const { reference } = (await (await server.post('/contact.php', grace)).json()) as { reference: string };
  await expect.poll(() => peer.received.length).toBe(2);
  const find = (recipient: string) =>
    peer.received.find(({ recipients }) => recipients[0] === recipient)?.parsed;
  const ownerMail = find('office@plumb.example');
  const [owner, receipt] = [readFile(ownerMail), find(grace.email)?.text ?? ''];
  return { peer, server, reference, ownerMail, owner, receipt };
}

/** The mail contains the public address; this returns the same path on the test server. */
function toLocal(server: TestServer, text: string, pattern: RegExp): string {
  const path = pattern.exec(text)?.[1];
  if (path === undefined) throw new Error(`No link in:\n${text}`);
  return server.url + path;
}

const button = (url: string, fields: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields) });

test('lets the owner mark a lead with a click and a confirmation', async () => {
  const { server, reference, ownerMail, owner } = await sendOne();
  // A reply to the visitor quotes the mail, so its links are in the attachment.
  for (const part of [ownerMail?.text, ownerMail?.html]) expect(part).not.toContain('/leads/');
  expect(ownerMail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    [`${reference}.txt`, 'text/plain'],
  ]);
  for (const label of ['Called', 'Quoted', 'Not a fit', 'Spam'])
    expect(owner).toContain(`${label}: https://`);
  const url = toLocal(server, owner, /Quoted: https:\/\/plumb\.example(\S+)/);
  const question = await fetch(url);
  expect(question.status).toBe(200);
  expect(question.headers.get('referrer-policy')).toBe('no-referrer');
  expect(question.headers.get('cache-control')).toBe('no-store');
  expect(question.headers.get('content-security-policy')).toBe(
    "default-src 'self'; script-src 'sha256-mark'; style-src 'self'; frame-ancestors 'none'",
  );
  const html = await question.text();
  expect(html).toContain(`<h1>${reference}: Quoted</h1>`);
  for (const word of ['Grace', 'Oak', '555']) expect(html).not.toContain(word);
  // A mail scanner that follows links must change nothing.
  expect((await server.store.findLead(reference))?.lead.status).toBe('new');
  const answer = await button(url);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`Lead ${reference} is marked as “Quoted”.`);
  expect((await server.store.findLead(reference))?.lead.status).toBe('quoted');
});

test('lets the visitor correct and withdraw a request, and mails the owner', async () => {
  const { peer, server, reference, receipt } = await sendOne();
  const url = toLocal(server, receipt, /message: https:\/\/plumb\.example(\S+)/);
  expect(await (await fetch(url)).text()).toContain('name="withdraw"');
  expect((await button(url, { note: '  ' })).status).toBe(422);
  expect((await button(url, { note: 'The number is 13 <b>Oak</b>\r\nStreet' })).status).toBe(200);
  await expect.poll(() => peer.received.length).toBe(3);
  expect(peer.received[2]?.parsed.subject).toMatch(new RegExp(`^Corrected: ${reference}`));
  expect(peer.received[2]?.parsed.html).toContain('13 &lt;b&gt;Oak&lt;/b&gt;<br>Street');
  expect((await button(url, { withdraw: 'yes' })).status).toBe(200);
  await expect.poll(() => peer.received.length).toBe(4);
  expect(peer.received[3]?.parsed.subject).toMatch(new RegExp(`^Withdrawn: ${reference}`));
  expect((await server.store.findLead(reference))?.lead).toMatchObject({
    status: 'withdrawn',
    notes: [{ text: 'The number is 13 <b>Oak</b>\nStreet' }],
  });
});

test('uses a corrected address and number, and shows no stored one', async () => {
  const { peer, server, reference, receipt } = await sendOne();
  const url = toLocal(server, receipt, /message: https:\/\/plumb\.example(\S+)/);
  const wrong = await button(url, { email: 'grace@', phone: '312 555 0199' });
  const page = await wrong.text();
  expect(wrong.status).toBe(422);
  for (const text of ['We have not changed anything yet', 'value="grace@"', 'value="312 555 0199"'])
    expect(page).toContain(text);
  const contact = { email: 'Grace <grace@right.example>', phone: '312 555 0199', name: ' ', note: '' };
  for (const time of [1, 2]) expect([time, (await button(url, contact)).status]).toEqual([time, 200]);
  await expect.poll(() => peer.received.length).toBe(4);
  const [, , ...mails] = peer.received;
  const find = (recipient: string) => mails.find(({ recipients }) => recipients[0] === recipient)?.parsed;
  expect(find('grace@right.example')?.text).toContain(reference);
  const owner = find('office@plumb.example');
  expect(owner?.subject).toMatch(new RegExp(`^Corrected: ${reference}`));
  expect(owner?.replyTo?.[0]?.address).toBe('grace@right.example');
  expect(owner?.text).toContain('E-mail (corrected)');
  expect((await server.store.findLead(reference))?.lead).toMatchObject({
    fields: { name: 'Grace Hopper', email: 'grace@right.example', phone: '312 555 0199' },
    phoneE164: '+13125550199',
  });
  const html = await (await fetch(url)).text();
  for (const word of ['Grace', '@', '555']) expect(html).not.toContain(word);
});

test('rejects unsigned links, and links for another lead or purpose', async () => {
  const { server, owner, receipt } = await sendOne();
  const called = toLocal(server, owner, /Called: https:\/\/plumb\.example(\S+)/);
  const visitor = toLocal(server, receipt, /message: https:\/\/plumb\.example(\S+)/);
  const wrong = [
    called.slice(0, -1),
    called.replace('/called/', '/spam/'),
    called.replace('/called/', '/constructor/'),
    called.replace(/PT-\w{4}/, 'PT-2222'),
    visitor.replace('/corrections/', '/leads/').replace(/\/([^/]+)$/, '/called/$1'),
    called.replace('/leads/', '/corrections/').replace('/called/', '/'),
  ];
  for (const url of wrong) {
    expect([url, (await fetch(url)).status]).toEqual([url, 404]);
    expect([url, (await button(url)).status]).toEqual([url, 404]);
  }
});

test('limits a link that is used to flood the owner', async () => {
  const { peer, server, receipt } = await sendOne();
  await peer.close();
  const url = toLocal(server, receipt, /message: https:\/\/plumb\.example(\S+)/);
  const statuses: number[] = [];
  for (let round = 0; round < 31; round++) statuses.push((await button(url, { withdraw: 'yes' })).status);
  // The message itself was the first of thirty.
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([29, 429]);
});

test('mails each correction separately, marks one full of links, and refuses the eleventh', async () => {
  const { peer, server, reference, receipt } = await sendOne();
  const url = toLocal(server, receipt, /message: https:\/\/plumb\.example(\S+)/);
  for (let note = 1; note <= 10; note++) {
    const links = note === 2 ? 'http://a.example http://b.example http://c.example' : '';
    expect((await button(url, { note: `note-${note}. ${links}` })).status).toBe(200);
  }
  const eleventh = await button(url, { note: 'one too many' });
  expect(eleventh.status).toBe(429);
  expect(await eleventh.text()).toContain('>one too many</textarea>');
  await expect.poll(() => peer.received.length).toBe(12);
  const texts = peer.received.slice(2).map(({ parsed }) => parsed.text ?? '');
  expect(texts.map((text) => text.match(/note-\d+/g)?.length)).toEqual(Array(10).fill(1));
  const subjects = peer.received.map(({ parsed }) => parsed.subject ?? '');
  expect(subjects.filter((subject) => subject.startsWith(`[suspect] Corrected: ${reference}`))).toHaveLength(
    1,
  );
});

test('mails the owner once about a withdrawal that is clicked five times', async () => {
  const { peer, server, reference, receipt } = await sendOne();
  const url = toLocal(server, receipt, /message: https:\/\/plumb\.example(\S+)/);
  await peer.close();
  for (let click = 0; click < 5; click++) expect((await button(url, { withdraw: 'yes' })).status).toBe(200);
  const deliveries = (await server.store.findLead(reference))?.deliveries ?? [];
  expect(deliveries.filter(({ occasion }) => occasion === 'change')).toHaveLength(1);
});

test('expires links after sixty days, and lets nobody extend one', async () => {
  let nowMs = Date.now();
  const { peer, server, owner, receipt } = await sendOne({ nowMs: () => nowMs });
  await peer.close();
  const called = toLocal(server, owner, /Called: https:\/\/plumb\.example(\S+)/);
  const visitor = toLocal(server, receipt, /message: https:\/\/plumb\.example(\S+)/);
  const statuses = () => Promise.all([called, visitor].map(async (url) => (await fetch(url)).status));
  const dayMs = 24 * 60 * 60_000;
  nowMs += 60 * dayMs;
  expect(await statuses()).toEqual([200, 200]);
  nowMs += dayMs;
  expect(await statuses()).toEqual([404, 404]);
  const longer = called.replace(
    /\/(\d+)\.([^/]+)$/,
    (_all, day: string, rest: string) => `/${Number(day) + 9}.${rest}`,
  );
  expect([longer === called, (await fetch(longer)).status]).toEqual([false, 404]);
  // A clock that fell behind expires no link.
  nowMs -= 400 * dayMs;
  expect(await statuses()).toEqual([200, 200]);
});

test('keeps the typed words when a correction cannot be stored, and answers 503 while links cannot be checked', async () => {
  const { server, owner, receipt } = await sendOne({
    wrapStore: (store) => breakStore(store, 'changeLead'),
  });
  const url = toLocal(server, receipt, /message: https:\/\/plumb\.example(\S+)/);
  const answer = await button(url, { note: 'It is <13> Oak Street' });
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(html).toContain('>It is &lt;13&gt; Oak Street</textarea>');
  expect(readTexts(html)).toContain('|(555) 010-0199|');
  expect((await button(toLocal(server, owner, /Called: https:\/\/plumb\.example(\S+)/))).status).toBe(503);
  await server.close();

  const later = await startTestServer({
    folder: server.folder,
    wrapStore: (store) => breakStore(store, 'readSecret'),
  });
  for (const ask of [fetch, button]) {
    const blind = await ask(url.replace(server.url, later.url));
    expect([blind.status, blind.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await blind.text()).not.toContain('secret');
  }
});

test('issues a form token, and accepts a form that is twenty days old', async () => {
  let nowMs = Date.now();
  const server = await startTestServer({ nowMs: () => nowMs });
  const answer = await fetch(`${server.url}/issue-token`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { token } = (await answer.json()) as { token: string };
  nowMs += 20 * 24 * 60 * 60_000;
  expect((await server.post('/contact.php', ada, { 'x-issue-token': token })).status).toBe(200);
  // A clock that was set back makes nobody look like a robot.
  nowMs -= 50 * 24 * 60 * 60_000;
  const later = { ...ada, message: 'later' };
  expect((await server.post('/contact.php', later, { 'x-issue-token': token })).status).toBe(200);
  for (const { lead } of await server.store.listLeads())
    expect(lead.judgement).toEqual({ verdict: 'clean', score: 0, reasons: [] });
});
