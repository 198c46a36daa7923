import { expect, test, vi } from 'vitest';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { ada, grace, startTestServer, type TestServer } from '../testing/start-test-server.ts';

// Other programs may keep the machine busy; waiting longer costs nothing when all is well.
vi.setConfig({ testTimeout: 60_000 });

const within = { timeout: 30_000, interval: 20 };

async function sendOne(body: object = grace) {
  const peer = await startSmtpPeer();
  const server = await startTestServer({ env: { SMTP_URL: peer.url } });
  const { reference } = (await (await server.post('/contact.php', body)).json()) as { reference: string };
  await expect.poll(() => peer.received.length, within).toBe(2);
  const find = (recipient: string) =>
    peer.received.find(({ recipients }) => recipients[0] === recipient)?.parsed.text ?? '';
  return { peer, server, reference, owner: find('office@plumb.example'), receipt: find(grace.email) };
}

/** The mail names the public address; the same path at the test server. */
function toLocal(server: TestServer, text: string, pattern: RegExp): string {
  const path = pattern.exec(text)?.[1];
  if (path === undefined) throw new Error(`No link in:\n${text}`);
  return server.url + path;
}

const button = (url: string, fields: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields) });

test('lets the owner say what became of a lead, by a click and a confirmation', async () => {
  const { peer, server, reference, owner } = await sendOne();
  for (const label of ['Called', 'Quoted', 'Not a fit', 'Spam'])
    expect(owner).toContain(`${label}: https://`);
  const url = toLocal(server, owner, /Quoted: https:\/\/plumb\.example(\S+)/);
  const question = await fetch(url);
  expect(question.status).toBe(200);
  expect(question.headers.get('referrer-policy')).toBe('no-referrer');
  expect(question.headers.get('cache-control')).toBe('no-store');
  expect(question.headers.get('content-security-policy')).toBe(
    "default-src 'self'; script-src 'sha256-mark'; frame-ancestors 'none'",
  );
  const html = await question.text();
  expect(html).toContain(`<h1>${reference}: Quoted</h1>`);
  for (const word of ['Grace', 'Oak', '555']) expect(html).not.toContain(word);
  // A scanner that follows links has changed nothing.
  expect((await server.store.findLead(reference))?.lead.status).toBe('new');
  const answer = await button(url);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`Lead ${reference} is marked as “Quoted”.`);
  expect((await server.store.findLead(reference))?.lead.status).toBe('quoted');
  await peer.close();
});

test('lets the visitor correct and withdraw, and tells the owner', async () => {
  const { peer, server, reference, receipt } = await sendOne();
  const url = toLocal(server, receipt, /message: https:\/\/plumb\.example(\S+)/);
  expect(await (await fetch(url)).text()).toContain('name="withdraw"');
  expect((await button(url, { note: '  ' })).status).toBe(422);
  expect((await button(url, { note: 'The number is 13 <b>Oak</b>\r\nStreet' })).status).toBe(200);
  await expect.poll(() => peer.received.length, within).toBe(3);
  expect(peer.received[2]?.parsed.subject).toMatch(new RegExp(`^Corrected: ${reference}`));
  expect(peer.received[2]?.parsed.html).toContain('13 &lt;b&gt;Oak&lt;/b&gt;<br>Street');
  expect((await button(url, { withdraw: 'yes' })).status).toBe(200);
  await expect.poll(() => peer.received.length, within).toBe(4);
  expect(peer.received[3]?.parsed.subject).toMatch(new RegExp(`^Withdrawn: ${reference}`));
  expect((await server.store.findLead(reference))?.lead).toMatchObject({
    status: 'withdrawn',
    notes: [{ text: 'The number is 13 <b>Oak</b>\nStreet' }],
  });
  await peer.close();
});

test('knows no link that it has not signed, nor one for another lead or purpose', async () => {
  const { peer, server, owner, receipt } = await sendOne();
  const called = toLocal(server, owner, /Called: https:\/\/plumb\.example(\S+)/);
  const visitor = toLocal(server, receipt, /message: https:\/\/plumb\.example(\S+)/);
  const wrong = [
    called.slice(0, -1),
    called.replace('/called/', '/spam/'),
    called.replace('/called/', '/constructor/'),
    called.replace(/PT-\w{4}/, 'PT-2222'),
    visitor.replace('/enquiries/', '/leads/').replace(/\/([^/]+)$/, '/called/$1'),
    called.replace('/leads/', '/enquiries/').replace('/called/', '/'),
  ];
  for (const url of wrong) {
    expect([url, (await fetch(url)).status]).toEqual([url, 404]);
    expect([url, (await button(url)).status]).toEqual([url, 404]);
  }
  await peer.close();
});

test('keeps a link from being used to flood the owner', async () => {
  const { peer, server, receipt } = await sendOne();
  await peer.close();
  const url = toLocal(server, receipt, /message: https:\/\/plumb\.example(\S+)/);
  const statuses = new Set<number>();
  for (let round = 0; round < 31; round++) statuses.add((await button(url, { note: `n ${round}` })).status);
  expect([...statuses]).toEqual([200, 429]);
});

test('gives a form its token, and takes a form that is twenty days old', async () => {
  let nowMs = Date.now();
  const server = await startTestServer({ nowMs: () => nowMs });
  const answer = await fetch(`${server.url}/issue-token`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { token } = (await answer.json()) as { token: string };
  nowMs += 20 * 24 * 60 * 60_000;
  expect((await server.post('/contact.php', ada, { 'x-issue-token': token })).status).toBe(200);
  expect((await server.store.listLeads())[0]?.lead.judgement).toEqual({
    verdict: 'clean',
    score: 0,
    reasons: [],
  });
});
