import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseConfig } from '../config.ts';
import { createFileRoom } from '../files/file-room.ts';
import { createMailComposer } from '../mail/compose-mail.ts';
import { createSmtpMailer } from '../mail/smtp.ts';
import { createAlerts } from '../outbox/alerts.ts';
import { createCourier } from '../outbox/courier.ts';
import { chooseRecipients } from '../outbox/plan-deliveries.ts';
import { createSignedLinks } from '../signing/signed-links.ts';
import { createSigner } from '../signing/signer.ts';
import { openSite } from '../website/open-site.ts';
import { openSpool } from '../spool/spool.ts';
import { getDatabaseFile, getSpoolFolder } from '../store/paths.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { makeLeadAt } from '../testing/seed-leads.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { makeTestFolder } from '../testing/start-test-server.ts';
import { createWebhookCaller } from '../webhook/webhook.ts';
import { createMaintenance } from './maintenance.ts';

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
  const nowMs = () => clock.nowMs;
  const { company, words } = site.manifest();
  const mailFrom = 'site@plumb.example';
  const { mailTo, alertTo, digestHour, retentionDays, junkRetentionDays } = config;
  const addresses = { mailFrom, mailTo, alertTo, webhookUrl: config.webhook?.url };
  const recipients = chooseRecipients(addresses, company.email);
  const links = createSignedLinks(
    createSigner(() => store.readSecret()),
    () => company.url,
    nowMs,
  );
  const composeMail = createMailComposer({
    store,
    links,
    company: () => company,
    words: () => words,
    accent: () => ({ plane: '#ffb703', words: '#15181b' }),
    mailFrom,
    siteUrl: () => company.url,
  });
  const courier = createCourier({ mailer, webhook, composeMail });
  const alerts = createAlerts({ store, courier, recipients, nowMs, log });
  const maintenance = createMaintenance({
    store,
    spool,
    dataDir,
    alerts,
    nowMs,
    log,
    room: createFileRoom(store, config),
    webhookUrl: config.webhook?.url,
    digest: { store, recipients, digestHour, timeZone: () => 'UTC' },
    followUp: { store, recipients, followUpHours: 'off', hours: () => company.hours },
    retention: { store, retentionDays, junkRetentionDays },
    onPlanned: () => undefined,
  });
  return { dataDir, store, spool, clock, lines, alerts, maintenance };
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

test('tells the owner that the database is down without asking the database: once, and again after a day or a recovery', async () => {
  const peer = await startSmtpPeer();
  const hook = await startHook();
  const { dataDir, clock, maintenance, lines } = await prepare({
    SMTP_URL: peer.url,
    ALERT_TO: 'boss@other.example',
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRET: 'sixteen characters',
  });
  const unlock = lock(dataDir);
  for (let round = 0; round < 3; round++) await maintenance.run();
  expect(peer.received.map(({ recipients }) => recipients)).toEqual([['boss@other.example']]);
  expect(peer.received[0]?.parsed.subject).toBe('Alert database: the website needs you');
  expect(peer.received[0]?.parsed.text).toContain('New leads wait in the spool');
  expect(hook.bodies.map((body) => (JSON.parse(body) as { type: string }).type)).toEqual(['site.alert']);
  expect(lines.join()).toContain('ALERT: The database cannot be written');
  clock.nowMs += hourMs;
  await maintenance.run();
  expect(peer.received).toHaveLength(1);
  clock.nowMs += dayMs;
  await maintenance.run();
  expect(new Set(peer.received.map(({ parsed }) => parsed.messageId)).size).toBe(2);
  unlock();
  clock.nowMs += hourMs;
  await maintenance.run();
  expect(peer.received).toHaveLength(2);
  const lockAgain = lock(dataDir);
  await maintenance.run();
  expect(peer.received).toHaveLength(3);
  lockAgain();
  await peer.close();
});

test('tries again in the next round when mail is down together with the database', async () => {
  const down = await startSmtpPeer();
  await down.close();
  const { dataDir, maintenance } = await prepare({ SMTP_URL: down.url });
  const unlock = lock(dataDir);
  await maintenance.run();
  const up = await startSmtpPeer({ port: down.port });
  await maintenance.run();
  await maintenance.run();
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

test('notices mails that wait for more than an hour, and leads that are in the spool', async () => {
  const { store, spool, clock, maintenance } = await prepare();
  const waiting = {
    id: 'a',
    occasion: 'new-lead' as const,
    channel: 'mail' as const,
    recipient: 'o@plumb.example',
    messageId: '<a@plumb.example>',
  };
  await store.saveLead(makeLeadAt(startMs - hourMs), [waiting]);
  await maintenance.run();
  expect(await listAlerts(store, startMs)).toEqual([]);
  clock.nowMs += 1;
  await spool.append({ lead: makeLeadAt(startMs), deliveries: [] });
  await maintenance.run();
  await maintenance.run();
  expect(await listAlerts(store, startMs + 1)).toEqual(['backlog', 'spool']);
});

test('removes junk after thirty days and keeps other leads, unless told for how long', async () => {
  const junk = { verdict: 'junk', score: 6, reasons: [] } as const;
  const ages = [0, 29, 31, 400];
  async function count(env: Record<string, string>) {
    const { store, maintenance } = await prepare(env);
    for (const days of ages) {
      await store.saveLead(makeLeadAt(startMs - days * dayMs), []);
      await store.saveLead(makeLeadAt(startMs - days * dayMs, { judgement: { ...junk, reasons: [] } }), []);
    }
    await maintenance.run();
    const kept = await store.listLeads();
    const ofVerdict = (verdict: string) => kept.filter(({ lead }) => lead.judgement.verdict === verdict);
    return [ofVerdict('clean').length, ofVerdict('junk').length];
  }
  expect(await count({})).toEqual([4, 2]);
  expect(await count({ RETENTION_DAYS: '365', JUNK_RETENTION_DAYS: '365' })).toEqual([3, 3]);
});

test('removes nothing under a clock that cannot be right, and tells the owner once', async () => {
  const { store, clock, maintenance } = await prepare({ RETENTION_DAYS: '365' });
  await store.saveLead(makeLeadAt(startMs - 400 * dayMs), []);
  await store.saveLead(makeLeadAt(startMs - dayMs), []);
  clock.nowMs = startMs + 2 * 365 * dayMs;
  for (let round = 0; round < 24; round++) await maintenance.run();
  expect(await store.listLeads()).toHaveLength(1);
  expect(await listAlerts(store, clock.nowMs)).toEqual(['clock']);
  // Set right, it removes by the right date, and says nothing.
  clock.nowMs = startMs;
  for (let round = 0; round < 24; round++) await maintenance.run();
  expect((await store.listLeads()).map(({ lead }) => lead.receivedAtMs)).toEqual([startMs - dayMs]);
  expect(await listAlerts(store, clock.nowMs + dayMs)).toEqual([]);
});

test('notices a clock that fell behind, and catches up after a long pause of the server', async () => {
  const { store, clock, maintenance } = await prepare({ RETENTION_DAYS: '30' });
  await store.saveLead(makeLeadAt(startMs), []);
  await maintenance.run();
  clock.nowMs = startMs - 20 * dayMs;
  await maintenance.run();
  expect(await listAlerts(store, clock.nowMs)).toEqual(['clock']);
  clock.nowMs = startMs + 40 * dayMs;
  await maintenance.run();
  expect(await store.listLeads()).toHaveLength(1);
  // Two and a half days of rounds; each step is an hour.
  for (let round = 0; round < 40 * 24; round++) await maintenance.run();
  expect(await store.listLeads()).toEqual([]);
});

test('keeps junk while the digest that tells of it has not gone out', async () => {
  const { store, clock, maintenance } = await prepare({ DIGEST_HOUR: '7' });
  const judgement = { verdict: 'junk' as const, score: 6, reasons: [] };
  await store.saveLead(makeLeadAt(startMs - dayMs, { judgement }), []);
  await maintenance.run();
  clock.nowMs += 45 * dayMs;
  for (let round = 0; round < 45 * 24; round++) await maintenance.run();
  expect(await store.listLeads()).toHaveLength(1);
  const claim = { nowMs: clock.nowMs, leaseMs: 1, limit: 50, channel: 'mail' as const };
  for (const row of await store.claimDeliveries(claim)) await store.markSent(row, clock.nowMs);
  await maintenance.run();
  expect(await store.listLeads()).toEqual([]);
});

test('says once that the nightly backup is late, and only where there was one', async () => {
  const { store, clock, maintenance } = await prepare();
  await maintenance.run();
  clock.nowMs += 48 * hourMs;
  await maintenance.run();
  expect(await listAlerts(store, clock.nowMs)).toEqual([]);
  await store.recordBackup(clock.nowMs);
  clock.nowMs += 36 * hourMs;
  await maintenance.run();
  expect(await listAlerts(store, clock.nowMs)).toEqual([]);
  clock.nowMs += 1;
  await maintenance.run();
  await maintenance.run();
  expect(await listAlerts(store, clock.nowMs)).toEqual(['backup']);
});

test.each([{ MAX_FILES_MB: '0' }, { KEEP_FREE_MB: '9999999' }])(
  'says that photographs find no room any more (%o)',
  async (env) => {
    const { store, clock, maintenance } = await prepare(env);
    await maintenance.run();
    expect(await listAlerts(store, clock.nowMs)).toEqual(['files']);
  },
);

test('adds no alert to one that waits for the mail server, and a new one once it went out', async () => {
  const { dataDir, store, clock, alerts } = await prepare();
  const raise = () => alerts.raise({ code: 'lost-lead', sentence: 'A lead was lost.' });
  for (let hour = 0; hour < 7 * 24; hour++) {
    expect(await raise()).toBe(true);
    clock.nowMs += hourMs;
  }
  const claim = { nowMs: clock.nowMs, leaseMs: 1, limit: 500, channel: 'mail' as const };
  const waiting = await store.claimDeliveries(claim);
  expect(waiting).toHaveLength(1);
  for (const row of waiting) await store.markSent(row, clock.nowMs);
  await raise();
  const [next] = await store.claimDeliveries(claim);
  expect(next?.payload).toContain('lost-lead');
  // A hand has damaged the one that waits: it holds up no other.
  const database = new DatabaseSync(getDatabaseFile(dataDir));
  database.exec("UPDATE deliveries SET payload = 'half of {'");
  database.close();
  clock.nowMs += hourMs;
  await raise();
  expect(await store.listWaitingPayloads('alert')).toEqual(['half of {', next?.payload]);
});

test('gives up calls for a webhook that is no longer set, and says how to make them', async () => {
  const { store, maintenance } = await prepare();
  const call = {
    id: 'a',
    occasion: 'new-lead' as const,
    channel: 'webhook' as const,
    recipient: 'https://crm.example/',
    messageId: '<a@plumb.example>',
  };
  await store.saveLead(makeLeadAt(startMs), [call]);
  for (let round = 0; round < 2; round++) await maintenance.run();
  expect(await store.countDeliveries()).toMatchObject({ pending: 1, dead: 1 });
  const claim = { nowMs: startMs, leaseMs: 1, limit: 50, channel: 'mail' as const };
  const [alert] = await store.claimDeliveries(claim);
  expect(alert?.payload).toContain('1 waiting webhook call was given up');
});

test('tells of files in the spool that cannot be read', async () => {
  const { dataDir, store, maintenance } = await prepare();
  const file = join(getSpoolFolder(dataDir), '1-PT-HALF.json');
  writeFileSync(file, '{"lead":');
  await openSpool(getSpoolFolder(dataDir), () => undefined);
  await maintenance.run();
  expect(await listAlerts(store, startMs)).toEqual(['spool']);
});
