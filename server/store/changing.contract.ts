/** Changes to stored leads. */
import { expect, test } from 'vitest';
import {
  asStored,
  claim,
  makeDelivery,
  makeLead,
  openOne,
  startMs,
  type StoreContract,
} from './contract-data.ts';
import type { Lead } from './records.ts';
import { TooManyNotesError } from './change-lead.ts';
import type { Store } from './store.ts';

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

  // INBOX-CONTACT
  test('corrects name, address and number, keeps what was typed, and redirects waiting mails', async () => {
    const store = await openOne(engine);
    const lead = makeLead();
    const { email } = lead.fields;
    const receipt = makeDelivery({ occasion: 'receipt', recipient: email });
    await store.saveLead(lead, [receipt, makeDelivery()]);
    const contact = { email: 'ada@right.example', phone: '(312) 555-0199' };
    const again = makeDelivery({ occasion: 'receipt', recipient: contact.email });
    const by = { source: 'visitor', who: '' } as const;
    const change = { nowMs: startMs + 5, by, contact, deliveries: [again] };
    for (const time of [1, 2])
      expect([time, await store.changeLead(lead.reference, change)]).toEqual([time, 'done']);
    const found = await store.findLead(lead.reference);
    expect(found?.lead).toMatchObject({
      fields: { ...lead.fields, ...contact },
      phoneE164: '+13125550199',
      version: 1,
    });
    // The waiting receipt went along, so the corrected address needs no second one.
    expect(found?.deliveries.map(({ recipient }) => recipient).sort()).toEqual([
      contact.email,
      'o@plumb.example',
    ]);
    expect(await store.listEvents(lead.reference)).toMatchObject([
      { source: 'visitor', kind: 'contact', value: 'email', text: email },
      { source: 'visitor', kind: 'contact', value: 'phone', text: '1' },
    ]);
    const find = async (...search: string[]) => (await store.searchLeads([search], { limit: 9 })).length;
    expect([await find('right'), await find('visitor'), await find('3125550199')]).toEqual([1, 0, 1]);
  });

  test('writes a receipt to a corrected address once, and none about an answered request or junk', async () => {
    const store = await openOne(engine);
    const correct = async (lead: Lead, email: string) => {
      const deliveries = [makeDelivery({ occasion: 'receipt', recipient: email })];
      const nowMs = startMs + 9e7 * ++round;
      await store.changeLead(lead.reference, { nowMs, contact: { email }, mostNotes: 5, deliveries });
      return (await store.findLead(lead.reference))?.deliveries.filter(
        ({ occasion, recipient }) => occasion === 'receipt' && recipient === email,
      ).length;
    };
    let round = 0;
    const [lead, answered, junk] = [
      makeLead(),
      makeLead(),
      makeLead({ judgement: { verdict: 'junk', score: 9, reasons: [] } }),
    ].map(asStored);
    if (lead === undefined || answered === undefined || junk === undefined) throw new Error('No leads');
    for (const one of [lead, answered, junk]) await store.saveLead(one, []);
    await store.changeLead(answered.reference, { nowMs: startMs, status: 'contacted' });
    expect(await correct(lead, 'one@new.example')).toBe(1);
    expect(await correct(lead, 'two@new.example')).toBe(1);
    expect(await correct(lead, 'one@new.example')).toBe(1);
    expect(await correct(answered, 'three@new.example')).toBe(0);
    expect(await correct(junk, 'four@new.example')).toBe(0);
  });

  test('counts a correction as one of the visitor’s notes', async () => {
    const store = await openOne(engine);
    const lead = makeLead();
    await store.saveLead(lead, []);
    const by = { source: 'visitor', who: '' } as const;
    const correct = (round: number) =>
      store.changeLead(lead.reference, {
        nowMs: startMs + round,
        by,
        contact: { phone: `(312) 555-010${round}` },
        mostNotes: 2,
      });
    await correct(1);
    await correct(2);
    await expect(correct(3)).rejects.toThrow(TooManyNotesError);
  });
}
