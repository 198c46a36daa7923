/** A full disk, played by errors of the file system everywhere, and by a small real one where it can be mounted. */
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

// Generous, because the machine may be busy; a passing run never waits this long.
vi.setConfig({ testTimeout: 120_000 });

const makeEntry = (reference: string) => ({ lead: makeLeadAt(1, { reference }), deliveries: [] });

/** Writing fails while `isFull` says so. */
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

test('gives up its reserve for leads, leaves no drafts, and sets room aside again', async () => {
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

test('leads that meet a full disk together wait until the room of the reserve is free, not until its file is gone', async () => {
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
    // Who comes second finds the file gone at once.
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

test('removes drafts that a crash left, but none that may be written at this moment', async () => {
  const folder = join(makeTestFolder(), 'spool');
  mkdirSync(folder);
  for (const name of ['1-PT-OLD.json.draft', '1-PT-NEW.json.draft']) writeFileSync(join(folder, name), '{');
  utimesSync(join(folder, '1-PT-OLD.json.draft'), 1, 1);
  await openSpool(folder, () => undefined);
  expect(readdirSync(folder)).toEqual(['1-PT-NEW.json.draft']);
});

test('says that it is not ready when the spool has no room, whatever the database says', async () => {
  const server = await startTestServer();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  rmSync(getSpoolFolder(server.dataDir), { recursive: true });
  writeFileSync(getSpoolFolder(server.dataDir), 'a file where the folder was');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
});

test('tells the owner once of many leads that were lost at once, also when the database takes no alert', async () => {
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
  // One more after the mail has left is the same trouble.
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

test('takes a thousand leads after the disk is full, then says so, and moves all into the database when there is room', async ({
  skip,
}) => {
  const folder = mountSmallDisk(64);
  if (folder === undefined)
    return skip('No disk can be mounted here; the one that is played is tested above.');
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
  // What is left in the log of the database takes some more.
  while ((await send(`more ${kept}`)) !== 503) kept++;
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  for (const filler of fillers) rmSync(filler);
  await expect.poll(() => server.store.listLeads(), { timeout: 60_000 }).toHaveLength(kept);
  expect(await isReady()).toBe(true);
  expect(await send('after')).toBe(200);
});
