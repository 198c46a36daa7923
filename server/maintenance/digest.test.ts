import { expect, test } from 'vitest';
import type { NewDelivery } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { createLeadStoreWith } from '../testing/seed-leads.ts';
import { getLastTimeMs, planDigests } from './digest.ts';

const zone = 'America/New_York';
const hourMs = 60 * 60_000;
const recipients = {
  ownerAddresses: ['a@plumb.example', 'b@plumb.example'],
  alertAddresses: ['a@plumb.example'],
  secondAddresses: [],
  webhookUrl: undefined,
  messageIdHost: 'plumb.example',
};

test.each([
  ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z'],
  ['2026-11-21T11:59:59Z', '2026-11-20T12:00:00Z'],
  ['2026-11-22T02:00:00Z', '2026-11-21T12:00:00Z'],
  // The clocks go forward in the night before March 8, and back in the night before November 1.
  ['2026-03-08T20:00:00Z', '2026-03-08T11:00:00Z'],
  ['2026-03-08T10:59:00Z', '2026-03-07T12:00:00Z'],
  ['2026-11-01T20:00:00Z', '2026-11-01T12:00:00Z'],
  ['2026-11-01T11:59:00Z', '2026-10-31T11:00:00Z'],
])('finds the last 7 AM before %s', (now, morning) => {
  expect(new Date(getLastTimeMs(Date.parse(now), 7, zone)).toISOString()).toBe(
    new Date(morning).toISOString(),
  );
});

async function sendDigests(store: Store, nowMs: number): Promise<number> {
  const claimed = await store.claimDeliveries({ channel: 'mail', nowMs, leaseMs: 1, limit: 50 });
  for (const row of claimed) await store.markSent(row, nowMs);
  return claimed.length;
}

test('queues one digest a morning, also for mornings when the server was off', async () => {
  const startMs = Date.parse('2026-11-21T13:00:00Z');
  const store = await createLeadStoreWith([30, 100, 400].map((hours) => startMs - hours * hourMs));
  const plan = (nowMs: number) =>
    planDigests({ store, recipients, digestHour: 7, hours: () => ({ timeZone: zone }), nowMs: () => nowMs });
  await plan(startMs);
  // This morning, and the two mornings after a lead, for both owners.
  expect(await sendDigests(store, startMs)).toBe(6);
  await plan(startMs + hourMs);
  expect(await sendDigests(store, startMs + hourMs)).toBe(0);
  await plan(startMs + 24 * hourMs);
  expect(await sendDigests(store, startMs + 24 * hourMs)).toBe(2);
});

test('queues no further digests while mail is down, and skips no morning with leads', async () => {
  const startMs = Date.parse('2026-11-21T13:00:00Z');
  const store = await createLeadStoreWith([startMs + 25 * hourMs]);
  const plan = (nowMs: number) =>
    planDigests({ store, recipients, digestHour: 7, hours: () => ({ timeZone: zone }), nowMs: () => nowMs });
  for (let day = 0; day < 5; day++) await plan(startMs + day * 24 * hourMs);
  expect((await store.countDeliveries()).pending).toBe(2);
  const later = startMs + 4 * 24 * hourMs;
  expect(await sendDigests(store, later)).toBe(2);
  await plan(later);
  // Of the missed mornings, only the one after the lead; and this morning.
  expect(await sendDigests(store, later)).toBe(4);
});

test.each([
  [1, '2026-03-05'],
  [2, '2026-03-05'],
  [19, '2026-03-05'],
  [1, '2026-10-29'],
  [19, '2026-10-29'],
])('misses no day when the clocks change: at %i o’clock, from %s', async (digestHour, day) => {
  const firstMs = Date.parse(`${day}T16:00:00Z`);
  const mornings = new Map<string, number>();
  const store = {
    countLeads: async () => ({ clean: 0, suspect: 0, junk: 0 }),
    listWaitingPayloads: async () => [],
    recordStart: async () => 0,
    addDeliveries: async ([first]: readonly NewDelivery[]) => {
      const { untilMs } = JSON.parse(first?.payload ?? '') as { untilMs: number };
      // Like the store, which ignores a known Message-ID.
      if (!mornings.has(first?.messageId ?? '')) mornings.set(first?.messageId ?? '', untilMs);
      return 1;
    },
  };
  for (let hour = 0; hour < 6 * 24; hour++) {
    const nowMs = () => firstMs + hour * hourMs;
    await planDigests({ store, recipients, digestHour, hours: () => ({ timeZone: zone }), nowMs });
  }
  const times = [...mornings.values()];
  const pauses = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / hourMs);
  expect(times).toHaveLength(7);
  for (const pause of pauses) expect([23, 24, 25]).toContain(pause);
});

test('queues no digest about the time before a new server existed', async () => {
  const midnightMs = Date.parse('2026-11-21T05:00:00Z');
  const store = await createLeadStoreWith([]);
  const plan = (nowMs: number) =>
    planDigests({ store, recipients, digestHour: 7, hours: () => ({ timeZone: zone }), nowMs: () => nowMs });
  for (let hour = 0; hour < 7; hour++) await plan(midnightMs + hour * hourMs);
  expect((await store.countDeliveries()).pending).toBe(0);
  await plan(midnightMs + 7 * hourMs);
  expect((await store.countDeliveries()).pending).toBe(2);
});

test('queues no digest when it is off', async () => {
  const store = await createLeadStoreWith([]);
  await planDigests({
    store,
    recipients,
    digestHour: 'off',
    hours: () => ({ timeZone: zone }),
    nowMs: Date.now,
  });
  expect((await store.countDeliveries()).pending).toBe(0);
});
