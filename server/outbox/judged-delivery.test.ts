import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { planDigests } from '../maintenance/digest.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { ada, grace, listDeliveryStates, startTestServer } from '../testing/start-test-server.ts';

const links = 'http://a.example http://b.example http://c.example';

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

async function startWebhookPeer() {
  const calls: Call[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { url, calls, answerWith: (next: number) => (status = next) };
}

test('marks a suspected lead for the owner and answers its sender as usual', async () => {
  const peer = await startSmtpPeer();
  const server = await startTestServer({ env: { SMTP_URL: peer.url } });
  const clean = await server.post('/contact.php', ada);
  const suspect = await server.post('/contact.php', grace, { 'x-fax-extension': 'autofilled' });
  expect([clean.status, suspect.status]).toEqual([200, 200]);
  await expect.poll(() => peer.received.length).toBe(4);
  const subjects = peer.received.map(({ parsed }) => parsed.subject ?? '');
  expect(subjects.filter((subject) => subject.startsWith('[suspect] PT-'))).toHaveLength(1);
  expect(peer.received.map(({ parsed }) => parsed.text).join()).toContain(
    'This may be spam: the hidden field was filled in',
  );
});

test('judges page, links, token, honeypot and haste of a real request', async () => {
  let nowMs = Date.now();
  const server = await startTestServer({ nowMs: () => nowMs });
  const { token } = (await (await fetch(`${server.url}/issue-token`)).json()) as { token: string };
  const judged = async (headers: Record<string, string>, body: object = {}) => {
    const message = `m ${Math.random()}`;
    const answer = await server.post('/contact.php', { ...ada, message, ...body }, headers);
    const { reference } = (await answer.json()) as { reference: string };
    return (await server.store.findLead(reference))?.lead.judgement.reasons.join() ?? 'not stored';
  };
  expect(await judged({ 'x-issue-token': token })).toContain('within two seconds');
  nowMs += 2_000;
  const fine = { 'x-issue-token': token };
  expect(await judged({ ...fine, origin: server.url, 'sec-fetch-site': 'same-origin' })).toBe('');
  expect(await judged({ ...fine, origin: 'https://evil.example' })).toContain('another site');
  expect(await judged({ ...fine, 'sec-fetch-site': 'cross-site' })).toContain('another site');
  expect(await judged(fine, { message: links })).toContain('3 links');
  // By now, this address has sent five leads.
  expect(await judged(fine)).toContain('5 others came from the same connection');
  nowMs += 10 * 60_000;
  expect(await judged(fine)).toBe('');
  expect(await judged({ ...fine, 'x-fax-extension': 'x' })).toContain('hidden field');
  expect(await judged({ 'x-issue-token': `${token}x` })).toContain('not valid');
  expect(await judged({})).toContain('without JavaScript');
});

test('stores junk, mails nobody, and lists it in the digest', async () => {
  const peer = await startSmtpPeer();
  const nowMs = Date.parse('2026-10-20T20:00:00Z');
  const server = await startTestServer({ env: { SMTP_URL: peer.url }, nowMs: () => nowMs });
  const robot = { ...ada, name: '<i>Robot</i>', message: links };
  const answer = await server.post('/contact.php', robot, { 'x-fax-extension': 'x' });
  expect(answer.status).toBe(200);
  const { reference } = (await answer.json()) as { reference: string };
  expect(await listDeliveryStates(server.store)).toEqual([]);
  const recipients = {
    ownerAddresses: ['boss@plumb.example'],
    alertAddresses: [],
    secondAddresses: [],
    webhookUrl: undefined,
    messageIdHost: 'plumb.example',
  };
  await planDigests({
    nowMs: () => nowMs + 17 * 60 * 60_000,
    store: server.store,
    recipients,
    digestHour: 7,
    hours: () => ({ timeZone: 'America/New_York' }),
  });
  await server.close();
  const later = await startTestServer({ folder: server.folder, env: { SMTP_URL: peer.url } });
  await expect.poll(() => peer.received.length).toBe(1);
  const digest = peer.received[0]?.parsed;
  expect(digest?.subject).toBe('1 lead in the last day, 1 of them spam');
  expect(digest?.text).toContain(reference);
  expect(digest?.html).toContain('&lt;i&gt;Robot&lt;/i&gt;');
  await later.close();
});

test('calls the webhook with a signature, and retries until it answers', async () => {
  const hook = await startWebhookPeer();
  hook.answerWith(500);
  const secret = `whsec_${Buffer.from('a key of the receiver, made of 24 bytes or more').toString('base64')}`;
  const server = await startTestServer({ env: { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: secret } });
  await server.post('/contact.php', grace);
  await expect.poll(() => hook.calls.length).toBeGreaterThan(1);
  hook.answerWith(204);
  // No mail server is configured, so the mails wait.
  await expect
    .poll(() => listDeliveryStates(server.store))
    .toEqual(['new-lead:pending', 'webhook:sent', 'receipt:pending']);
  expect(new Set(hook.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  for (const { headers, body } of hook.calls) {
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const expected = createHmac('sha256', 'a key of the receiver, made of 24 bytes or more')
      .update(signed)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
  }
  expect(JSON.parse(hook.calls[0]?.body ?? '')).toMatchObject({
    type: 'lead.received',
    data: { kind: 'service-request', fields: { name: grace.name }, status: 'new' },
  });
});

test('alerts over another channel when a mail to the owner is permanently refused', async () => {
  const hook = await startWebhookPeer();
  const peer = await startSmtpPeer();
  peer.answerWith(550);
  const server = await startTestServer({
    env: { SMTP_URL: peer.url, WEBHOOK_URL: hook.url, WEBHOOK_SECRET: 'sixteen characters' },
  });
  const { reference } = (await (await server.post('/contact.php', ada)).json()) as { reference: string };
  await expect
    .poll(() => hook.calls.map(({ body }) => (JSON.parse(body) as { type: string }).type).sort())
    .toEqual(['lead.received', 'site.alert']);
  expect(hook.calls.map(({ body }) => body).join()).toContain(
    `The server gave up on an e-mail to an owner about the lead ${reference} (EENVELOPE 550).`,
  );
  expect(server.log.join('')).toContain('ALERT: The server gave up on an e-mail to an owner');
});

test('reports the age of the oldest pending delivery', async () => {
  let nowMs = Date.now();
  const server = await startTestServer({ nowMs: () => nowMs });
  await server.post('/contact.php', ada);
  nowMs += 90_000;
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({
    status: 'ready',
    isMailConfigured: false,
    spooledLeads: 0,
    deliveries: { waiting: 2, dead: 0 },
    oldestWaitingAgeMs: 90_000,
  });
});

test('serves metrics to this machine only', async () => {
  const server = await startTestServer();
  await server.post('/contact.php', ada);
  await server.post('/contact.php', ada);
  await server.post('/contact.php', { ...ada, name: '' });
  const own = await fetch(`${server.url}/metrics`);
  expect(own.headers.get('content-type')).toContain('text/plain');
  const text = await own.text();
  for (const line of [
    'plumb_leads_total{outcome="stored"} 1',
    'plumb_leads_total{outcome="repeated"} 1',
    'plumb_leads_total{outcome="invalid"} 1',
    'plumb_outbox_waiting 2',
    'plumb_database_up 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(await server.askFrom('127.0.0.1', '/metrics')).toBe(200);
  expect(await server.askFrom('::1', '/metrics')).toBe(200);
  for (const address of ['192.0.2.1', '10.0.0.1', '2001:db8::1', '::ffff:192.0.2.1']) {
    expect([address, await server.askFrom(address, '/metrics')]).toEqual([address, 404]);
  }
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
    expect((await fetch(`${server.url}/metrics`, { headers: { [header]: '192.0.2.1' } })).status).toBe(404);
  }
});
