/** How every engine handles data of other versions and manual edits. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeLeadAt } from '../testing/seed-leads.ts';
import { upgradeRow, type DumpRow } from './dump.ts';
import type { NewLead } from './records.ts';
import type { Store } from './store.ts';

export interface OldData {
  store: Store;
  /** Messages about unreadable rows. */
  problems: string[];
  runSql: (sql: string) => Promise<void>;
}

const readFixture = (name: string) =>
  readFileSync(new URL(`./fixtures/before-0003.${name}`, import.meta.url), 'utf8');

const oldLeads = JSON.parse(readFixture('leads.json')) as NewLead[];
const statuses = new Map([
  ['PT-OLD3-TEST', 'contacted'],
  ['PT-OLD4-TEST', 'withdrawn'],
]);
const claim = { nowMs: Date.parse('2026-11-22T00:00:00Z'), leaseMs: 1_000, limit: 50 };
const delivery = {
  id: 'd',
  occasion: 'new-lead' as const,
  channel: 'mail' as const,
  recipient: 'o@plumb.example',
  messageId: '<d@plumb.example>',
};

/** `openDatabase` runs the SQL in a database without tables before it opens the store. */
export function describeOldData(
  engine: 'sqlite' | 'postgres',
  openDatabase: (sql: string) => Promise<OldData>,
): void {
  async function expectOldData(store: Store): Promise<void> {
    for (const lead of oldLeads) {
      const found = await store.findLead(lead.reference);
      const notes = found?.lead.notes.map(({ text }) => text);
      expect(found?.lead).toMatchObject({ ...lead, status: statuses.get(lead.reference) ?? 'new' });
      // Exactly the fields of its form, none lost and none added.
      expect(found?.lead.fields).toEqual(lead.fields);
      expect(notes).toEqual(
        lead.reference === 'PT-OLD3-TEST' ? ['After six, please.', 'And the gutter.'] : [],
      );
    }
    const deliveries = (await store.findLead('PT-OLD1-TEST'))?.deliveries;
    expect(deliveries).toMatchObject([
      { occasion: 'new-lead', channel: 'mail', state: 'sent', dueAtMs: null },
      { occasion: 'new-lead', channel: 'webhook', state: 'pending', lastError: 'The webhook answered 500' },
      { occasion: 'receipt', channel: 'mail', state: 'dead', dueAtMs: null },
    ]);
    const due = async (channel: 'mail' | 'webhook') =>
      (await store.claimDeliveries({ ...claim, channel })).map(({ occasion }) => occasion).sort();
    const mails = ['alert', 'change', 'digest', 'new-lead', 'new-lead', 'receipt', 'receipt', 'receipt'];
    expect(await due('mail')).toEqual(mails);
    expect(await due('webhook')).toEqual(['alert', 'change', ...Array<string>(4).fill('new-lead')]);
    expect(await store.readSecret()).toBe('0123456789abcdefghijklmnopqrstuvwxyzABCDEFG');
    const added = { ...makeLeadAt(1), idempotencyKey: oldLeads[0]?.idempotencyKey ?? '' };
    expect(await store.saveLead(added, [])).toEqual({ reference: 'PT-OLD1-TEST', isNew: false });
    expect((await store.saveLead(makeLeadAt(1), [delivery])).isNew).toBe(true);
  }

  test('migrates every lead, field, note and delivery of the previous version', async () => {
    const { store, problems } = await openDatabase(readFixture(`${engine}.sql`));
    await expectOldData(store);
    expect(problems).toEqual([]);
    // The previous version had no reminders, so these leads must get none.
    expect(
      await Array.fromAsync(store.pageUnanswered({ sinceMs: 0, untilMs: Number.MAX_SAFE_INTEGER })),
    ).toEqual([]);
  });

  test('restores a backup of the previous version', async () => {
    const { store } = await openDatabase('');
    const lines = readFixture('backup.jsonl').trim().split('\n').slice(1, -1);
    await store.restore(
      (async function* () {
        for (const line of lines) yield upgradeRow(JSON.parse(line) as DumpRow);
      })(),
    );
    await expectOldData(store);
  });

  test('skips a lead of an unknown kind and reports it', async () => {
    const { store, problems, runSql } = await openDatabase('');
    const [strange, known] = [makeLeadAt(1), makeLeadAt(2)];
    await store.saveLead(strange, [delivery]);
    await store.saveLead(known, [{ ...delivery, id: 'e', messageId: '<e@plumb.example>' }]);
    await runSql(`UPDATE leads SET kind = 'estimate' WHERE reference = '${strange.reference}'`);

    expect((await store.listLeads()).map(({ lead }) => lead.reference)).toEqual([known.reference]);
    expect(problems).toEqual([expect.stringContaining(`The lead ${strange.reference} cannot be read`)]);
    await expect(store.findLead(strange.reference)).rejects.toThrow('kind: Invalid option');
    const claimed = await store.claimDeliveries({ ...claim, channel: 'mail' });
    expect(claimed.map(({ lead }) => lead?.reference)).toEqual([known.reference]);
    expect(problems).toHaveLength(2);
    expect(await store.countDeliveries()).toMatchObject({ dead: 1, sending: 1 });
  });

  test('ends a delivery with an unknown occasion and sends the others', async () => {
    const { store, problems, runSql } = await openDatabase('');
    const lead = makeLeadAt(1);
    await store.saveLead(lead, [delivery, { ...delivery, id: 'e', messageId: '<e@plumb.example>' }]);
    await runSql("UPDATE deliveries SET occasion = 'birthday' WHERE id = 'd'");
    expect((await store.claimDeliveries({ ...claim, channel: 'mail' })).map(({ id }) => id)).toEqual(['e']);
    expect(problems).toEqual([expect.stringContaining('The delivery d cannot be read')]);
    const statuses = (await store.findLead(lead.reference))?.deliveries;
    expect(statuses).toMatchObject([
      { occasion: 'birthday', state: 'dead', lastError: expect.stringContaining('occasion') as string },
      { occasion: 'new-lead', state: 'sending' },
    ]);
  });

  test('reads a lead with an unknown status as new', async () => {
    const { store, runSql } = await openDatabase('');
    const lead = makeLeadAt(1);
    await store.saveLead(lead, [delivery]);
    await runSql("UPDATE leads SET status = 'sold'");
    expect((await store.findLead(lead.reference))?.lead.status).toBe('new');
    expect(await store.claimDeliveries({ ...claim, channel: 'mail' })).toHaveLength(1);
  });
}
