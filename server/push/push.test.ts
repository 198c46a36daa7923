/** Push messages, from a request to a push service on this machine. */
import { expect, test, vi } from 'vitest';
import { waterComesIn } from '../../contract/questions/question-fields.ts';
import { makeLead as makeSuspect } from '../store/contract-data.ts';
import type { Store } from '../store/store.ts';
import type { ClaimedDelivery } from '../store/records.ts';
import { isPushKeys } from '../../domain/encrypt-push.ts';
import { fixtureManifest } from '../testing/fixture-site.ts';
import { startPushService } from '../testing/start-push-service.ts';
import { ada, grace, startTestServer } from '../testing/start-test-server.ts';
import { chooseRecipients } from '../outbox/plan-deliveries.ts';
import type { OfficeHours } from '../../domain/office-clock.ts';
import { weekdayOffice } from '../../domain/weekday-office.testing.ts';
import { endQuiet, planPushes, type PushPlanParts } from './plan-pushes.ts';
import { createLeadPush } from './push-lead.ts';
import { hashEndpoint, isPushService } from './pusher.ts';

/** Tuesday, 10 AM in New York. */
const morningMs = Date.parse('2026-11-24T15:00:00Z');

const clean = { verdict: 'clean' as const, score: 0, reasons: [] };
const makeLead = (change: Parameters<typeof makeSuspect>[0]) => makeSuspect({ judgement: clean, ...change });

/** Adds people with a phone each, in this order. */
async function addPhones(
  store: Store,
  service: Awaited<ReturnType<typeof startPushService>>,
  names: string[],
) {
  for (const name of names) {
    await store.addPerson({ email: `${name}@firm.example`, name, role: 'owner' }, 1);
    const person = (await store.listPeople()).find((one) => one.name === name);
    const session = { tokenHash: name, personId: person?.id ?? 0, device: 'Safari, iPhone' };
    await store.addSession({ ...session, nowMs: Date.now() });
    const { id } = (await store.findSession(name, 0)) ?? { id: 0 };
    await store.savePushDevice(id, service.makeAddress(name));
  }
}

async function openServer(names: string[] = ['marcus']) {
  const service = await startPushService();
  const server = await startTestServer({ pushHost: service.host, env: { QUIET_HOURS: 'off' } });
  await addPhones(server.store, service, names);
  return { service, server };
}

// PUSH-MESSAGE
test('sends the kind of request, the town and the reference, and nothing that names a person', async () => {
  const { service, server } = await openServer();
  const address = '12 Oak Street, Summerville, SC 29483';
  const sent = await server.post('/contact.php', { ...grace, address, service: 'Siding & Gutters' });
  const { reference } = (await sent.json()) as { reference: string };
  await vi.waitFor(() => expect(service.pushes).toHaveLength(1), { timeout: 15_000 });
  const [push] = service.pushes;
  expect(push?.message).toEqual({
    web_push: 8030,
    notification: {
      title: 'New request',
      body: expect.stringContaining(`Summerville · ${reference}`),
      navigate: expect.stringMatching(new RegExp(`/inbox/requests/${reference}$`)),
      tag: reference,
    },
  });
  expect(JSON.stringify(push?.message)).not.toContain('Grace');
  expect(push?.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(push?.headers['topic']).toMatch(/^[\w-]{32}$/);
  expect(push?.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
});

// PUSH-GONE
test.each([404, 410])('removes a browser that is gone (%i), without an alert', async (status) => {
  const { service, server } = await openServer();
  service.answerWith(() => ({ status }));
  await server.post('/contact.php', ada);
  await vi.waitFor(async () => expect(await server.store.listPushDevices()).toEqual([]), {
    timeout: 15_000,
  });
  expect(await server.store.listWaitingPayloads('alert')).toEqual([]);
});

test('alerts when a push service refuses this server, and keeps mailing', async () => {
  const { service, server } = await openServer();
  service.answerWith(() => ({ status: 403 }));
  await server.post('/contact.php', ada);
  await vi.waitFor(
    async () => expect((await server.store.listWaitingPayloads('alert')).join()).toContain('refused-push'),
    { timeout: 15_000 },
  );
  expect(await server.store.listPushDevices()).toHaveLength(1);
});

test.each([
  ['limits the rate', { status: 429, headers: { 'retry-after': '1' } }],
  ['has trouble', { status: 503 }],
  ['does not answer', 'hang' as const],
])('retries while the push service %s, and delivers the message once', async (_, trouble) => {
  const service = await startPushService();
  const server = await startTestServer({
    pushHost: service.host,
    env: { QUIET_HOURS: 'off' },
    deadlineMs: 300,
  });
  await addPhones(server.store, service, ['marcus']);
  let asked = 0;
  service.answerWith(() => (asked++ === 0 ? trouble : { status: 201 }));
  await server.post('/contact.php', ada);
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1), { timeout: 15_000 });
  await vi.waitFor(async () => expect((await server.store.countDeliveries()).sending).toBe(0));
  expect(service.pushes.length).toBeGreaterThan(0);
});

// PUSH-NEXT
test('notifies the next person if nobody opens the request within fifteen office minutes', async () => {
  const service = await startPushService();
  const server = await startTestServer();
  await addPhones(server.store, service, ['june', 'marcus']);
  const lead = makeLead({ receivedAtMs: morningMs });
  await server.store.saveLead(lead, []);
  const { plan, told } = openPlan(server.store);
  await plan(morningMs);
  expect(await told()).toHaveLength(1);
  await plan(morningMs + 14 * 60_000);
  expect(await told()).toHaveLength(1);
  await plan(morningMs + 15 * 60_000);
  expect(await told()).toHaveLength(2);
  await plan(morningMs + 30 * 60_000);
  expect(await told()).toHaveLength(2);
});

function openPlan(
  store: Store,
  {
    quietHours = { from: 21, until: 7 },
    hours = weekdayOffice,
  }: Partial<Pick<PushPlanParts, 'quietHours'> & { hours: OfficeHours }> = {},
) {
  const payloads: unknown[] = [];
  const parts: Omit<PushPlanParts, 'nowMs'> = {
    store: {
      ...store,
      addReminders: (reference, deliveries, nowMs) => {
        for (const { payload } of deliveries) if (payload) payloads.push(JSON.parse(payload));
        return store.addReminders(reference, deliveries, nowMs);
      },
    },
    recipients: chooseRecipients(
      { mailFrom: 'site@firm.example', mailTo: undefined, alertTo: undefined, webhookUrl: undefined },
      'office@firm.example',
    ),
    quietHours,
    pushNextMinutes: 15,
    hours: () => hours,
  };
  return {
    payloads,
    plan: (nowMs: number) => planPushes({ ...parts, nowMs: () => nowMs }),
    told: async () =>
      (await store.listLeads()).flatMap(({ deliveries }) =>
        deliveries.filter(({ channel }) => channel === 'push').map(({ recipient }) => recipient),
      ),
  };
}

// PUSH-QUIET
test('keeps phones quiet at night, unless water comes in', async () => {
  const service = await startPushService();
  const server = await startTestServer();
  await addPhones(server.store, service, ['june']);
  const nightMs = Date.parse('2026-11-25T04:00:00Z');
  await server.store.saveLead(makeLead({ receivedAtMs: nightMs }), []);
  const { plan, told } = openPlan(server.store);
  expect(await plan(nightMs)).toBe(0);
  expect(await plan(Date.parse('2026-11-25T11:59:00Z'))).toBe(0);
  expect(await plan(Date.parse('2026-11-25T12:00:00Z'))).toBe(1);
  const water = makeLead({ receivedAtMs: nightMs });
  await server.store.saveLead({ ...water, fields: { ...water.fields, urgency: waterComesIn } }, []);
  expect(await plan(nightMs)).toBe(1);
  expect(await told()).toHaveLength(2);
});

test('keeps phones quiet on days off until the office opens, unless water comes in (OFFICE-QUIET)', async () => {
  const service = await startPushService();
  const server = await startTestServer();
  await addPhones(server.store, service, ['june']);
  const thanksgivingMs = Date.parse('2026-11-26T15:00:00Z');
  const mondayMs = Date.parse('2026-11-30T13:00:00Z');
  await server.store.saveLead(makeLead({ receivedAtMs: thanksgivingMs }), []);
  const holidays = [{ name: 'Thanksgiving', day: 'Thanksgiving and the day after' }];
  const { plan, told } = openPlan(server.store, { hours: { ...weekdayOffice, holidays } });
  for (const atMs of [thanksgivingMs, thanksgivingMs + 24 * 60 * 60_000, mondayMs - 60_000])
    expect(await plan(atMs)).toBe(0);
  // The office opens four days later, and the phone still rings.
  expect(await plan(mondayMs)).toBe(1);
  const water = makeLead({ receivedAtMs: thanksgivingMs });
  await server.store.saveLead({ ...water, fields: { ...water.fields, urgency: waterComesIn } }, []);
  expect(await plan(thanksgivingMs)).toBe(1);
  expect(await told()).toHaveLength(2);
});

// PUSH-FLOOD
test('sends five messages about suspect requests an hour, sums up the others, and still sends an honest one', async () => {
  const service = await startPushService();
  const server = await startTestServer();
  await addPhones(server.store, service, ['june']);
  const judgement = { verdict: 'suspect' as const, score: 3, reasons: [] };
  const save = (change: object) =>
    server.store.saveLead(makeLead({ receivedAtMs: morningMs, ...change }), []);
  for (let index = 0; index < 20; index++) await save({ judgement });
  const { plan, payloads } = openPlan(server.store);
  expect(await plan(morningMs)).toBe(6);
  expect(payloads).toEqual([{ more: 15 }]);
  expect(await plan(morningMs + 30_000)).toBe(0);
  await save({});
  expect(await plan(morningMs + 60_000)).toBe(1);
  // The one that carried the summary counts, too.
  expect(await plan(morningMs + 61 * 60_000)).toBe(6);
});

// PUSH-FLOOD
test('lets a suspect sender wake phones once an hour with water', async () => {
  const service = await startPushService();
  const server = await startTestServer();
  await addPhones(server.store, service, ['june']);
  const nightMs = Date.parse('2026-11-25T04:00:00Z');
  const judgement = { verdict: 'suspect' as const, score: 3, reasons: [] };
  const save = async (change: object = {}) => {
    const water = makeLead({ receivedAtMs: nightMs, ...change });
    await server.store.saveLead({ ...water, fields: { ...water.fields, urgency: waterComesIn } }, []);
  };
  for (let index = 0; index < 3; index++) await save({ judgement });
  const { plan } = openPlan(server.store);
  expect(await plan(nightMs)).toBe(1);
  expect(await plan(nightMs + 59 * 60_000)).toBe(0);
  await save();
  expect(await plan(nightMs + 59 * 60_000)).toBe(1);
  expect(await plan(nightMs + 61 * 60_000)).toBe(1);
});

// PUSH-NEXT
test('notifies the next person at once when the first one has no browser left', async () => {
  const service = await startPushService();
  const server = await startTestServer();
  await addPhones(server.store, service, ['june', 'marcus']);
  await server.store.saveLead(makeLead({ receivedAtMs: morningMs }), []);
  const { plan } = openPlan(server.store);
  expect(await plan(morningMs)).toBe(1);
  const [june] = await server.store.listPushDevices();
  await server.store.removePushDevice(june?.id ?? 0);
  expect(await plan(morningMs + 30_000)).toBe(1);
});

// PUSH-GONE
test('sends nothing meant for a removed browser to the next one that subscribes', async () => {
  const { service, server } = await openServer(['june']);
  const [june] = await server.store.listPushDevices();
  await server.store.removePushDevice(june?.id ?? 0);
  await addPhones(server.store, service, ['cruz']);
  const [cruz] = await server.store.listPushDevices();
  const lead = makeLead({});
  const send = createLeadPush(
    { store: server.store, words: () => fixtureManifest.words, siteUrl: () => 'https://firm.example' },
    { send: async () => undefined },
  );
  const claimed = { lead, payload: null } as unknown as ClaimedDelivery;
  const { signal } = new AbortController();
  await expect(send({ ...claimed, recipient: hashEndpoint(june?.endpoint ?? '') }, signal)).rejects.toThrow(
    'no longer',
  );
  await send({ ...claimed, recipient: hashEndpoint(cruz?.endpoint ?? '') }, signal);
});

// PUSH-KEYS
test.each([
  ['keys of a browser', '', '', true],
  ['no keys', 'AAAA', 'AAAA', false],
  ['a short secret', '', 'AAAA', false],
  ['a point of 64 bytes', 'B'.repeat(86), '', false],
  ['a compressed point', `A${'B'.repeat(86)}`, '', false],
  ['other signs', 'B!', '', false],
])('checks %s: %s', async (_what, p256dh, auth, isValid) => {
  const { makeAddress } = await startPushService();
  const own = makeAddress('a');
  expect(isPushKeys({ p256dh: p256dh || own.p256dh, auth: auth || own.auth })).toBe(isValid);
});

test('ends the night on time, also when the clocks change', () => {
  const at = (time: string) => Date.parse(time);
  const end = (time: string, from = 21, until = 7) =>
    new Date(endQuiet(at(time), { from, until }, 'America/New_York')).toISOString();
  expect(end('2026-11-24T17:00:00Z')).toBe('2026-11-24T17:00:00.000Z');
  expect(end('2026-11-25T02:00:00Z')).toBe('2026-11-25T12:00:00.000Z');
  expect(end('2026-11-01T04:30:00Z')).toBe('2026-11-01T12:00:00.000Z');
  expect(end('2026-11-24T17:30:00Z', 12, 14)).toBe('2026-11-24T19:00:00.000Z');
});

test('stops messages to a device that signs out', async () => {
  const { server } = await openServer(['june', 'marcus']);
  const [june] = await server.store.listPeople();
  const [session] = await server.store.listSessions(june?.id ?? 0, 0);
  await server.store.endSession(june?.id ?? 0, session?.id ?? 0);
  expect(await server.store.listPushDevices()).toHaveLength(1);
  await server.store.removePerson((await server.store.listPeople())[1]?.id ?? 0, {
    nowMs: 1,
    by: { source: 'terminal', who: '' },
  });
  expect(await server.store.listPushDevices()).toEqual([]);
});

// PUSH-KEYS
test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evil.example/.push.apple.com', false],
  ['no address', false],
])('accepts %s as a push service: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint)).toBe(isOne);
});
