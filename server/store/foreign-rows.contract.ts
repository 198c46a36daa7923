/** How every engine handles rows of newer versions and manual edits. */
import { expect, test } from 'vitest';
import { makeLeadAt } from '../testing/seed-leads.ts';
import type { Store } from './store.ts';

export interface ForeignRows {
  store: Store;
  /** Messages about unreadable rows. */
  problems: string[];
  runSql: (sql: string) => Promise<void>;
}

const claim = { nowMs: Date.parse('2026-11-22T00:00:00Z'), leaseMs: 1_000, limit: 50 };
const delivery = {
  id: 'd',
  occasion: 'new-lead' as const,
  channel: 'mail' as const,
  recipient: 'o@plumb.example',
  messageId: '<d@plumb.example>',
};

export function describeForeignRows(openDatabase: () => Promise<ForeignRows>): void {
  test('skips a lead of an unknown kind and reports it', async () => {
    const { store, problems, runSql } = await openDatabase();
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

  test('reads a lead with an unknown status as new', async () => {
    const { store, runSql } = await openDatabase();
    const lead = makeLeadAt(1);
    await store.saveLead(lead, [delivery]);
    await runSql("UPDATE leads SET status = 'sold'");
    expect((await store.findLead(lead.reference))?.lead.status).toBe('new');
    expect(await store.claimDeliveries({ ...claim, channel: 'mail' })).toHaveLength(1);
  });
}
