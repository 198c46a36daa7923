/** A full disk, simulated by file system errors everywhere, and by a small real disk where one can be mounted. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, utimesSync, writeFileSync } from 'node:fs';
import disk, { open, type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSpool, usualReserveBytes } from './spool/spool.ts';
import { getSpoolFolder } from './store/data-paths.ts';
import { makeLeadAt } from './testing/seed-leads.ts';
import { startSmtpPeer } from './testing/smtp-peer.ts';
import { ada, breakStore, makeTestFolder, startTestServer } from './testing/start-test-server.ts';

const makeEntry = (reference: string) => ({ lead: makeLeadAt(1, { reference }), deliveries: [] });

/** Writes fail while `isFull` returns true. */
async function playFullDisk(isFull: () => boolean): Promise<void> {
  const handle = await open(makeTestFolder(), 'r');
  await handle.close();
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  const original = prototype.writeFile;
  const spy = vi.spyOn(prototype, 'writeFile').mockImplementation(async function (this: FileHandle, ...args) {
    if (isFull()) throw Object.assign(new Error('No space left'), { code: 'ENOSPC' });
    return original.apply(this, args);
  });
  onTestFinished(() => spy.mockRestore());
}

test('frees its reserve for leads, leaves no drafts, and recreates the reserve', async () => {
  const folder = join(makeTestFolder(), 'spool');
  const spool = await openSpool(folder, () => undefined, 50_000);
  const reserve = `${folder}.reserve`;
  let isAlwaysFull = false;
  await playFullDisk(() => isAlwaysFull || existsSync(reserve));
  expect(
    await Promise.all(['PT-1', 'PT-2', 'PT-3'].map((name) => spool.append(makeEntry(name)))),
  ).toHaveLength(3);
  expect(existsSync(reserve)).toBe(false);
  isAlwaysFull = true;
  await expect(spool.append(makeEntry('PT-4'))).rejects.toThrow('No space left');
  expect(readdirSync(folder)).toEqual(['1-PT-1.json', '1-PT-2.json', '1-PT-3.json']);
  await spool.keepReserve();
  expect(existsSync(reserve)).toBe(true);
});

test("lets simultaneous leads on a full disk wait until the reserve's space is free, not just until its file is gone", async () => {
  const folder = join(makeTestFolder(), 'spool');
  const spool = await openSpool(folder, () => undefined, 50_000);
  const reserve = `${folder}.reserve`;
  let isFree = false;
  const removed = new Set<unknown>();
  const { rm } = disk;
  const spy = vi.spyOn(disk, 'rm').mockImplementation(async (path, options) => {
    const isFirst = !removed.has(path);
    removed.add(path);
    await rm(path, options);
    // The second call finds the file gone at once.
    if (path !== reserve || !isFirst) return;
    await setTimeout(50);
    isFree = true;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  await playFullDisk(() => !isFree);
  const names = ['PT-1', 'PT-2', 'PT-3'];
  expect(await Promise.all(names.map((name) => spool.append(makeEntry(name))))).toEqual(names);
});

test('removes drafts left by a crash, but none that may still be written', async () => {
  const folder = join(makeTestFolder(), 'spool');
  mkdirSync(folder);
  for (const name of ['1-PT-OLD.json.draft', '1-PT-NEW.json.draft']) writeFileSync(join(folder, name), '{');
  utimesSync(join(folder, '1-PT-OLD.json.draft'), 1, 1);
  await openSpool(folder, () => undefined);
  expect(readdirSync(folder)).toEqual(['1-PT-NEW.json.draft']);
});

test('reports not ready when the spool is full, even if the database works', async () => {
  const server = await startTestServer();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  rmSync(getSpoolFolder(server.dataDir), { recursive: true });
  writeFileSync(getSpoolFolder(server.dataDir), 'a file where the folder was');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
});

test('alerts the owner once about many simultaneous lost leads, even if the database is down', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.close());
  const server = await startTestServer({
    env: { SMTP_URL: peer.url },
    wrapStore: (store) => breakStore(store, 'saveLead', 'listWaitingPayloads'),
  });
  await playFullDisk(() => true);
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, index) => server.post('/contact.php', { ...ada, message: `m ${index}` })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  await expect.poll(() => peer.received.length, { timeout: 20_000 }).toBe(1);
  // Another lost lead after the mail is the same trouble.
  await server.post('/contact.php', ada);
  await server.close();
  expect(peer.received).toHaveLength(1);
});

function mountSmallDisk(megabytes: number): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const folder = makeTestFolder();
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder]);
  if (mount.status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return folder;
}

test('accepts a thousand leads after the disk is full, then refuses, and moves all into the database once there is space', async ({
  skip,
}) => {
  const folder = mountSmallDisk(64);
  if (folder === undefined)
    return skip('This machine cannot mount a disk; the simulated one is tested above.');
  const server = await startTestServer({
    folder,
    reserveBytes: usualReserveBytes,
    env: { RATE_LIMIT: '0', REQUEST_LIMIT: '0' },
  });
  const isReady = async () => (await fetch(`${server.url}/readyz`)).status === 200;
  const fillers: string[] = [];
  const fill = () => {
    const { bavail, bsize } = statfsSync(folder);
    const filler = join(folder, `filler-${fillers.push('')}`);
    fillers[fillers.length - 1] = filler;
    writeFileSync(filler, Buffer.alloc(bavail * bsize, 1));
  };
  const send = async (name: string) =>
    (await server.post('/contact.php', { ...ada, message: `${name} ${'word '.repeat(100)}` })).status;
  expect(await send('before')).toBe(200);
  fill();
  let kept = 1;
  for (let round = 0; round < 50; round++) {
    const batch = await Promise.all(Array.from({ length: 20 }, (_, index) => send(`${round} ${index}`)));
    kept += batch.filter((status) => status === 200 || status === 202).length;
  }
  expect(kept).toBe(1_001);
  fill();
  expect(await isReady()).toBe(false);
  // The space left in the database's log takes some more.
  while ((await send(`more ${kept}`)) !== 503) kept++;
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  for (const filler of fillers) rmSync(filler);
  await expect.poll(() => server.store.listLeads(), { timeout: 60_000 }).toHaveLength(kept);
  expect(await isReady()).toBe(true);
  expect(await send('after')).toBe(200);
});
