import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLeads } from '../testing/run-leads.ts';
import { plan } from '../testing/sample-files.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { makeLeadAt } from '../testing/seed-leads.ts';
import { getDatabaseFile, getSpoolFolder } from '../store/data-paths.ts';
import { ada, breakStore, grace, makeTestFolder, startTestServer } from '../testing/start-test-server.ts';
import { startPostgres, type PostgresEngine } from '../testing/start-postgres.ts';

let engine: PostgresEngine;
beforeAll(async () => {
  engine = await startPostgres();
});
afterAll(() => engine.stop());

test('resends, erases and purges', async () => {
  const server = await startTestServer();
  const env = { DATA_DIR: server.dataDir, SITE_DIR: join(server.folder, 'dist') };
  const { reference } = (await (await server.post('/contact.php', ada)).json()) as { reference: string };
  // The server's next round would purge the old lead, and would keep junk that no digest has listed.
  await server.close();
  const store = openTestStore({ dataDir: server.dataDir });
  expect((await runLeads(['resend', reference], env)).output).toContain('2 deliveries are due now');

  const junk = makeLeadAt(Date.now(), { judgement: { verdict: 'junk', score: 9, reasons: ['links'] } });
  const old = makeLeadAt(Date.now() - 31 * 24 * 60 * 60_000, { judgement: junk.judgement });
  await store.saveLead(junk, []);
  expect((await runLeads(['resend', junk.reference], env)).output).toContain('1 delivery is due now');
  await store.saveLead(old, []);
  expect((await runLeads(['purge'], env)).output).toContain('Removed 1 lead: junk after 30 days, all others');

  expect((await runLeads(['erase', reference], env)).code).toBe(0);
  const bytes = ['leads.sqlite', 'leads.sqlite-wal'].map((name) =>
    readFileSync(join(server.dataDir, name), 'latin1'),
  );
  expect(bytes.join('')).not.toContain('The porch leans');
  expect((await runLeads(['erase', reference], env)).output).toBe(`There is no lead ${reference}.\n`);
});

test('reports that erased words stay in the WAL while a backup reads it, and removes them afterwards', async () => {
  const server = await startTestServer();
  const env = { DATA_DIR: server.dataDir, SITE_DIR: join(server.folder, 'dist') };
  const { reference } = (await (await server.post('/contact.php', ada)).json()) as { reference: string };
  const holds = () =>
    readFileSync(join(server.dataDir, 'leads.sqlite-wal'), 'latin1').includes('The porch leans');
  const reader = new DatabaseSync(getDatabaseFile(server.dataDir), { readOnly: true });
  reader.exec('BEGIN; SELECT count(*) FROM leads');
  for (const command of [['erase', reference], ['purge']]) {
    const { code, output } = await runLeads(command, env);
    expect([code, output]).toEqual([1, expect.stringContaining('still in the log of the database')]);
    expect(holds()).toBe(true);
  }
  expect((await runLeads(['export'], env)).output).toBe('');
  reader.close();
  expect((await runLeads(['purge'], env)).code).toBe(0);
  expect(holds()).toBe(false);
});

test('resends to the owner even if only the webhook failed, and retries all failed deliveries', async () => {
  const server = await startTestServer({
    env: { WEBHOOK_URL: 'http://127.0.0.1:1/', WEBHOOK_SECRET: 'sixteen characters' },
  });
  const env = { DATA_DIR: server.dataDir, SITE_DIR: join(server.folder, 'dist') };
  const { reference } = (await (await server.post('/contact.php', ada)).json()) as { reference: string };
  // Skips the digest, which may be due right now.
  const claim = async () =>
    (
      await server.store.claimDeliveries({ nowMs: Date.now(), leaseMs: 60_000, limit: 9, channel: 'mail' })
    ).filter(({ lead }) => lead !== null);
  for (const mail of await claim()) await server.store.markSent(mail, 1);
  await runLeads(['resend', reference], env);
  const again = await claim();
  expect(again.map(({ occasion }) => occasion)).toEqual(['new-lead']);

  for (const mail of again) await server.store.markDead(mail, '550');
  expect((await runLeads(['resend', '--failed'], env)).output).toContain('1 delivery is due now');
  expect(await claim()).toHaveLength(1);
  expect((await runLeads(['resend', '--failed', 'PT-1'], env)).output).toContain(
    '"resend" does not accept: PT-1',
  );
  expect((await runLeads(['resend', 'PT-AAAA-AAAA'], env)).output).toBe('There is no lead PT-AAAA-AAAA.\n');
});

test('erases a lead that is still in the spool', async () => {
  const server = await startTestServer({ wrapStore: (store) => breakStore(store, 'saveLead') });
  const { reference } = (await (await server.post('/contact.php', ada)).json()) as { reference: string };
  const folder = getSpoolFolder(server.dataDir);
  expect(readdirSync(folder)).toHaveLength(1);
  const env = { DATA_DIR: server.dataDir };
  writeFileSync(join(folder, '1-PT-HALF.json.unreadable'), '{');
  writeFileSync(join(folder, `1-${reference}.json.draft`), 'half of it');
  expect((await runLeads(['export'], env)).output).toContain('3 leads are still in the spool');
  expect((await runLeads(['erase', reference], env)).code).toBe(0);
  expect(readdirSync(folder)).toEqual(['1-PT-HALF.json.unreadable']);
  expect((await runLeads(['erase', 'PT-HALF'], env)).code).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test('backs up while the server runs, and restores into the other engine and back', async () => {
  const server = await startTestServer();
  await server.post('/contact.php', ada);
  const { reference } = (await (await server.post('/contact.php', grace)).json()) as { reference: string };
  await server.store.changeLead(reference, {
    nowMs: Date.now(),
    status: 'contacted',
    note: 'Later, please. 🏠',
  });
  const photo = { kind: 'photo', extension: 'jpg', isDoubtful: false, preview: plan, content: plan } as const;
  const unbounded = { mostOfKind: 9, mostBytes: 1e9, deliveries: [], mailAtMs: 0, longestWaitMs: 0 };
  await server.store.saveFile(reference, { ...photo, hash: 'a', receivedAtMs: Date.now() }, unbounded);
  const folder = makeTestFolder();
  const file = join(folder, 'night.backup');
  const sqlite = { DATA_DIR: server.dataDir };
  const postgres = { DATA_DIR: join(folder, 'unused'), DATABASE_URL: await engine.createDatabase() };
  const fresh = { DATA_DIR: join(folder, 'fresh') };

  expect(await runLeads(['backup', file], sqlite)).toEqual({
    code: 0,
    output: `Wrote 2 leads to ${file}.\n`,
  });
  expect(statSync(file).mode & 0o077).toBe(0);
  expect((await runLeads(['backup', file], sqlite)).output).toContain('already exists');
  expect(await runLeads(['restore', file], postgres)).toEqual({ code: 0, output: 'Restored 2 leads.\n' });
  expect((await runLeads(['restore', file], postgres)).output).toContain('already holds leads');
  const second = join(folder, 'second.backup');
  expect((await runLeads(['backup', second], postgres)).code).toBe(0);
  expect((await runLeads(['restore', second], fresh)).code).toBe(0);
  expect(await server.store.findLastBackupMs()).toBeUndefined();
  expect((await runLeads(['backup', '--into', folder], sqlite)).code).toBe(0);
  expect(await server.store.findLastBackupMs()).toBeGreaterThan(0);
  const [first, last] = [await runLeads(['export'], sqlite), await runLeads(['export'], fresh)];
  expect(last).toEqual(first);
  expect(last.output).toContain('photo-1.jpg');
  const restored = await openTestStore({ dataDir: fresh.DATA_DIR }).findFile(reference, 'photo-1.jpg');
  expect(plan.equals(restored?.content ?? new Uint8Array())).toBe(true);
});

test('restores nothing from a truncated backup or from another file', async () => {
  const server = await startTestServer();
  for (let lead = 0; lead < 20; lead++) await server.post('/contact.php', { ...ada, message: `m ${lead}` });
  const folder = makeTestFolder();
  const whole = join(folder, 'whole');
  await runLeads(['backup', whole], { DATA_DIR: server.dataDir });
  const half = join(folder, 'half');
  const bytes = readFileSync(whole);
  writeFileSync(half, bytes.subarray(0, bytes.length - 40));
  const text = join(folder, 'text');
  writeFileSync(text, 'no backup');
  const target = { DATA_DIR: join(folder, 'target') };
  for (const file of [half, text, join(folder, 'nowhere')]) {
    expect((await runLeads(['restore', file], target)).code).toBe(1);
    expect((await runLeads(['export'], target)).output).toBe('');
  }
});
