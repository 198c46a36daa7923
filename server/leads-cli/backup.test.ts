/** The disk space that backups take, and cleanup after a failure. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSmallDisk } from '../testing/small-disk.ts';
import { lacks } from '../testing/installed.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { runLeads } from '../testing/run-leads.ts';
import { startProgram } from '../testing/run-program.ts';
import { makeLeadAt } from '../testing/seed-leads.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { makeTestFolder } from '../testing/start-test-server.ts';
import { writeBackupInto } from './keep-backups.ts';

const megabyte = 1024 * 1024;
const unbounded = { mostOfKind: 99, mostBytes: 1e9, deliveries: [], mailAtMs: 0, longestWaitMs: 0 };
let files = 0;

/** A lead with `amount` files of one megabyte each, filled with incompressible bytes. */
async function prepare(amount: number) {
  const folder = makeTestFolder();
  const dataDir = join(folder, 'data');
  const store = openTestStore({ dataDir });
  const { reference } = await store.saveLead(makeLeadAt(1), []);
  const add = async () => {
    const content = crypto.getRandomValues(new Uint8Array(megabyte).subarray(0, 65_536));
    const bytes = Buffer.concat(Array.from({ length: 16 }, () => content));
    const plan = {
      kind: 'photo',
      extension: 'jpg',
      hash: String(++files),
      receivedAtMs: 1,
      isDoubtful: false,
    } as const;
    await store.saveFile(
      reference,
      { ...plan, content: bytes, preview: content.subarray(0, 100) },
      unbounded,
    );
  };
  for (let index = 0; index < amount; index++) await add();
  const into = join(folder, 'backups');
  const backUp = (day: number, keep = 99, keepFreeMb = 0) =>
    writeBackupInto(store, { folder: into, keep, keepFreeMb, nowMs: day * 24 * 60 * 60_000 });
  const env = { DATA_DIR: dataDir, SITE_DIR: writeFixtureSite(join(folder, 'dist')), KEEP_FREE_MB: '0' };
  return { folder, store, reference, add, into, backUp, env };
}

const listKept = (into: string) => readdirSync(join(into, 'leads-files')).sort();

test('stores each photo once for thirty backups, and restores all files from each of them', async () => {
  const { folder, store, reference, add, into, backUp, env } = await prepare(2);
  const first = (await backUp(1)).file;
  await add();
  for (let day = 2; day <= 30; day++) await backUp(day);
  expect(listKept(into)).toHaveLength(6);
  const taken = readdirSync(into, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)));
  expect(taken.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(4 * megabyte);
  expect(taken.filter(({ mode }) => (mode & 0o077) !== 0)).toEqual([]);

  for (const [file, amount] of [
    [first, 2],
    [(await backUp(31)).file, 3],
  ] as const) {
    const target = { DATA_DIR: join(folder, `restored-${amount}`) };
    if (amount === 2) {
      expect((await runLeads(['restore', file], target)).output).toBe('Restored 1 lead.\n');
      const restored = openTestStore({ dataDir: target.DATA_DIR });
      const found = await restored.findFile(reference, 'photo-2.jpg');
      expect(found).toEqual(await store.findFile(reference, 'photo-2.jpg'));
      expect((await restored.listPreviews(reference)).map(({ preview }) => preview?.length)).toEqual([
        100, 100,
      ]);
    } else {
      const [kept = ''] = listKept(into);
      writeFileSync(join(into, 'leads-files', kept), 'other bytes');
      expect((await runLeads(['restore', file], target)).output).toContain(`${kept} is damaged`);
      rmSync(join(into, 'leads-files', kept));
      expect((await runLeads(['restore', file], target)).output).toContain(`${kept} cannot be read`);
      expect((await runLeads(['export'], { ...env, ...target })).output).toBe('');
    }
  }
});

test('removes photos that no backup refers to, and leaves other files alone', async () => {
  const { store, reference, add, into, backUp } = await prepare(1);
  await backUp(1);
  writeFileSync(join(into, 'leads-files', 'note.txt'), 'mine');
  await store.eraseLead(reference);
  await store.saveLead(makeLeadAt(1, { reference }), []);
  await add();
  await backUp(2, 2);
  expect(listKept(into)).toHaveLength(5);
  // An unreadable backup may refer to any of them.
  writeFileSync(join(into, 'leads-1960-01-01T00-00-00Z.backup'), 'damaged');
  await backUp(3, 4);
  expect(listKept(into)).toHaveLength(5);
  await backUp(4, 2);
  expect(listKept(into)).toHaveLength(3);
  expect(listKept(into)).toContain('note.txt');
});

test('stops before it uses the space reserved for leads, alerts the owner, and leaves no files', async () => {
  const { store, into, env } = await prepare(1);
  const answer = await runLeads(['backup', '--into', into], { ...env, KEEP_FREE_MB: '9999999' });
  expect([answer.code, answer.output]).toEqual([1, expect.stringContaining('(KEEP_FREE_MB)')]);
  expect(readdirSync(into, { recursive: true })).toEqual(['leads-files']);
  const claim = { channel: 'mail', nowMs: Date.now(), leaseMs: 1, limit: 9 } as const;
  const [alert] = await store.claimDeliveries(claim);
  expect([alert?.occasion, alert?.payload]).toEqual(['alert', expect.stringContaining('KEEP_FREE_MB')]);
  expect(await store.findLastBackupMs()).toBeUndefined();
  const single = await runLeads(['backup', join(into, 'one')], { ...env, KEEP_FREE_MB: '9999999' });
  expect([single.code, readdirSync(into)]).toEqual([1, ['leads-files']]);
});

test.skipIf(lacks('a backup on a disk that fills up', ['mount'], 'test "$(id -u)" = 0'))(
  'leaves no partial file on a full disk, even after several attempts',
  async () => {
    const { folder, env } = await prepare(12);
    const disk = openSmallDisk(join(folder, 'disk'), 10);
    onTestFinished(() => disk.close());
    const isFree = () => statfsSync(disk.folder).bavail * statfsSync(disk.folder).bsize > 9 * megabyte;
    for (const keepFreeMb of ['0', '5'])
      for (const args of [['--into', disk.folder], [join(disk.folder, 'one')]]) {
        const answer = await runLeads(['backup', ...args], { ...env, KEEP_FREE_MB: keepFreeMb });
        expect([answer.code, answer.output]).toEqual([
          1,
          expect.stringMatching(/Not enough space|cannot be written/),
        ]);
        expect([args, isFree()]).toEqual([args, true]);
      }
  },
);

test('removes drafts of dead processes, and refuses to start while another backup runs', async () => {
  const { into, backUp } = await prepare(1);
  mkdirSync(join(into, 'leads-files'), { recursive: true });
  const ended = startProgram('leads-cli.ts', ['--help'], {});
  await ended.exit;
  const dead = join(into, `leads-2026-11-24T03-17-00Z.backup.${ended.pid}.partial`);
  for (const draft of [dead, join(into, 'leads-2026-11-23T03-17-00Z.backup.partial')])
    writeFileSync(draft, 'half');
  writeFileSync(join(into, 'leads-files', `${'a'.repeat(64)}.partial`), 'half');
  writeFileSync(join(into, 'own.partial'), 'mine');
  await backUp(1);
  expect(readdirSync(into).filter((name) => name.endsWith('.partial'))).toEqual(['own.partial']);
  expect(listKept(into)).toHaveLength(2);
  const working = join(into, `leads-2026-11-25T03-17-00Z.backup.${process.pid}.partial`);
  writeFileSync(working, 'half');
  await expect(backUp(2)).rejects.toThrow('Another backup is running');
  expect(readFileSync(working, 'utf8')).toBe('half');
});
