/**
 * INBOX-CODE, MAIL-CONVERSATION, MAIL-SENDER, MAIL-BOUNCE: the mails of the site in Postfix, postgrey, Dovecot and
 * Sieve.
 */
import getPort from 'get-port';
import { expect, test, vi } from 'vitest';
import { inboxPath } from '../../contract/endpoints.ts';
import { askForCode, readCookie, sendLead, signInShown } from '../testing/inbox-client.ts';
import { lacks } from '../testing/installed.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { mailPassword, startDovecot } from '../testing/start-dovecot.ts';
import { startPostfix, startPostgrey, type Postfix } from '../testing/start-postfix.ts';
import { ada, startTestServer, type TestServer } from '../testing/start-test-server.ts';

const within = { timeout: 60_000, interval: 100 };

const site = 'website@plumb.example';
const marcus = 'marcus@plumb.example';
const boss = 'boss@elsewhere.example';
const people = [site, marcus, boss, ada.email];
const domains = 'plumb.example elsewhere.example visitor.example';

const isRoot = 'test "$(id -u)" = 0';
const mailboxPrograms = ['postfix', 'dovecot', 'sievec'];
const canStartMailboxes = `${isRoot} && dovecot --version | grep -q "^2.3"`;

/** Passes every mail of this machine on to one server. */
const startRelay = ({ port }: Postfix, ownPort?: number) =>
  startPostfix('relay.example', { mynetworks: '127.0.0.0/8', relayhost: `[127.0.0.1]:${port}` }, ownPort);

/** Takes mail for all domains, from senders that follow the standards. */
const startReceiver = (settings: Record<string, string>) =>
  startPostfix('mx.example', {
    mynetworks: '',
    virtual_mailbox_domains: domains,
    strict_rfc821_envelopes: 'yes',
    smtpd_helo_required: 'yes',
    smtpd_helo_restrictions: 'reject_invalid_helo_hostname, reject_non_fqdn_helo_hostname',
    smtpd_data_restrictions: 'reject_unauth_pipelining',
    ...settings,
  });

/** A graylist delays the first mail of a sender to a recipient, usually by five minutes. */
test.skipIf(lacks('mails behind a graylist', ['postfix', 'postgrey'], isRoot)).each([
  ['through a mail server that tries again', true],
  ['without a mail server in between', false],
])('gets a code and the mails of a lead past a graylist %s', async (_name, hasRelay) => {
  const smtp = await startSmtpPeer();
  const receiver = await startReceiver({
    virtual_mailbox_maps: 'static:anybody',
    virtual_transport: `smtp:[127.0.0.1]:${smtp.port}`,
    smtpd_recipient_restrictions: await startPostgrey(10),
  });
  const { url } = hasRelay ? await startRelay(receiver) : receiver;
  const server = await startTestServer({
    env: { SMTP_URL: url, MAIL_FROM: site, MAIL_TO: marcus },
    retryPlan: { firstDelayMs: 500, longestDelayMs: 1_000, giveUpAfterMs: 300_000, leastAttempts: 1 },
  });
  const cookie = await askForCode(server, marcus);
  const reference = await sendLead(server);
  const isDelayed = (address: string) =>
    expect(receiver.log()).toMatch(new RegExp(`450 4\\.2\\.0 <${address}>: .*postgrey`));
  await vi.waitFor(() => [marcus, ada.email].forEach(isDelayed), within);
  const post = (path: string, fields: Record<string, string>) =>
    server.postForm(inboxPath + path, fields, { origin: server.url, cookie });
  expect(readCookie(await post('/sign-in', { email: marcus }))).toBe(cookie);
  expect(smtp.received).toEqual([]);

  await vi.waitFor(() => expect(smtp.received).toHaveLength(4), within);
  const subjects = smtp.received.map(({ parsed }) => parsed.subject ?? '');
  expect(subjects.filter((subject) => subject.includes(reference))).toHaveLength(2);
  const codes = subjects.flatMap((subject) => /^\d{6}(?= is your code)/.exec(subject) ?? []);
  const statuses: number[] = [];
  for (const code of [...codes, ...codes]) statuses.push((await post('/code', { code })).status);
  expect(statuses).toEqual([303, 303, 422, 422]);
  await smtp.close();
});

const testMailboxes = test.skipIf(lacks('mails in mailboxes', mailboxPrograms, canStartMailboxes));

/** The site, its mail server, and another server with the mailboxes of `people`. */
async function startMailboxes() {
  const relayPort = await getPort();
  const dovecot = await startDovecot({ submissionPort: relayPort });
  const receiver = await startReceiver({
    virtual_mailbox_maps: `inline:{ ${people.map((address) => `${address}=here`).join(', ')} }`,
    virtual_transport: `lmtp:inet:127.0.0.1:${dovecot.lmtpPort}`,
  });
  const relay = await startRelay(receiver, relayPort);
  const server = await startTestServer({
    env: { SMTP_URL: relay.url, MAIL_FROM: site, MAIL_TO: `${marcus},${boss}` },
  });
  /** Resolves when every mail, bounce and automatic reply has arrived. */
  const settle = () =>
    vi.waitFor(async () => {
      const { pending, sending } = await server.store.countDeliveries();
      expect([pending, sending]).toEqual([0, 0]);
      // An automatic reply goes from the receiver to the relay.
      for (const { countQueued } of [relay, receiver, relay]) expect(countQueued()).toBe(0);
    }, within);
  return { dovecot, server, settle };
}

async function answer(server: TestServer, reference: string, address: string, text: string) {
  const person = await signInShown(server, address);
  const version = String((await server.store.findLead(reference))?.lead.version);
  expect((await person.post(`/requests/${reference}/answer`, { version, text })).status).toBe(303);
}

testMailboxes('shows one conversation for each request', async () => {
  const { dovecot, server, settle } = await startMailboxes();
  const reference = await sendLead(server);
  await settle();
  await answer(server, reference, marcus, 'On Monday.');
  await settle();
  const [receipt] = await dovecot.listMails(ada.email);
  const [, path = ''] = /message: https:\/\/plumb\.example(\S+)/.exec(receipt?.text ?? '') ?? [];
  const note = new URLSearchParams({ note: 'It is the back porch.' });
  expect((await fetch(server.url + path, { method: 'POST', body: note })).status).toBe(200);
  await settle();
  await answer(server, reference, boss, 'Or on Tuesday.');
  await settle();
  const next = await sendLead(server, { ...ada, message: 'The roof leaks.' });
  await settle();
  await answer(server, next, marcus, 'On Friday.');
  await settle();
  const threads = people.map((address) => dovecot.ask(address, 'THREAD REFERENCES UTF-8 ALL'));
  expect(await Promise.all(threads)).toEqual([
    '* THREAD',
    '* THREAD (1 2)(3)',
    '* THREAD (1 2)(3)',
    '* THREAD (1 2 3)(4)',
  ]);
});

testMailboxes('returns an answer that cannot be delivered to its author', async () => {
  const { dovecot, server, settle } = await startMailboxes();
  const gone = 'gone@visitor.example';
  const reference = await sendLead(server, { ...ada, email: gone });
  await answer(server, reference, marcus, 'On Monday.');
  await answer(server, reference, boss, 'Or on Tuesday.');
  await settle();
  const listBounces = async (address: string) =>
    (await dovecot.listMails(address))
      .filter(({ raw }) => raw.includes(`Final-Recipient: rfc822; ${gone}`))
      .map(({ raw }) => /On Monday|Or on Tuesday|Thank you for contacting/.exec(raw)?.[0]);
  expect(await listBounces(marcus)).toEqual(['On Monday']);
  expect(await listBounces(boss)).toEqual([]);
  expect((await listBounces(site)).sort()).toEqual(['Or on Tuesday', 'Thank you for contacting']);
});

testMailboxes(
  'lets Sieve file its mails, and draws vacation messages only with answers of people',
  async () => {
    const { dovecot, server, settle } = await startMailboxes();
    const file = (condition: string) => `require ["fileinto", "mailbox", "vacation"];
vacation :days 1 "Back on Monday.";
if ${condition} { fileinto :create "Website"; }`;
    for (const owner of [marcus, boss])
      dovecot.useScript(owner, file('header :contains "from" "Plumb & True"'));
    dovecot.useScript(ada.email, file(`address :is "from" "${site}"`));
    const reference = await sendLead(server);
    for (const owner of [marcus, boss]) await askForCode(server, owner);
    await answer(server, reference, marcus, 'On Monday.');
    await answer(server, reference, boss, 'Or on Tuesday.');
    await settle();
    const list = async (address: string, folder?: string) =>
      (await dovecot.listMails(address, folder))
        .map(({ subject = '' }) => subject.replace(/^\d{6}/, 'CODE').replaceAll(reference, 'REF'))
        .sort();
    const toOwner = ['CODE is your code for the inbox', 'REF · Message · Ada Lovelace'];
    const receipt = 'We got your message (REF)';
    expect(await list(marcus, 'Website')).toEqual(toOwner);
    expect(await list(boss, 'Website')).toEqual(toOwner);
    expect(await list(ada.email, 'Website')).toEqual([`Re: ${receipt}`, `Re: ${receipt}`, receipt]);
    // Automatic replies to an answer take the way of its bounce.
    const reply = `Auto: Re: ${receipt}`;
    expect(await Promise.all(people.map((address) => list(address)))).toEqual([[reply], [reply], [], []]);
  },
);

/** Postfix refuses senders only after RCPT TO, where a refusal usually concerns the recipient. */
const refusals: [string, Record<string, string>, string][] = [
  [
    'lets a login send as itself only',
    {
      smtpd_sender_login_maps: `inline:{ ${people.map((address) => `${address}=${address}`).join(', ')} }`,
      smtpd_sender_restrictions: 'reject_sender_login_mismatch',
    },
    `553 5.7.1 <${marcus}>: Sender address rejected: not owned by user ${site}`,
  ],
  [
    'accepts mail from its mailboxes only',
    { virtual_mailbox_maps: `inline:{ ${site}=here }`, smtpd_sender_restrictions: 'reject_unlisted_sender' },
    `550 5.1.0 <${marcus}>: Sender address rejected: User unknown in virtual mailbox table`,
  ],
];

testMailboxes.each(refusals)(
  'sends an answer, and waits with a wrong MAIL_FROM, where the mail server %s',
  async (_name, settings, refusal) => {
    const dovecot = await startDovecot();
    const receiver = await startReceiver({
      virtual_transport: `lmtp:inet:127.0.0.1:${dovecot.lmtpPort}`,
      // The visitor's domain has mailboxes of its own.
      virtual_mailbox_domains: 'plumb.example',
      transport_maps: `inline:{ visitor.example=lmtp:inet:127.0.0.1:${dovecot.lmtpPort} }`,
      smtpd_sasl_auth_enable: 'yes',
      smtpd_sasl_type: 'dovecot',
      smtpd_sasl_path: `inet:127.0.0.1:${dovecot.authPort}`,
      smtpd_relay_restrictions: 'permit_sasl_authenticated, reject',
      virtual_mailbox_maps: 'static:anybody',
      ...settings,
    });
    const login = `${encodeURIComponent(site)}:${mailPassword}`;
    const env = {
      SMTP_URL: receiver.url.replace('//', `//${login}@`),
      MAIL_FROM: 'wbsite@plumb.example',
      MAIL_TO: site,
    };
    const mistaken = await startTestServer({ env });
    const reference = await sendLead(mistaken);
    const isAlert = (line: string) => line.includes('ALERT: The mail server is refusing this site');
    await vi.waitFor(() => expect(mistaken.log.some(isAlert)).toBe(true), within);
    expect((await mistaken.store.countDeliveries()).dead).toBe(0);
    await mistaken.close();

    const { folder } = mistaken;
    const server = await startTestServer({ folder, env: { ...env, MAIL_FROM: site } });
    await answer(server, reference, marcus, 'On Monday.');
    await vi.waitFor(async () => expect(await dovecot.listMails(ada.email)).toHaveLength(2), within);
    const found = (await dovecot.listMails(ada.email)).find(({ text }) => text?.includes('On Monday.'));
    expect([found?.returnPath, found?.replyTo?.[0]?.address]).toEqual([site, marcus]);
    expect(receiver.log()).toContain(refusal);
  },
);
