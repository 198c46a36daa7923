/** Saving, finding and listing leads. */
import { expect, test } from 'vitest';
import { asStored, makeDelivery, makeLead, openOne, startMs, type StoreContract } from './contract-data.ts';
import { ReferenceTakenError } from './save-leads.ts';

export function describeSaving(engine: StoreContract): void {
  test('returns a lead as it was saved, with its mails', async () => {
    const store = await openOne(engine);
    const lead = makeLead();
    const delivery = makeDelivery();
    expect(await store.saveLead(lead, [delivery])).toEqual({ reference: lead.reference, isNew: true });
    const found = await store.findLead(lead.reference);
    expect(found?.lead).toEqual(asStored(lead));
    expect(found?.deliveries).toMatchObject([
      { occasion: 'new-lead', recipient: delivery.recipient, state: 'pending', attempts: 0 },
    ]);
    expect(await store.findReferenceByKey(lead.idempotencyKey)).toBe(lead.reference);
    expect(await store.findLead('PT-NONE-NONE')).toBeUndefined();
  });

  test('writes nothing for a known key', async () => {
    const store = await openOne(engine);
    const first = makeLead();
    await store.saveLead(first, [makeDelivery()]);
    const again = makeLead({ idempotencyKey: first.idempotencyKey });
    expect(await store.saveLead(again, [makeDelivery()])).toEqual({
      reference: first.reference,
      isNew: false,
    });
    expect(await store.listLeads()).toHaveLength(1);
    expect((await store.countDeliveries()).pending).toBe(1);
  });

  test('stores one row for fifty parallel saves over several connections', async () => {
    const stores = await engine.openStores(5);
    const key = makeLead().idempotencyKey;
    const saves = Array.from({ length: 50 }, async (_, index) =>
      stores[index % stores.length]?.saveLead(makeLead({ idempotencyKey: key }), [makeDelivery()]),
    );
    const references = new Set((await Promise.all(saves)).map((saved) => saved?.reference));
    expect(references.size).toBe(1);
    expect(await stores[0]?.listLeads()).toHaveLength(1);
    expect((await stores[0]?.countDeliveries())?.pending).toBe(1);
  });

  test('saves neither lead nor mails if one of them fails', async () => {
    const store = await openOne(engine);
    const delivery = makeDelivery();
    await store.saveLead(makeLead(), [delivery]);
    await expect(store.saveLead(makeLead(), [makeDelivery(), delivery])).rejects.toThrow();
    expect(await store.listLeads()).toHaveLength(1);
    expect((await store.countDeliveries()).pending).toBe(1);
  });

  test('refuses a reference of another lead', async () => {
    const store = await openOne(engine);
    const { reference } = makeLead();
    await store.saveLead(makeLead({ reference }), []);
    await expect(store.saveLead(makeLead({ reference }), [])).rejects.toBeInstanceOf(ReferenceTakenError);
  });

  test('saves simultaneous leads, and skips only those that fail', async () => {
    const store = await openOne(engine);
    const leads = Array.from({ length: 300 }, () => makeLead());
    const clash = makeLead({ reference: leads[7]?.reference ?? '' });
    const saves = [...leads, clash].map((lead) => store.saveLead(lead, [makeDelivery()]));
    const saved = await Promise.allSettled(saves);
    expect(saved.filter(({ status }) => status === 'rejected')).toEqual([
      { status: 'rejected', reason: expect.any(ReferenceTakenError) as unknown },
    ]);
    expect(saved.at(-1)?.status).toBe('rejected');
    expect(await store.listLeads()).toHaveLength(300);
    expect((await store.countDeliveries()).pending).toBe(300);
    for (const { lead, deliveries } of await store.listLeads({ limit: 20 })) {
      expect([lead.reference, deliveries.length]).toEqual([lead.reference, 1]);
    }
  });

  test('resolves a save only after the commit', async () => {
    const store = await engine.openWithoutCommit();
    const saves = [makeLead(), makeLead()].map((lead) => store.saveLead(lead, [makeDelivery()]));
    const endings = await Promise.allSettled(saves);
    expect(endings.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await store.listLeads()).toEqual([]);
    await store.probeWrite(startMs);
  });

  test('skips a mail if the same address recently got one', async () => {
    const store = await openOne(engine);
    const receipt = (recipient: string) =>
      makeDelivery({ occasion: 'receipt', recipient, unlessWrittenSinceMs: startMs - 60_000 });
    await store.saveLead(makeLead({ receivedAtMs: startMs - 60_001 }), [receipt('old@visitor.example')]);
    await store.saveLead(makeLead(), [receipt('old@visitor.example')]);
    await store.saveLead(makeLead(), [
      receipt('OLD@visitor.example'),
      receipt('new@visitor.example'),
      makeDelivery(),
    ]);
    expect((await store.countDeliveries()).pending).toBe(4);
    // Ignores a mail written by a clock that was a year ahead.
    const yearMs = 365 * 24 * 60 * 60_000;
    await store.saveLead(makeLead({ receivedAtMs: startMs + yearMs }), [receipt('late@visitor.example')]);
    await store.saveLead(makeLead(), [receipt('late@visitor.example')]);
    expect((await store.countDeliveries()).pending).toBe(6);
  });

  test('plans one receipt for simultaneous leads of an address over several connections', async () => {
    const stores = await engine.openStores(4);
    const receipt = () =>
      makeDelivery({ occasion: 'receipt', recipient: 'a@visitor.example', unlessWrittenSinceMs: startMs });
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => stores[index % 4]?.saveLead(makeLead(), [receipt()])),
    );
    expect(await stores[0]?.listLeads()).toHaveLength(12);
    expect((await stores[0]?.countDeliveries())?.pending).toBe(1);
  });

  test('lists the newest first', async () => {
    const store = await openOne(engine);
    for (const offset of [2, 1, 3]) await store.saveLead(makeLead({ receivedAtMs: startMs + offset }), []);
    const times = (await store.listLeads({ limit: 2 })).map(({ lead }) => lead.receivedAtMs - startMs);
    expect(times).toEqual([3, 2]);
  });

  test('finds leads by verdict and time, and counts them', async () => {
    const store = await openOne(engine);
    const judged = (verdict: 'clean' | 'junk', offset: number) =>
      makeLead({ receivedAtMs: startMs + offset, judgement: { verdict, score: 0, reasons: [] } });
    for (const lead of [judged('clean', 0), judged('junk', 1), judged('junk', 2), judged('junk', 3)]) {
      await store.saveLead(lead, []);
    }
    const span = { sinceMs: startMs + 1, untilMs: startMs + 3 };
    expect(await store.listLeads({ ...span, verdict: 'junk' })).toHaveLength(2);
    expect(await store.listLeads({ verdict: 'suspect' })).toEqual([]);
    expect(await store.countLeads({ ...span, sinceMs: startMs })).toEqual({ clean: 1, suspect: 0, junk: 2 });
  });
}
