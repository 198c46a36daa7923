import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { makeLeadAt } from '../testing/seed-leads.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { getDatabaseFile, getSpoolFolder } from '../store/data-paths.ts';
import {
  ada,
  breakStore,
  makeTestFolder,
  startTestServer,
  type TestServer,
} from '../testing/start-test-server.ts';
import { openSpool } from './spool.ts';

const key = '3f0c8a52-7d4e-4c57-9d0e-1f1f6a1b2c3d';

function lockDatabase(server: TestServer): () => void {
  const other = new DatabaseSync(getDatabaseFile(server.dataDir));
  other.exec('BEGIN IMMEDIATE');
  return () => {
    other.exec('ROLLBACK');
    other.close();
  };
}

test('keeps the lead in a file while the database is locked, and moves it afterwards', async () => {
  const server = await startTestServer();
  const unlock = lockDatabase(server);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => server.post('/contact.php', ada, { 'idempotency-key': key })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(202));
  const bodies = await Promise.all(answers.map(async (answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  const { reference } = JSON.parse(bodies[0] ?? '') as { reference: string };
  const form = await server.postForm('/contact.php', { ...ada, name: 'Second' });
  expect([form.status, form.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/message-sent/),
  ]);
  expect(readdirSync(getSpoolFolder(server.dataDir))).toHaveLength(2);
  unlock();

  await expect.poll(() => server.store.listLeads(), { timeout: 15_000 }).toHaveLength(2);
  await expect.poll(() => readdirSync(getSpoolFolder(server.dataDir))).toEqual([]);
  expect((await server.store.findLead(reference))?.lead.fields.name).toBe(ada.name);
  expect((await server.post('/contact.php', ada, { 'idempotency-key': key })).status).toBe(200);
});

test('moves leads that an earlier process left in the spool', async () => {
  const first = await startTestServer({ wrapStore: (store) => breakStore(store, 'saveLead') });
  expect((await first.post('/contact.php', ada)).status).toBe(202);
  writeFileSync(join(getSpoolFolder(first.dataDir), '1-PT-HALF.json'), '{"lead":');
  await first.close().catch(() => undefined);

  const second = await startTestServer({ folder: first.folder });
  await expect.poll(() => second.store.listLeads(), { timeout: 15_000 }).toHaveLength(1);
  await expect.poll(() => readdirSync(getSpoolFolder(first.dataDir))).toEqual(['1-PT-HALF.json.unreadable']);
});

test('keeps mailing while a lead is stuck in the spool', async () => {
  const peer = await startSmtpPeer();
  const wrapStore = (store: Store): Store => ({
    ...store,
    saveLead: (lead, deliveries) =>
      lead.fields.name === 'Stuck' ? Promise.reject(new Error('no')) : store.saveLead(lead, deliveries),
  });
  const server = await startTestServer({ env: { SMTP_URL: peer.url }, wrapStore });
  expect((await server.post('/contact.php', { ...ada, name: 'Stuck' })).status).toBe(202);
  expect((await server.post('/contact.php', ada)).status).toBe(200);
  await expect.poll(() => peer.received.length, { timeout: 15_000 }).toBe(2);
  expect(readdirSync(getSpoolFolder(server.dataDir))).toHaveLength(1);
});

test('answers 503 with the phone number and alerts the owner when database and spool both fail', async () => {
  const peer = await startSmtpPeer();
  const server = await startTestServer({
    env: { SMTP_URL: peer.url },
    wrapStore: (store) => breakStore(store, 'saveLead', 'addDeliveries'),
  });
  rmSync(getSpoolFolder(server.dataDir), { recursive: true });
  writeFileSync(getSpoolFolder(server.dataDir), 'a file where the folder was');
  const script = await server.post('/contact.php', ada);
  expect([script.status, await script.json()]).toEqual([
    503,
    {
      error: 'We could not store your message. Please call (555) 010-0199 or e-mail office@plumb.example.',
    },
  ]);
  const page = await server.postForm('/contact.php', ada);
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain('(555) 010-0199');
  // Without JavaScript, the visitor's words also stay in the form and are in the links.
  expect(html).toContain(`name="name" value="${ada.name}"`);
  const link = /href="sms:\+15550100199\?body=([^"]*)"/.exec(html)?.[1] ?? '';
  for (const word of Object.values(ada)) expect(decodeURIComponent(link)).toContain(word);
  await expect.poll(() => peer.received.length, { timeout: 15_000 }).toBeGreaterThan(0);
  expect(peer.received[0]?.parsed.subject).toBe('Alert lost-lead: the website needs you');
});

test('answers only after file and folder are flushed to disk', async () => {
  const folder = join(makeTestFolder(), 'spool');
  const spool = await openSpool(folder, () => undefined);
  const handle = await open(makeTestFolder(), 'r');
  await handle.close();
  const seen: string[][] = [];
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  const sync = vi.spyOn(prototype, 'sync').mockImplementation(async () => {
    seen.push(readdirSync(folder));
  });
  onTestFinished(() => sync.mockRestore());
  await spool.append({ lead: makeLeadAt(1, { reference: 'PT-1' }), deliveries: [] });
  // First the content under a draft name, then the rename.
  expect(seen).toEqual([['1-PT-1.json.draft'], ['1-PT-1.json']]);
});

test('opens a folder while another process removes leads from it', async () => {
  const folder = join(makeTestFolder(), 'spool');
  const other = await openSpool(folder, () => undefined);
  // Newest first, because the opener reads from the other end and meets missing files.
  for (let atMs = 300; atMs > 0; atMs--) {
    const lead = makeLeadAt(atMs, { reference: `PT-${atMs}` });
    await other.append({ lead, deliveries: [] });
  }
  const unreadable: string[] = [];
  const [spool, drained] = await Promise.all([
    openSpool(folder, (file) => unreadable.push(file)),
    other.drain(async () => undefined),
  ]);
  expect([drained, unreadable, readdirSync(folder)]).toEqual([300, [], []]);
  await spool.drain(async () => undefined);
  expect(spool.count()).toBe(0);
});

test('keeps a lead that cannot be saved, and saves the others', async () => {
  const folder = join(makeTestFolder(), 'spool');
  mkdirSync(folder);
  chmodSync(folder, 0o700);
  const entry = (reference: string) => ({
    lead: makeLeadAt(1, { reference }),
    deliveries: [],
  });
  const spool = await openSpool(folder, () => undefined);
  await spool.append(entry('PT-1'));
  await spool.append(entry('PT-2'));
  const save = ({ lead }: { lead: { reference: string } }) =>
    lead.reference === 'PT-1' ? Promise.reject(new Error('no')) : Promise.resolve();
  // The first round starts with it, the second with the others.
  for (let round = 1; round <= 2; round++) await expect(spool.drain(save)).rejects.toThrow('no');
  expect(spool.count()).toBe(1);
  expect(readdirSync(folder)).toEqual(['1-PT-1.json']);
  expect(await (await openSpool(folder, () => undefined)).drain(async () => undefined)).toBe(1);
});
