import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseConfig } from '../config.ts';
import { createSmtpMailer } from '../mail/smtp.ts';
import { openDesks } from '../open-desks.ts';
import { openSite } from '../website/open-site.ts';
import { openSpool } from '../spool/spool.ts';
import { getDatabaseFile, getSpoolFolder } from '../store/paths.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { makeLeadAt } from '../testing/seed-leads.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { makeTestFolder } from '../testing/start-test-server.ts';
import { createWebhookCaller } from '../webhook/webhook.ts';
import { createUpkeep } from './upkeep.ts';

vi.setConfig({ testTimeout: 30_000 });

const startMs = Date.parse('2026-11-21T12:05:00Z');
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

async function prepare(env: Record<string, string> = {}) {
  const folder = makeTestFolder();
  const dataDir = join(folder, 'data');
  const site = openSite(writeFixtureSite(join(folder, 'dist')));
  const config = parseConfig({ DATA_DIR: dataDir, DIGEST_HOUR: 'off', ...env });
  const store = openTestStore({ dataDir }, { waitForLockMs: 20 });
  const spool = await openSpool(getSpoolFolder(dataDir), () => undefined);
  const mailer = config.smtpUrl === undefined ? undefined : createSmtpMailer(config.smtpUrl);
  const webhook = config.webhook && createWebhookCaller(config.webhook.secret);
  const clock = { nowMs: startMs };
  const lines: string[] = [];
  const write = (_details: object, line: string) => void lines.push(line);
  const log = { info: write, warn: write, error: write };
  const { delivery } = openDesks(
    config,
    { site, store, spool, mailer, webhook, nowMs: () => clock.nowMs },
    log,
  );
  const upkeep = createUpkeep({
    ...config,
    ...delivery,
    spool,
    timeZone: () => 'UTC',
    onPlanned: () => undefined,
  });
  return { dataDir, store, spool, clock, lines, upkeep };
}

function lock(dataDir: string): () => void {
  const other = new DatabaseSync(getDatabaseFile(dataDir));
  other.exec('BEGIN IMMEDIATE');
  return () => other.close();
}

async function startHook() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
    request.on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { bodies, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

test('tells the owner that the database is away without asking the database, once an hour', async () => {
  const peer = await startSmtpPeer();
  const hook = await startHook();
  const { dataDir, clock, upkeep, lines } = await prepare({
    SMTP_URL: peer.url,
    ALERT_TO: 'boss@other.example',
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRET: 'sixteen characters',
  });
  const unlock = lock(dataDir);
  for (let round = 0; round < 3; round++) await upkeep.run();
  expect(peer.received.map(({ recipients }) => recipients)).toEqual([['boss@other.example']]);
  expect(peer.received[0]?.parsed.subject).toBe('Alert database: the website needs you');
  expect(peer.received[0]?.parsed.text).toContain('New leads wait in the spool');
  expect(hook.bodies.map((body) => (JSON.parse(body) as { type: string }).type)).toEqual(['site.alert']);
  expect(lines.join()).toContain('ALERT: The database cannot be written');
  clock.nowMs += hourMs;
  await upkeep.run();
  expect(new Set(peer.received.map(({ parsed }) => parsed.messageId)).size).toBe(2);
  unlock();
  clock.nowMs += hourMs;
  await upkeep.run();
  expect(peer.received).toHaveLength(2);
  await peer.close();
});

test('tries again in the next round when mail is away together with the database', async () => {
  const down = await startSmtpPeer();
  await down.close();
  const { dataDir, upkeep } = await prepare({ SMTP_URL: down.url });
  const unlock = lock(dataDir);
  await upkeep.run();
  const up = await startSmtpPeer({ port: down.port });
  await upkeep.run();
  await upkeep.run();
  expect(up.received).toHaveLength(1);
  unlock();
  await up.close();
});

async function listAlerts(store: Awaited<ReturnType<typeof prepare>>['store'], nowMs: number) {
  const claim = { nowMs, leaseMs: 1, limit: 50, channel: 'mail' as const };
  return (await store.claimDeliveries(claim))
    .filter(({ occasion }) => occasion === 'alert')
    .map(({ payload }) => (JSON.parse(payload ?? '{}') as { code: string }).code)
    .sort();
}

test('notices mails that wait for more than an hour, and leads that lie in the spool', async () => {
  const { store, spool, clock, upkeep } = await prepare();
  const waiting = {
    id: 'a',
    occasion: 'new-lead' as const,
    channel: 'mail' as const,
    recipient: 'o@plumb.example',
    messageId: '<a@plumb.example>',
  };
  await store.saveLead(makeLeadAt(startMs - hourMs), [waiting]);
  await upkeep.run();
  expect(await listAlerts(store, startMs)).toEqual([]);
  clock.nowMs += 1;
  await spool.append({ lead: makeLeadAt(startMs), deliveries: [] });
  await upkeep.run();
  await upkeep.run();
  expect(await listAlerts(store, startMs + 1)).toEqual(['backlog', 'spool']);
});

test('removes junk after thirty days and keeps other leads, unless told for how long', async () => {
  const junk = { verdict: 'junk', score: 6, reasons: [] } as const;
  const ages = [29, 31, 400];
  async function count(env: Record<string, string>) {
    const { store, upkeep } = await prepare(env);
    for (const days of ages) {
      await store.saveLead(makeLeadAt(startMs - days * dayMs), []);
      await store.saveLead(makeLeadAt(startMs - days * dayMs, { judgement: { ...junk, reasons: [] } }), []);
    }
    await upkeep.run();
    const kept = await store.listLeads();
    const ofVerdict = (verdict: string) => kept.filter(({ lead }) => lead.judgement.verdict === verdict);
    return [ofVerdict('clean').length, ofVerdict('junk').length];
  }
  expect(await count({})).toEqual([3, 1]);
  expect(await count({ RETENTION_DAYS: '365', JUNK_RETENTION_DAYS: '365' })).toEqual([2, 2]);
});
