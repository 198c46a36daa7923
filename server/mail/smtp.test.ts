import { expect, onTestFinished, test } from 'vitest';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { createSmtpMailer, mustEncrypt } from './smtp.ts';

test.each([
  ['smtp://user:password@mail.example.com:587', true],
  ['smtp://mail.example.com', true],
  ['smtps://mail.example.com:465', true],
  ['smtp://mail.example.com?requireTLS=false', false],
  ['smtp://127.0.0.1:25', false],
  ['smtp://user:password@localhost:2525', false],
  ['smtp://[::1]:25', false],
])('requires encryption for %s: %s', (url, isRequired) => {
  expect(mustEncrypt(url)).toBe(isRequired);
});

test.each(['site:right@', ''])(
  'sends neither login nor mail unencrypted unless configured to (%j)',
  async (login) => {
    const peer = await startSmtpPeer(login === '' ? {} : { password: 'right' });
    onTestFinished(() => peer.close());
    // Another name of this machine, so that it counts as remote.
    const url = `smtp://${login}0.0.0.0:${peer.port}/`;
    const mail = {
      messageId: '<a@plumb.example>',
      references: [],
      from: { name: '', address: 'site@plumb.example' },
      sender: 'site@plumb.example',
      ownAddress: 'site@plumb.example',
      to: 'boss@plumb.example',
      subject: 's',
      text: 't',
      html: '<p>t',
      origin: 'program' as const,
    };
    const send = (query: string) => createSmtpMailer(url + query).send(mail, AbortSignal.timeout(10_000));
    await expect(send('')).rejects.toMatchObject({ isPermanent: false });
    expect([peer.attempts(), peer.received.length]).toEqual([0, 0]);
    await send('?requireTLS=false');
    expect(peer.received).toHaveLength(1);
  },
);
