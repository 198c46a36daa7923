import { expect, test } from 'vitest';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { ada, grace, listDeliveryStates, startTestServer } from '../testing/start-test-server.ts';

test('mails the lead to the owner and a receipt to the visitor', async () => {
  const peer = await startSmtpPeer();
  const server = await startTestServer({
    env: { SMTP_URL: peer.url, MAIL_FROM: 'site@plumb.example', MAIL_TO: 'boss@plumb.example' },
  });
  const answer = await server.post('/contact.php', grace, { referer: `${server.url}/about` });
  const { reference } = (await answer.json()) as { reference: string };
  await expect.poll(() => peer.received.length).toBe(2);

  const owner = peer.received.find(({ recipients }) => recipients[0] === 'boss@plumb.example')?.parsed;
  expect(owner?.subject).toBe(`${reference} · Metal Roofing · Springfield · Grace Hopper`);
  expect(owner?.from).toMatchObject({ name: 'Plumb & True', address: 'boss@plumb.example' });
  expect(owner?.replyTo).toMatchObject([{ name: 'Grace Hopper', address: grace.email }]);
  expect(owner?.messageId).toMatch(/^<[\w-]+@plumb\.example>$/);
  for (const word of [...Object.values(grace), '+13125550143', '/about']) {
    expect(owner?.text).toContain(word);
    expect(owner?.html).toContain(word);
  }

  const receipt = peer.received.find(({ recipients }) => recipients[0] === grace.email);
  for (const mail of [owner, receipt?.parsed]) {
    expect(mail?.html).toMatch(/<p style="[^"]*background:#ffb703;color:#15181b[^"]*">Plumb &amp; True<\/p>/);
  }
  expect(receipt?.parsed.subject).toBe(`We got your message (${reference})`);
  expect(receipt?.parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
  expect(receipt?.parsed.replyTo).toMatchObject([{ address: 'office@plumb.example' }]);
  for (const word of ['Grace', 'Hopper', 'Oak']) expect(receipt?.raw).not.toContain(word);
  await expect.poll(() => listDeliveryStates(server.store)).toEqual(['new-lead:sent', 'receipt:sent']);
});

test('gives up a mail of a newer version, and raises an alert', async () => {
  const peer = await startSmtpPeer();
  const server = await startTestServer({ env: { SMTP_URL: peer.url } });
  const row = { occasion: 'birthday', channel: 'mail', recipient: 'o@plumb.example' } as const;
  await server.store.addDeliveries([{ ...row, id: 'd', messageId: '<d@plumb.example>' }], Date.now());
  await server.post('/contact.php', ada);
  await expect.poll(() => peer.received.length).toBe(3);
  expect(await server.store.countDeliveries()).toMatchObject({ dead: 1 });
  expect(server.log.join('')).toContain('dead-mail');
});

test('keeps the lead when mail is down and delivers it when mail is up, once', async () => {
  const down = await startSmtpPeer();
  await down.close();
  const server = await startTestServer({ env: { SMTP_URL: down.url } });
  expect((await server.post('/contact.php', ada)).status).toBe(200);
  const attempts = async () => (await server.store.listLeads())[0]?.deliveries[0]?.attempts;
  await expect.poll(attempts).toBeGreaterThan(1);
  expect(await server.store.listLeads()).toHaveLength(1);

  const up = await startSmtpPeer({ port: down.port });
  await expect.poll(() => listDeliveryStates(server.store)).toEqual(['new-lead:sent', 'receipt:sent']);
  expect(up.received).toHaveLength(2);
  expect(new Set(up.received.map(({ parsed }) => parsed.messageId)).size).toBe(2);
  await up.close();
});

test('retries after a temporary refusal, with the same Message-ID', async () => {
  const peer = await startSmtpPeer();
  peer.answerMailsWith(451);
  const server = await startTestServer({ env: { SMTP_URL: peer.url } });
  await server.post('/contact.php', ada);
  await expect.poll(() => peer.refused.length).toBeGreaterThan(3);
  peer.answerMailsWith(250);
  await expect.poll(() => listDeliveryStates(server.store)).toEqual(['new-lead:sent', 'receipt:sent']);
  const toIds = (mails: typeof peer.received) => new Set(mails.map(({ parsed }) => parsed.messageId));
  expect(peer.received).toHaveLength(2);
  expect(toIds(peer.received).size).toBe(2);
  expect(toIds(peer.refused)).toEqual(toIds(peer.received));
});

test('gives up at once and alerts when the mail is permanently refused', async () => {
  const peer = await startSmtpPeer();
  peer.answerWith(550);
  const server = await startTestServer({ env: { SMTP_URL: peer.url } });
  await server.post('/contact.php', ada);
  await expect.poll(() => listDeliveryStates(server.store)).toEqual(['new-lead:dead', 'receipt:dead']);
  expect(peer.attempts()).toBe(2);
  const alert = server.log.find((line) => line.includes('will not be retried'));
  expect(JSON.parse(alert ?? '{}')).toMatchObject({ level: 50, code: 'EENVELOPE 550' });
  expect(server.log.join('')).not.toContain('visitor.example');
});

test('gives up and alerts when the retry period is over, and keeps the lead', async () => {
  const down = await startSmtpPeer();
  await down.close();
  const server = await startTestServer({
    env: { SMTP_URL: down.url },
    retryPlan: { firstDelayMs: 10, longestDelayMs: 10, giveUpAfterMs: 60, leastAttempts: 2 },
  });
  const { reference } = (await (await server.post('/contact.php', ada)).json()) as { reference: string };
  await expect.poll(() => listDeliveryStates(server.store)).toEqual(['new-lead:dead', 'receipt:dead']);
  const deliveries = (await server.store.findLead(reference))?.deliveries ?? [];
  for (const { attempts } of deliveries) expect(attempts).toBeGreaterThan(1);
  await expect
    .poll(() => server.log.join(''))
    .toContain(`ALERT: The server gave up on an e-mail to an owner about the lead ${reference} (`);
});

test('keeps mails waiting while the password is wrong', async () => {
  const peer = await startSmtpPeer({ password: 'right' });
  const server = await startTestServer({ env: { SMTP_URL: `smtp://site:wrong@127.0.0.1:${peer.port}` } });
  await server.post('/contact.php', ada);
  await expect.poll(() => peer.attempts()).toBeGreaterThan(2);
  await server.close();
  const mended = await startTestServer({
    folder: server.folder,
    env: { SMTP_URL: `smtp://site:right@127.0.0.1:${peer.port}` },
  });
  await expect.poll(() => listDeliveryStates(mended.store)).toEqual(['new-lead:sent', 'receipt:sent']);
});

test.each([530, 550, 553])(
  'waits and alerts when the sender is refused with %i, and sends everything once that is fixed',
  async (code) => {
    const peer = await startSmtpPeer();
    peer.answerSendersWith(code);
    const server = await startTestServer({ env: { SMTP_URL: peer.url } });
    await server.post('/contact.php', ada);
    await expect.poll(() => server.log.join('')).toContain('ALERT: The mail server is refusing this site');
    expect((await server.store.countDeliveries()).dead).toBe(0);
    peer.answerSendersWith(250);
    await expect.poll(() => listDeliveryStates(server.store)).toEqual(['new-lead:sent', 'receipt:sent']);
    // The alert itself survives the refusal.
    await expect.poll(() => peer.received.length).toBe(3);
  },
);

// As Postfix does it: server/mail/mail-servers.long.test.ts.
test.each([
  [550, '5.1.0 <site@plumb.example>: Sender address rejected: User unknown'],
  [550, '5.1.8 <site@plumb.example>: Sender address rejected: Domain not found'],
  [550, 'Sender verify failed'],
  [504, '5.5.2 <localhost>: Helo command rejected: need fully-qualified hostname'],
])('waits when a recipient is refused because of the sender: %i %s', async (code, words) => {
  const peer = await startSmtpPeer();
  peer.answerWith(code, words);
  const server = await startTestServer({ env: { SMTP_URL: peer.url } });
  await server.post('/contact.php', ada);
  await expect.poll(() => server.log.join('')).toContain('ALERT: The mail server is refusing this site');
  expect((await server.store.countDeliveries()).dead).toBe(0);
});

test('sends waiting mails once a mail server is configured', async () => {
  const longAgo = Date.now() - 10 * 24 * 60 * 60_000;
  const silent = await startTestServer({ nowMs: () => longAgo });
  expect((await silent.post('/contact.php', ada)).status).toBe(200);
  expect(await listDeliveryStates(silent.store)).toEqual(['new-lead:pending', 'receipt:pending']);
  await silent.close();

  const peer = await startSmtpPeer();
  const server = await startTestServer({ folder: silent.folder, env: { SMTP_URL: peer.url } });
  await expect.poll(() => listDeliveryStates(server.store)).toEqual(['new-lead:sent', 'receipt:sent']);
});

test('mails several owners, and sends at most one receipt an hour to an address', async () => {
  let nowMs = Date.now();
  const peer = await startSmtpPeer();
  const server = await startTestServer({
    env: { SMTP_URL: peer.url, MAIL_TO: 'a@plumb.example, b@plumb.example' },
    nowMs: () => nowMs,
  });
  const send = (message: string, email: string) => server.post('/contact.php', { ...ada, message, email });
  await send('one', ada.email);
  await send('two', ada.email.toUpperCase());
  nowMs += 61 * 60_000;
  await send('three', ada.email);
  const count = (kind: string) => async () =>
    (await listDeliveryStates(server.store)).filter((state) => state === `${kind}:sent`).length;
  await expect.poll(count('new-lead')).toBe(6);
  await expect.poll(count('receipt')).toBe(2);
});

const injection = 'Eve\r\nBcc: victim@evil.example\r\n\r\n<img src=x onerror=alert(1)>"\u2028\u202e&amp;';

test('lets no field reach a header or the HTML of a mail', async () => {
  const peer = await startSmtpPeer();
  const server = await startTestServer({ env: { SMTP_URL: peer.url } });
  const hostile = Object.fromEntries(
    ['name', 'phone', 'website', 'message'].map((field) => [field, injection]),
  );
  await server.post('/contact.php', { ...hostile, email: ada.email });
  const { name, phone: phoneNumber } = hostile;
  await server.post('/contact.php', {
    name,
    phoneNumber,
    address: injection,
    service: injection,
    email: ada.email,
  });
  await expect.poll(() => peer.received.length).toBe(3);
  for (const { raw, parsed, recipients } of peer.received) {
    expect(recipients).toHaveLength(1);
    expect(parsed.bcc ?? []).toEqual([]);
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^(bcc|<img)/im);
    expect(parsed.subject).not.toMatch(/[\r\n\u2028\u202e]/);
    expect(parsed.html).not.toContain('<img');
    for (const part of [parsed.text, parsed.html]) expect(part).not.toContain('\u202e');
    // The only attachment is the file with the server's links.
    for (const { filename } of parsed.attachments) expect(filename).toMatch(/^PT-\w{4}-\w{4}\.txt$/);
  }
});

test('accepts a lead with a non-ASCII address and still mails the owner', async () => {
  const peer = await startSmtpPeer();
  const server = await startTestServer({ env: { SMTP_URL: peer.url } });
  expect((await server.post('/contact.php', { ...ada, email: 'jörg@visitor.example' })).status).toBe(200);
  await expect.poll(() => listDeliveryStates(server.store)).toContain('new-lead:sent');
  const owner = peer.received.find(({ recipients }) => recipients[0] === 'office@plumb.example');
  expect(owner?.parsed.text).toContain('jörg@visitor.example');
});
