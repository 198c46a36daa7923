import { expect, test } from 'vitest';
import { createLeadStoreWith } from '../testing/seed-leads.ts';
import { findLatest, planDigests } from './digest.ts';

const zone = 'America/New_York';
const hourMs = 60 * 60_000;
const recipients = {
  ownerAddresses: ['a@plumb.example', 'b@plumb.example'],
  alertAddresses: ['a@plumb.example'],
  webhookUrl: undefined,
  messageIdHost: 'plumb.example',
};

test.each([
  ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z'],
  ['2026-11-21T11:59:59Z', '2026-11-20T12:00:00Z'],
  ['2026-11-22T02:00:00Z', '2026-11-21T12:00:00Z'],
  // The clocks go forward in the night to March 8, and back in the night to November 1.
  ['2026-03-08T20:00:00Z', '2026-03-08T11:00:00Z'],
  ['2026-03-08T10:59:00Z', '2026-03-07T12:00:00Z'],
  ['2026-11-01T20:00:00Z', '2026-11-01T12:00:00Z'],
  ['2026-11-01T11:59:00Z', '2026-10-31T11:00:00Z'],
])('finds the last seven in the morning before %s', (now, morning) => {
  expect(new Date(findLatest(Date.parse(now), 7, zone)).toISOString()).toBe(new Date(morning).toISOString());
});

test('plans one digest a morning, also for mornings that the server slept through', async () => {
  const nowMs = Date.parse('2026-11-21T13:00:00Z');
  const store = await createLeadStoreWith([nowMs - 30 * hourMs, nowMs - 100 * hourMs, nowMs - 400 * hourMs]);
  const desk = { store, recipients, digestHour: 7, timeZone: () => zone } as const;
  await planDigests(nowMs, desk);
  // Today, and the two mornings after a lead; for both owners.
  expect((await store.countDeliveries()).pending).toBe(6);
  await planDigests(nowMs + hourMs, desk);
  expect((await store.countDeliveries()).pending).toBe(6);
  await planDigests(nowMs + 24 * hourMs, desk);
  expect((await store.countDeliveries()).pending).toBe(8);
});

test('plans no digest when it is switched off', async () => {
  const store = await createLeadStoreWith([]);
  await planDigests(Date.now(), { store, recipients, digestHour: 'off', timeZone: () => zone });
  expect((await store.countDeliveries()).pending).toBe(0);
});
