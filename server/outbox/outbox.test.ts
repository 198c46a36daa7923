import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { ada, startTestServer } from '../testing/start-test-server.ts';
import type { ClaimedDelivery } from '../store/records.ts';
import { createCourier } from './courier.ts';

vi.setConfig({ testTimeout: 30_000 });

const within = { timeout: 20_000, interval: 20 };

test('ends a delivery whose receiver never does, and lets it be tried again', async () => {
  const signals: AbortSignal[] = [];
  const courier = createCourier({
    mailer: undefined,
    webhook: {
      call: (_delivery, signal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    },
    composeMail: () => Promise.reject(new Error('There is no mail')),
    deadlineMs: 50,
  });
  const row: ClaimedDelivery = {
    id: 'a',
    occasion: 'alert',
    channel: 'webhook',
    recipient: 'https://crm.example/hook',
    messageId: '<a@plumb.example>',
    payload: '{}',
    attempts: 1,
    firstAttemptAtMs: 0,
    lead: null,
  };
  await expect(courier.send(row)).rejects.toMatchObject({ code: 'deadline', isPermanent: false });
  expect(signals[0]?.aborted).toBe(true);
});

test('mails on at once while the webhook takes calls and never answers', async () => {
  const hook = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  onTestFinished(() => {
    hook.closeAllConnections();
    hook.close();
  });
  const peer = await startSmtpPeer();
  const server = await startTestServer({
    env: {
      SMTP_URL: peer.url,
      WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
      WEBHOOK_SECRET: 'sixteen characters',
    },
  });
  const leads = 12;
  const startedAt = Date.now();
  for (let lead = 0; lead < leads; lead++) {
    await server.post('/contact.php', { ...ada, email: `v${lead}@visitor.example`, message: `m ${lead}` });
  }
  await expect.poll(() => peer.received.length, within).toBe(2 * leads);
  // A call that hangs takes fifteen seconds.
  expect(Date.now() - startedAt).toBeLessThan(15_000);
  await peer.close();
});
