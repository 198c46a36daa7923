/** Reminders of unanswered leads. */
import { expect, test } from 'vitest';
import {
  claim,
  makeDelivery,
  makeLead,
  makePromise,
  openOne,
  startMs,
  type StoreContract,
} from './contract-data.ts';

const window = { sinceMs: startMs - 1, untilMs: startMs + 1 };
const makeReminder = (reference: string) =>
  makeDelivery({ occasion: 'reminder', messageId: `<reminder-${reference}@plumb.example>` });

export function describeFollowing(engine: StoreContract): void {
  test('adds one reminder of a lead, even if two processes plan it', async () => {
    const stores = await engine.openStores(2);
    const lead = makeLead();
    await stores[0]?.saveLead(lead, []);
    const plans = [...stores, ...stores].map((store) =>
      store.addReminders(lead.reference, [makeReminder(lead.reference)], startMs),
    );
    expect((await Promise.all(plans)).toSorted()).toEqual([0, 0, 0, 1]);
    const claims = await Promise.all(stores.map((store) => store.claimDeliveries(claim)));
    expect(claims.flat().map(({ occasion }) => occasion)).toEqual(['reminder']);
  });

  test('adds no reminder of a marked or erased lead, and removes waiting ones', async () => {
    const store = await openOne(engine);
    const [marked, erased, waiting] = [makeLead(), makeLead(), makeLead()];
    for (const lead of [marked, erased, waiting]) await store.saveLead(lead, []);
    await store.changeLead(marked.reference, { nowMs: startMs, status: 'contacted' });
    await store.eraseLead(erased.reference);
    const add = ({ reference }: { reference: string }) =>
      store.addReminders(reference, [makeReminder(reference)], startMs);
    expect([await add(marked), await add(erased), await add(waiting)]).toEqual([0, 0, 1]);
    await store.changeLead(waiting.reference, { nowMs: startMs, status: 'contacted' });
    expect(await store.claimDeliveries(claim)).toEqual([]);
    expect(await store.countDeliveries()).toMatchObject({ pending: 0, sending: 0, dead: 0 });
  });

  test('lists unmarked leads that owners get mails about, oldest first', async () => {
    const store = await openOne(engine);
    const junk = makeLead({ judgement: { verdict: 'junk', score: 9, reasons: [] } });
    const [older, newer, marked] = [makeLead({ receivedAtMs: startMs - 1 }), makeLead(), makeLead()];
    for (const lead of [newer, older, marked]) await store.saveLead(lead, [makeDelivery()]);
    await store.saveLead(junk, []);
    await store.saveLead(makeLead({ receivedAtMs: startMs - 2 }), [makeDelivery()]);
    await store.changeLead(marked.reference, { nowMs: startMs, status: 'spam' });
    const listed = (await Array.fromAsync(store.pageUnanswered(window))).flat();
    expect(listed.map(({ lead }) => lead.reference)).toEqual([older.reference, newer.reference]);
    expect(listed[0]?.deliveries).toHaveLength(1);
  });

  test('keeps the time of the first answer, until the lead is new again', async () => {
    const store = await openOne(engine);
    const lead = makeLead({ promise: makePromise(startMs + 10) });
    await store.saveLead(lead, []);
    const promises = () => store.countPromises({ sinceMs: startMs, untilMs: startMs + 20 });
    const mark = async (status: 'new' | 'contacted' | 'quoted' | 'spam', nowMs: number) => {
      await store.changeLead(lead.reference, { nowMs, status });
      return (await store.findLead(lead.reference))?.lead.answeredAtMs;
    };
    expect([await mark('spam', 1), await mark('contacted', 2), await mark('quoted', 3)]).toEqual([
      null,
      2,
      2,
    ]);
    expect(await promises()).toEqual({ promised: 1, kept: 1, due: 0 });
    expect([await mark('new', 4), await mark('contacted', 5)]).toEqual([null, 5]);
    await mark('spam', 6);
    expect(await promises()).toEqual({ promised: 0, kept: 0, due: 0 });
  });
}
