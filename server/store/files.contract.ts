/** Photos and plans of a lead. */
import { expect, test } from 'vitest';
import { claim, makeDelivery, makeLead, openOne, startMs, type StoreContract } from './contract-data.ts';
import type { DumpRow } from './dump.ts';
import type { FilePlan } from './file-store.ts';
import type { NewFile } from './records.ts';
import type { Store } from './store.ts';

const bytes = Uint8Array.from([0, 255, 1, 39, 92, 0]);

const makeFile = (hash: string, change: Partial<NewFile> = {}): NewFile => ({
  kind: 'photo',
  extension: 'jpg',
  isDoubtful: false,
  hash,
  receivedAtMs: startMs,
  content: bytes,
  preview: bytes,
  ...change,
});

const makePlan = (change: Partial<FilePlan> = {}): FilePlan => ({
  mostOfKind: 5,
  mostBytes: 1_000,
  deliveries: [],
  mailAtMs: startMs,
  longestWaitMs: 0,
  ...change,
});

async function openWithLead(engine: StoreContract, amount = 1) {
  const stores = await engine.openStores(amount);
  const lead = makeLead();
  await stores[0]?.saveLead(lead, []);
  return { stores, store: stores[0] as Store, reference: lead.reference };
}

export function describeFiles(engine: StoreContract): void {
  test('counts, names and lists photos of the team apart from those of the visitor', async () => {
    const { store, reference } = await openWithLead(engine);
    const plan = makePlan({ mostOfKind: 1 });
    for (const [hash, author] of [['a'], ['b', 'Luis']] as const)
      expect((await store.saveFile(reference, makeFile(hash, { author }), plan)).type).toBe('saved');
    expect((await store.saveFile(reference, makeFile('c'), plan)).type).toBe('enough');
    expect((await store.saveFile(reference, makeFile('d', { author: 'Luis' }), plan)).type).toBe('enough');
    const list = async () =>
      (await store.findLead(reference))?.files.map(({ name, author, usedIn }) => [name, author, usedIn]);
    expect(await list()).toEqual([
      ['photo-1.jpg', null, null],
      ['team-1.jpg', 'Luis', null],
    ]);
    expect((await store.listPreviews(reference)).map(({ name }) => name)).toEqual(['photo-1.jpg']);
    expect(await store.listWaitingPhotos()).toEqual([{ reference, photos: 1 }]);
    await store.useFiles(reference, ['photo-1.jpg', 'team-1.jpg'], 'projects/porch.yaml');
    expect(await list()).toEqual([
      ['photo-1.jpg', null, null],
      ['team-1.jpg', 'Luis', 'projects/porch.yaml'],
    ]);
    expect(await store.listWaitingPhotos()).toEqual([]);
  });

  test('stores files byte for byte, under generated names', async () => {
    const { store, reference } = await openWithLead(engine);
    const plan = makeFile('b', { kind: 'plan', extension: 'pdf', isDoubtful: true, preview: null });
    expect(await store.saveFile(reference, makeFile('a'), makePlan())).toEqual({
      type: 'saved',
      name: 'photo-1.jpg',
    });
    expect(await store.saveFile(reference, plan, makePlan())).toEqual({ type: 'saved', name: 'plan-1.pdf' });
    const common = { receivedAtMs: startMs, sizeBytes: bytes.length, author: null, usedIn: null };
    expect((await store.findLead(reference))?.files).toEqual([
      { ...common, name: 'photo-1.jpg', kind: 'photo', isDoubtful: false },
      { ...common, name: 'plan-1.pdf', kind: 'plan', isDoubtful: true },
    ]);
    const found = await store.findFile(reference, 'photo-1.jpg');
    expect([...(found?.content ?? [])]).toEqual([...bytes]);
    const previews = await store.listPreviews(reference);
    expect(previews.map(({ name, preview }) => [name, preview && [...preview]])).toEqual([
      ['photo-1.jpg', [...bytes]],
      ['plan-1.pdf', null],
    ]);
    expect(await store.countFileBytes()).toBe(2 * bytes.length);
    expect(await store.listLargest(3)).toEqual([{ reference, bytes: 2 * bytes.length }]);
    expect(await store.findFile(reference, 'photo-9.jpg')).toBeUndefined();
    expect(await store.saveFile('PT-NONE-NONE', makeFile('a'), makePlan())).toEqual({ type: 'unknown-lead' });
  });

  test('recognizes repeated files and enforces the limit, also when files arrive at once', async () => {
    const { stores, store, reference } = await openWithLead(engine, 2);
    const send = (hash: string) =>
      stores.map((each) => each.saveFile(reference, makeFile(hash), makePlan({ mostOfKind: 3 })));
    const outcomes = await Promise.all(['a', 'b', 'c', 'd', 'e'].flatMap(send));
    const types = Object.groupBy(outcomes, ({ type }) => type);
    expect([types.saved?.length, types.known?.length]).toEqual([3, 3]);
    expect((await store.findLead(reference))?.files).toHaveLength(3);
    const other = makeLead();
    await store.saveLead(other, []);
    expect((await store.saveFile(other.reference, makeFile('a'), makePlan())).type).toBe('saved');
  });

  test('refuses files beyond the total limit, and still accepts leads', async () => {
    const { store, reference } = await openWithLead(engine);
    const plan = makePlan({ mostBytes: bytes.length });
    expect((await store.saveFile(reference, makeFile('a'), plan)).type).toBe('saved');
    expect(await store.saveFile(reference, makeFile('b'), plan)).toEqual({ type: 'full' });
    expect((await store.saveLead(makeLead(), [])).isNew).toBe(true);
  });

  test('mails once for a burst of files, and again for one that arrives while the mail is sent', async () => {
    const { store, reference } = await openWithLead(engine);
    const add = (hash: string, nowMs: number) =>
      store.saveFile(
        reference,
        makeFile(hash, { receivedAtMs: nowMs }),
        makePlan({
          deliveries: [makeDelivery({ occasion: 'files' })],
          mailAtMs: nowMs + 100,
          longestWaitMs: 150,
        }),
      );
    const at = (nowMs: number) => store.claimDeliveries({ ...claim, nowMs });
    await add('a', startMs);
    await add('b', startMs + 80);
    await add('c', startMs + 120);
    expect(await at(startMs + 149)).toEqual([]);
    const [mail, ...rest] = await at(startMs + 150);
    expect([mail?.occasion, mail?.lead?.reference, rest]).toEqual(['files', reference, []]);
    await add('d', startMs + 151);
    expect(await at(startMs + 251)).toHaveLength(1);
    // A repeat sends no mail.
    await add('d', startMs + 300);
    expect(await store.findNextDueAtMs('mail')).toBeGreaterThan(startMs + 251);
    expect((await store.countDeliveries()).pending).toBe(0);
  });

  // FILES-KEPT
  test('erases and purges files with their lead, but not before an owner was mailed about them', async () => {
    const { store, reference } = await openWithLead(engine);
    const plan = makePlan({ deliveries: [makeDelivery({ occasion: 'files' })] });
    await store.saveFile(reference, makeFile('a'), plan);
    const limits = { leadsBeforeMs: startMs + 1, junkBeforeMs: 0 };
    expect((await store.purge(limits)).leads).toBe(0);
    const [mail] = await store.claimDeliveries(claim);
    if (!mail) throw new Error('Nothing was claimed');
    await store.markSent(mail, startMs);
    expect((await store.purge(limits)).leads).toBe(1);
    expect(await store.countFileBytes()).toBe(0);

    const lead = makeLead();
    await store.saveLead(lead, []);
    await store.saveFile(lead.reference, makeFile('a'), makePlan());
    await store.eraseLead(lead.reference);
    expect([await store.countFileBytes(), await store.findFile(lead.reference, 'photo-1.jpg')]).toEqual([
      0,
      undefined,
    ]);
  });

  test('restores the files of a dump', async () => {
    const { store, reference } = await openWithLead(engine);
    for (const hash of ['a', 'b', 'c']) await store.saveFile(reference, makeFile(hash), makePlan());
    const rows: DumpRow[] = [];
    await store.dump(async (row) => void rows.push(row));
    const target = await openOne(engine);
    await target.restore(
      (async function* () {
        yield* rows;
      })(),
    );
    expect(await target.findLead(reference)).toEqual(await store.findLead(reference));
    expect([...((await target.findFile(reference, 'photo-3.jpg'))?.content ?? [])]).toEqual([...bytes]);
    // New rows must not collide with the restored ids.
    expect((await target.saveFile(reference, makeFile('d'), makePlan())).type).toBe('saved');
  });
}
