/** Erasing, purging, dumping and restoring, and values shared by all processes. */
import { expect, test } from 'vitest';
import { claim, makeDelivery, makeLead, openOne, startMs, type StoreContract } from './contract-data.ts';
import type { DumpRow } from './dump.ts';

export function describeKeeping(engine: StoreContract): void {
  test('erases a lead with its notes and deliveries', async () => {
    const store = await openOne(engine);
    const lead = makeLead();
    await store.saveLead(lead, [makeDelivery()]);
    await store.changeLead(lead.reference, { nowMs: startMs, note: 'x' });
    expect(await store.eraseLead(lead.reference)).toBe(true);
    expect(await store.findLead(lead.reference)).toBeUndefined();
    expect(await store.claimDeliveries(claim)).toEqual([]);
    expect(await store.eraseLead(lead.reference)).toBe(false);
  });

  test('purges leads past their retention period, junk sooner, and old digests that were sent', async () => {
    const store = await openOne(engine);
    const aged = (verdict: 'clean' | 'junk', receivedAtMs: number) =>
      makeLead({ receivedAtMs, judgement: { verdict, score: 0, reasons: [] } });
    const ages = [aged('clean', 10), aged('clean', 30), aged('junk', 30), aged('junk', 60)];
    for (const lead of ages) await store.saveLead(lead, []);
    await store.addDeliveries([makeDelivery({ occasion: 'digest' })], 10);
    const [digest] = await store.claimDeliveries(claim);
    if (!digest) throw new Error('Nothing was claimed');
    await store.markSent(digest, 20);
    expect(await store.purge({ leadsBeforeMs: 20, junkBeforeMs: 50 })).toEqual({ leads: 2, isWiped: true });
    expect((await store.listLeads()).map(({ lead }) => lead.receivedAtMs)).toEqual([60, 30]);
    expect((await store.countDeliveries()).sent).toBe(0);
    expect((await store.purge({ leadsBeforeMs: undefined, junkBeforeMs: 50 })).leads).toBe(0);
  });

  test('follows the clock in steps, starts at the newest lead, and never goes back', async () => {
    const store = await openOne(engine);
    await store.saveLead(makeLead({ receivedAtMs: 1_000 }), []);
    await store.saveLead(makeLead({ receivedAtMs: 90_000 }), []);
    const read = (nowMs: number) => store.followClock(nowMs, 100);
    expect([await read(50_000), await read(50_000), await read(1_150), await read(1_000)]).toEqual([
      1_000, 1_100, 1_150, 1_150,
    ]);
    const [empty] = await engine.openStores(1);
    expect(await empty?.followClock(startMs, 100)).toBe(startMs);
  });

  test('remembers when it started: at the first call, or at the oldest lead', async () => {
    const store = await openOne(engine);
    expect(await store.recordStart(startMs)).toBe(startMs);
    await store.saveLead(makeLead({ receivedAtMs: startMs - 1 }), []);
    expect(await store.recordStart(startMs + 1)).toBe(startMs);
    const other = await openOne(engine);
    await other.saveLead(makeLead({ receivedAtMs: startMs - 1 }), []);
    expect(await other.recordStart(startMs)).toBe(startMs - 1);
  });

  test('remembers the time of the last backup', async () => {
    const store = await openOne(engine);
    expect(await store.findLastBackupMs()).toBeUndefined();
    await store.recordBackup(startMs);
    await store.recordBackup(startMs + 1);
    expect(await store.findLastBackupMs()).toBe(startMs + 1);
  });

  test('keeps old leads until an owner was mailed about them', async () => {
    const store = await openOne(engine);
    const owner = () => makeDelivery();
    const [told, waiting, dead] = [makeLead(), makeLead(), makeLead()];
    await store.saveLead(told, [owner(), makeDelivery({ occasion: 'receipt' })]);
    await store.saveLead(dead, [owner()]);
    const claimed = await store.claimDeliveries(claim);
    for (const row of claimed.filter(({ occasion }) => occasion === 'new-lead')) {
      if (row.lead?.reference === told.reference) await store.markSent(row, startMs);
      else await store.markDead(row, '550 never');
    }
    await store.saveLead(waiting, [owner()]);
    expect((await store.purge({ leadsBeforeMs: startMs + 1, junkBeforeMs: 0 })).leads).toBe(1);
    const kept = (await store.listLeads()).map(({ lead }) => lead.reference);
    expect(kept.toSorted()).toEqual([dead.reference, waiting.reference].toSorted());
  });

  test('shares one secret between all processes', async () => {
    const stores = await engine.openStores(2);
    const secrets = await Promise.all([...stores, ...stores].map((store) => store.readSecret()));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  });

  test('dumps a snapshot while others keep writing', async () => {
    const [store, other] = await engine.openStores(2);
    if (!store || !other) throw new Error('The engine opened no store');
    await store.readSecret();
    await store.saveLead(makeLead(), [makeDelivery()]);
    const tables: string[] = [];
    await store.dump(async ({ table }) => {
      // After the first row, no new lead may appear.
      if (tables.length === 0) await other.saveLead(makeLead(), [makeDelivery()]);
      tables.push(table);
    });
    expect(tables).toEqual(['secrets', 'leads', 'deliveries']);
    expect(await store.listLeads()).toHaveLength(2);
  });

  test('restores a dump into an empty store only', async () => {
    const [source] = await engine.openStores(1);
    const [target] = await engine.openStores(1);
    if (!source || !target) throw new Error('The engine opened no store');
    const lead = makeLead();
    await source.saveLead(lead, [makeDelivery()]);
    await source.changeLead(lead.reference, { nowMs: startMs, status: 'quoted', note: 'Ünï 🏠' });
    const secret = await source.readSecret();
    const closure = { firstDay: '2026-12-24', lastDay: '2027-01-03', fromTime: null, untilTime: '10:00' };
    const entry = { ...closure, reason: 'We rest.', author: 'June' };
    await source.addClosure(entry);
    const rows: DumpRow[] = [];
    await source.dump(async (row) => void rows.push(row));
    const replay = async function* () {
      yield* rows;
    };
    await target.restore(replay());
    expect(await target.findLead(lead.reference)).toEqual(await source.findLead(lead.reference));
    expect(await target.readSecret()).toBe(secret);
    // New rows must not collide with the restored ids.
    expect((await target.saveLead(makeLead(), [makeDelivery()])).isNew).toBe(true);
    await target.changeLead(lead.reference, { nowMs: startMs, note: 'second' });
    const restored = await source.listClosures('2000-01-01');
    expect(await target.listClosures('2000-01-01')).toEqual(restored);
    await target.addClosure({ ...entry, firstDay: '2027-07-01', lastDay: '2027-07-04' });
    expect(await target.listClosures('2000-01-01')).toHaveLength(2);
    await expect(target.restore(replay())).rejects.toThrow('already holds leads');
    expect(await target.listLeads()).toHaveLength(2);
  });
}
