import { expect, onTestFinished, test } from 'vitest';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import { checkServer } from './check-server.ts';

const quiet = { from: 'site@plumb.example', recipients: ['boss@plumb.example'], to: undefined };
/** The peer has a self-signed certificate. */
const trusting = '?tls.rejectUnauthorized=false';

async function start(options: { password?: string; encrypts?: boolean }) {
  const peer = await startSmtpPeer(options);
  onTestFinished(() => peer.close());
  return { peer, urlWith: (login: string, query = '') => `smtp://${login}127.0.0.1:${peer.port}/${query}` };
}

test('reports a server that encrypts and accepts the login as good, and sends mail only with --to', async () => {
  const { peer, urlWith } = await start({ password: 'right', encrypts: true });
  const url = urlWith('site:right@', trusting);
  expect(await checkServer(url, quiet)).toEqual([
    { level: 'good', sentence: 'SMTP: the mail server answers, encrypts and accepts the login.' },
  ]);
  // One login and one recipient.
  expect(peer.attempts()).toBe(2);
  expect(peer.received).toEqual([]);
  const [sent] = await checkServer(url, { ...quiet, to: 'you@customer.example' });
  expect(sent?.sentence).toContain('Sent a test mail to you@customer.example.');
  expect(peer.received.map(({ recipients }) => recipients)).toEqual([['you@customer.example']]);
});

test.each([true, false])('reports a wrong password (encrypted: %s)', async (encrypts) => {
  const { urlWith } = await start({ password: 'right', encrypts });
  const [finding] = await checkServer(urlWith('site:wrong@', trusting), quiet);
  expect(finding?.level).toBe('bad');
  expect(finding?.sentence).toContain('535');
  expect(finding?.sentence).not.toContain('wrong@');
});

test('reports a missing login', async () => {
  const { peer, urlWith } = await start({ password: 'right', encrypts: true });
  const findings = await checkServer(urlWith('', trusting), quiet);
  expect(findings.map(({ level }) => level)).toEqual(['good', 'bad']);
  expect(findings[1]?.sentence).toMatch(/the sender site@plumb\.example is refused: 530 /);
  const [sent] = await checkServer(urlWith('', trusting), { ...quiet, to: 'you@customer.example' });
  expect([sent?.level, peer.received]).toEqual(['bad', []]);
});

test('warns when the password would be sent unencrypted', async () => {
  const { urlWith } = await start({ password: 'right' });
  const [finding] = await checkServer(urlWith('site:right@'), quiet);
  expect(finding?.level).toBe('warning');
  expect(finding?.sentence).toContain('accepts the login, but does not encrypt');
});

test('rejects a self-signed certificate', async () => {
  const { peer, urlWith } = await start({ password: 'right', encrypts: true });
  const [finding] = await checkServer(urlWith('site:right@'), quiet);
  expect(finding?.level).toBe('bad');
  expect(finding?.sentence).toMatch(/certificate/i);
  expect(peer.attempts()).toBe(0);
});

test('reports a server that does not answer, and a missing SMTP_URL', async () => {
  const { peer, urlWith } = await start({});
  await peer.close();
  expect((await checkServer(urlWith(''), quiet))[0]?.level).toBe('bad');
  expect((await checkServer(undefined, quiet))[0]?.sentence).toContain('SMTP_URL is not set');
});

test.each([
  [550, 'bad', 'is refused: 550'],
  [450, 'warning', 'is deferred: 450'],
])('reports a sender and a recipient that get %i, and sends no message', async (code, level, words) => {
  const { peer, urlWith } = await start({});
  peer.answerWith(code);
  const [, ...recipients] = await checkServer(urlWith(''), {
    ...quiet,
    recipients: ['boss@plumb.example', 'b@plumb.example'],
  });
  expect(recipients.map((finding) => finding.level)).toEqual([level, level]);
  expect(recipients[1]?.sentence).toContain(`the recipient b@plumb.example ${words}`);
  peer.answerSendersWith(code);
  const [, sender, ...rest] = await checkServer(urlWith(''), quiet);
  expect(sender?.sentence).toContain(`the sender site@plumb.example ${words}`);
  expect([rest, peer.received, peer.refused]).toEqual([[], [], []]);
});

test('blames the sender for a recipient that is refused because of it', async () => {
  const { peer, urlWith } = await start({});
  peer.answerWith(550, '5.1.0 <site@plumb.example>: Sender address rejected: User unknown');
  const [, recipient] = await checkServer(urlWith(''), quiet);
  expect(recipient?.sentence).toContain('All mails wait until MAIL_FROM');
});
