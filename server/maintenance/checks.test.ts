import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openSpool } from '../spool/spool.ts';
import { getDatabaseFile, getSpoolFolder } from '../store/data-paths.ts';
import { makeLeadAt } from '../testing/seed-leads.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import {
  claimAlerts,
  maintenanceStartMs as startMs,
  startMaintenance,
} from '../testing/start-maintenance.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

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

// INBOX-LOCKOUT
test('alerts when somebody asks for codes of an address for three days', async () => {
  const { store, clock, maintenance } = await startMaintenance();
  const code = { tokenHash: 't', addressHash: 'a', codeHash: 'c', pool: 'network', sinceMs: 0 };
  const owner = { email: 'owner@plumb.example', name: 'Owner' };
  for (let day = 0; day < 3; day++) {
    expect(await claimAlerts(store, clock.nowMs)).toEqual([]);
    for (let asked = 0; asked < 10; asked++)
      await store.saveCode({
        ...code,
        email: owner.email,
        owners: [owner],
        nowMs: clock.nowMs,
        mayAsk: () => true,
      });
    await maintenance.run();
    clock.nowMs += 20 * hourMs;
  }
  expect(await claimAlerts(store, clock.nowMs)).toEqual(['sign-in']);
});

test('alerts without the database when it is down, and repeats the alert after a day or a recovery', async () => {
  const peer = await startSmtpPeer();
  const hook = await startHook();
  const { dataDir, clock, maintenance, lines } = await startMaintenance({
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
  expect(lines.join()).toContain('ALERT: The server cannot write to the database');
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
});

test('retries in the next round when mail and database are both down', async () => {
  const down = await startSmtpPeer();
  await down.close();
  const { dataDir, maintenance } = await startMaintenance({ SMTP_URL: down.url });
  const unlock = lock(dataDir);
  await maintenance.run();
  const up = await startSmtpPeer({ port: down.port });
  await maintenance.run();
  await maintenance.run();
  expect(up.received).toHaveLength(1);
  unlock();
  await up.close();
});

test('reports mails pending for more than an hour, and leads in the spool', async () => {
  const { store, spool, clock, maintenance } = await startMaintenance();
  const waiting = {
    id: 'a',
    occasion: 'new-lead' as const,
    channel: 'mail' as const,
    recipient: 'o@plumb.example',
    messageId: '<a@plumb.example>',
  };
  await store.saveLead(makeLeadAt(startMs - hourMs), [waiting]);
  await maintenance.run();
  expect(await claimAlerts(store, startMs)).toEqual([]);
  clock.nowMs += 1;
  await spool.append({ lead: makeLeadAt(startMs), deliveries: [] });
  await maintenance.run();
  await maintenance.run();
  expect(await claimAlerts(store, startMs + 1)).toEqual(['backlog', 'spool']);
});

test('reports a late nightly backup once, and only after a first backup', async () => {
  const { store, clock, maintenance } = await startMaintenance();
  await maintenance.run();
  clock.nowMs += 48 * hourMs;
  await maintenance.run();
  expect(await claimAlerts(store, clock.nowMs)).toEqual([]);
  await store.recordBackup(clock.nowMs);
  clock.nowMs += 36 * hourMs;
  await maintenance.run();
  expect(await claimAlerts(store, clock.nowMs)).toEqual([]);
  clock.nowMs += 1;
  await maintenance.run();
  await maintenance.run();
  expect(await claimAlerts(store, clock.nowMs)).toEqual(['backup']);
});

test.each([{ MAX_FILES_MB: '0' }, { KEEP_FREE_MB: '9999999' }])(
  'reports that the space for photos is used up (%o)',
  async (env) => {
    const { store, clock, maintenance } = await startMaintenance(env);
    await maintenance.run();
    expect(await claimAlerts(store, clock.nowMs)).toEqual(['files']);
  },
);

test('reports once that half of the space for photos is used, and daily when little is left', async () => {
  const { store, clock, maintenance, lines } = await startMaintenance({ MAX_FILES_MB: '1' });
  const lead = makeLeadAt(startMs);
  await store.saveLead(lead, []);
  const add = (hash: string, kilobytes: number) =>
    store.saveFile(
      lead.reference,
      {
        ...{ kind: 'plan', extension: 'pdf', hash, receivedAtMs: 1, preview: null, isDoubtful: false },
        content: Buffer.alloc(kilobytes * 1024),
      },
      { mostOfKind: 9, mostBytes: 1e9, deliveries: [], mailAtMs: 0, longestWaitMs: 0 },
    );
  const countAlerts = async (days: number) => {
    for (let day = 0; day < days; day++) {
      clock.nowMs += dayMs;
      await maintenance.run();
    }
    return lines.filter((line) => line.includes('Photos and plans use')).length;
  };
  await add('a', 500);
  expect(await countAlerts(2)).toBe(0);
  await add('b', 100);
  expect(await countAlerts(29)).toBe(1);
  expect(lines.join()).toContain(`The largest requests: ${lead.reference} (600 kB).`);
  expect(await claimAlerts(store, clock.nowMs)).toContain('files-half');
  await add('c', 400);
  expect(await countAlerts(2)).toBe(3);
  expect(await claimAlerts(store, clock.nowMs)).toContain('files');
});

test('reports unreadable files in the spool', async () => {
  const { dataDir, store, maintenance } = await startMaintenance();
  const file = join(getSpoolFolder(dataDir), '1-PT-HALF.json');
  writeFileSync(file, '{"lead":');
  await openSpool(getSpoolFolder(dataDir), () => undefined);
  await maintenance.run();
  expect(await claimAlerts(store, startMs)).toEqual(['spool']);
});
