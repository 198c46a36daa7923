import { once } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { getSpoolFolder } from '../store/data-paths.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { ada, startTestServer } from '../testing/start-test-server.ts';
import type { ClaimedDelivery } from '../store/records.ts';
import { createCourier } from './courier.ts';

test('aborts a delivery whose receiver hangs, and retries it', async () => {
  const signals: AbortSignal[] = [];
  const webhook = (_delivery: ClaimedDelivery, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<never>(() => undefined);
  };
  const courier = createCourier({ webhook }, 50);
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

test('keeps mailing while webhook calls hang', async () => {
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
  await expect.poll(() => peer.received.length).toBe(2 * leads);
  // A hanging call takes fifteen seconds.
  expect(Date.now() - startedAt).toBeLessThan(15_000);
});

/** Answers a greeting word by word forever, or says nothing at all. */
async function startHangingPeer(trickles: boolean) {
  let ended = 0;
  const peer = createTcpServer((socket) => {
    const timer = setInterval(() => trickles && socket.write('250-STILL-THINKING\r\n'), 20);
    if (trickles) socket.write('220 hello\r\n');
    socket.on('data', () => undefined).on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      ended++;
    });
  }).listen(0, '127.0.0.1');
  await once(peer, 'listening');
  onTestFinished(() => void peer.close());
  return { url: `smtp://127.0.0.1:${(peer.address() as AddressInfo).port}`, countEnded: () => ended };
}

test.each([
  ['trickles', true],
  ['says nothing', false],
])(
  'aborts a mail server that %s; webhook calls, alerts and the spool go on meanwhile',
  async (_what, trickles) => {
    // Keyed by id: on a busy machine an answer may miss the short deadline, and the call is retried.
    const calls = new Map<unknown, string>();
    const hook = createServer((request, response) => {
      request.on('data', (chunk: Buffer) =>
        calls.set(request.headers['webhook-id'], (JSON.parse(chunk.toString()) as { type: string }).type),
      );
      request.on('end', () => response.end());
    }).listen(0, '127.0.0.1');
    await once(hook, 'listening');
    onTestFinished(() => void hook.close());
    const peer = await startHangingPeer(trickles);
    let isDown = false;
    const server = await startTestServer({
      deadlineMs: 300,
      retryPlan: { firstDelayMs: 500, longestDelayMs: 1_000, giveUpAfterMs: 600_000, leastAttempts: 10 },
      env: {
        SMTP_URL: peer.url,
        WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
        WEBHOOK_SECRET: 'sixteen characters',
      },
      wrapStore: (store) => ({
        ...store,
        saveLead: (lead, deliveries) =>
          isDown ? Promise.reject(new Error('down')) : store.saveLead(lead, deliveries),
      }),
    });
    const send = async (message: string) => (await server.post('/contact.php', { ...ada, message })).status;
    for (const message of ['one', 'two', 'three']) expect(await send(message)).toBe(200);
    isDown = true;
    expect(await send('four')).toBe(202);
    const folder = getSpoolFolder(server.dataDir);
    renameSync(folder, `${folder}.away`);
    writeFileSync(folder, 'a file where the folder was');
    expect(await send('five')).toBe(503);
    rmSync(folder);
    renameSync(`${folder}.away`, folder);
    isDown = false;
    await expect
      .poll(() => [...calls.values()].toSorted())
      .toEqual([...Array<string>(4).fill('lead.received'), 'site.alert']);
    const attempts = async () =>
      (await server.store.listLeads()).flatMap(({ deliveries }) =>
        deliveries.filter(({ occasion, channel }) => `${occasion} ${channel}` === 'new-lead mail'),
      );
    // All mails are retried; the first one blocks none.
    await expect
      .poll(async () => (await attempts()).map((one) => one.attempts > 1))
      .toEqual(Array(4).fill(true));
    await expect.poll(peer.countEnded).toBeGreaterThan(3);
    expect((await attempts()).map(({ state }) => state)).not.toContain('dead');
  },
);
