import { expect, test } from 'vitest';
import { makeLeadAt } from '../testing/seed-leads.ts';
import {
  claimAlerts,
  maintenanceStartMs as startMs,
  startMaintenance,
} from '../testing/start-maintenance.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

test('removes junk after thirty days, and keeps other leads unless a limit is set', async () => {
  const junk = { verdict: 'junk', score: 6, reasons: [] } as const;
  const ages = [0, 29, 31, 400];
  async function count(env: Record<string, string>) {
    const { store, maintenance } = await startMaintenance(env);
    for (const days of ages) {
      await store.saveLead(makeLeadAt(startMs - days * dayMs), []);
      await store.saveLead(makeLeadAt(startMs - days * dayMs, { judgement: { ...junk, reasons: [] } }), []);
    }
    await maintenance.run();
    const kept = await store.listLeads();
    const ofVerdict = (verdict: string) => kept.filter(({ lead }) => lead.judgement.verdict === verdict);
    return [ofVerdict('clean').length, ofVerdict('junk').length];
  }
  expect(await count({})).toEqual([4, 2]);
  expect(await count({ RETENTION_DAYS: '365', JUNK_RETENTION_DAYS: '365' })).toEqual([3, 3]);
});

test('removes nothing under an implausible clock, and alerts the owner once', async () => {
  const { store, clock, maintenance } = await startMaintenance({ RETENTION_DAYS: '365' });
  await store.saveLead(makeLeadAt(startMs - 400 * dayMs), []);
  await store.saveLead(makeLeadAt(startMs - dayMs), []);
  clock.nowMs = startMs + 2 * 365 * dayMs;
  for (let round = 0; round < 24; round++) await maintenance.run();
  expect(await store.listLeads()).toHaveLength(1);
  expect(await claimAlerts(store, clock.nowMs)).toEqual(['clock']);
  // With the clock corrected, it removes by the right date, without an alert.
  clock.nowMs = startMs;
  for (let round = 0; round < 24; round++) await maintenance.run();
  expect((await store.listLeads()).map(({ lead }) => lead.receivedAtMs)).toEqual([startMs - dayMs]);
  expect(await claimAlerts(store, clock.nowMs + dayMs)).toEqual([]);
});

test('keeps sessions under an implausible clock, and removes them 91 days after their last use', async () => {
  const { store, clock, maintenance } = await startMaintenance();
  const person = await store.addPerson({ email: 'ann@plumb.example', name: 'Ann', role: 'office' }, startMs);
  const session = { personId: person?.id ?? 0, device: 'Safari, iPhone' };
  await store.addSession({ ...session, tokenHash: 'old', nowMs: startMs - 92 * dayMs });
  await store.addSession({ ...session, tokenHash: 'new', nowMs: startMs });
  await maintenance.run();
  clock.nowMs = startMs + 2 * 365 * dayMs;
  for (let round = 0; round < 24; round++) await maintenance.run();
  expect((await store.listSessions(session.personId, 0)).length).toBe(1);
  expect(await store.findSession('new', 0)).toBeDefined();
});

test('notices a clock that fell behind, and catches up after the server was off for long', async () => {
  const { store, clock, maintenance } = await startMaintenance({ RETENTION_DAYS: '30' });
  await store.saveLead(makeLeadAt(startMs), []);
  await maintenance.run();
  clock.nowMs = startMs - 20 * dayMs;
  await maintenance.run();
  expect(await claimAlerts(store, clock.nowMs)).toEqual(['clock']);
  clock.nowMs = startMs + 40 * dayMs;
  await maintenance.run();
  expect(await store.listLeads()).toHaveLength(1);
  // Two and a half days of rounds; each step is an hour.
  for (let round = 0; round < 40 * 24; round++) await maintenance.run();
  expect(await store.listLeads()).toEqual([]);
});

test('keeps junk until the digest that lists it has been sent', async () => {
  const { store, clock, maintenance } = await startMaintenance({ DIGEST_HOUR: '7' });
  const judgement = { verdict: 'junk' as const, score: 6, reasons: [] };
  await store.saveLead(makeLeadAt(startMs - dayMs, { judgement }), []);
  await maintenance.run();
  clock.nowMs += 45 * dayMs;
  for (let round = 0; round < 45 * 24; round++) await maintenance.run();
  expect(await store.listLeads()).toHaveLength(1);
  const claim = { nowMs: clock.nowMs, leaseMs: 1, limit: 50, channel: 'mail' as const };
  for (const row of await store.claimDeliveries(claim)) await store.markSent(row, clock.nowMs);
  await maintenance.run();
  expect(await store.listLeads()).toEqual([]);
});
