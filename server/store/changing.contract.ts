/** Changes to stored leads. */
import { expect, test } from 'vitest';
import { claim, makeDelivery, makeLead, openOne, startMs, type StoreContract } from './contract-data.ts';
import { TooManyNotesError, type Store } from './store.ts';

export function describeChanging(engine: StoreContract): void {
  test('stores a change and its mail to the owner in one transaction', async () => {
    const store = await openOne(engine);
    const lead = makeLead();
    await store.saveLead(lead, []);
    const note = 'Please call after six.';
    expect(
      await store.changeLead(lead.reference, {
        nowMs: startMs + 5,
        status: 'contacted',
        note,
        deliveries: [makeDelivery({ occasion: 'change' })],
      }),
    ).toBe('done');
    const [claimed] = await store.claimDeliveries({ ...claim, nowMs: startMs + 5 });
    expect(claimed?.lead).toMatchObject({
      status: 'contacted',
      notes: [{ writtenAtMs: startMs + 5, text: note }],
    });
    expect((await store.findLead(lead.reference))?.lead).toEqual(claimed?.lead);
    expect(await store.changeLead('PT-NONE-NONE', { nowMs: startMs, status: 'contacted' })).toBe('unknown');
  });

  test('stores notes up to the limit, also when they arrive at once', async () => {
    const stores = await engine.openStores(2);
    const lead = makeLead();
    await stores[0]?.saveLead(lead, []);
    const add = (store: Store, note: string) =>
      store.changeLead(lead.reference, {
        nowMs: startMs,
        note,
        mostNotes: 3,
        deliveries: [makeDelivery({ occasion: 'change' })],
      });
    const notes = ['a', 'b', 'c', 'd', 'e', 'f'];
    const outcomes = await Promise.allSettled(
      notes.flatMap((note) => stores.map((store) => add(store, note))),
    );
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(TooManyNotesError);
    const found = await stores[0]?.findLead(lead.reference);
    expect([found?.lead.notes.length, found?.deliveries.length]).toEqual([3, 3]);
  });

  test('ignores a repeat of the last note, but not of an earlier one', async () => {
    const store = await openOne(engine);
    const lead = makeLead();
    await store.saveLead(lead, []);
    for (const note of ['Number 13', 'Number 13', 'Number 14', 'Number 13']) {
      const deliveries = [makeDelivery({ occasion: 'change' })];
      expect(await store.changeLead(lead.reference, { nowMs: startMs, note, deliveries })).toBe('done');
    }
    const found = await store.findLead(lead.reference);
    expect(found?.lead.notes.map(({ text }) => text)).toEqual(['Number 13', 'Number 14', 'Number 13']);
    expect(found?.deliveries).toHaveLength(3);
  });
}
