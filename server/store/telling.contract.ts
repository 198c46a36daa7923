/** Push devices, outcomes of leads, and the notice, on every engine. */
import { expect, test } from 'vitest';
import { claim, makeDelivery, makeLead, openOne, startMs, type StoreContract } from './contract-data.ts';
import type { NewLead } from './records.ts';
import type { Store } from './store.ts';

const address = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  p256dh: 'key',
  auth: 'secret',
});

async function addSession(store: Store, name: string): Promise<number> {
  const person = await store.addPerson({ email: `${name}@plumb.example`, name, role: 'office' }, startMs);
  const session = { tokenHash: name, personId: person?.id ?? 0, device: 'Safari, iPhone' };
  await store.addSession({ ...session, nowMs: startMs });
  return (await store.findSession(name, 0))?.id ?? 0;
}

async function saveAll(store: Store, leads: readonly NewLead[]) {
  for (const lead of leads) await store.saveLead(lead, []);
  return leads;
}

const honest = () => ({ judgement: { verdict: 'clean' as const, score: 0, reasons: [] } });

export function describeTelling(engine: StoreContract): void {
  test('gives a session one device, and removes it with the session', async () => {
    const store = await openOne(engine);
    const [june, marcus] = [await addSession(store, 'june'), await addSession(store, 'marcus')];
    await store.savePushDevice(june, address('old'));
    await store.savePushDevice(june, address('phone'));
    await store.savePushDevice(marcus, address('desk'));
    await store.recordArrival(june, startMs);
    expect(
      (await store.listPushDevices()).map(({ sessionId, role, endpoint, arrivedAtMs }) => [
        ...[sessionId, role, endpoint, arrivedAtMs],
      ]),
    ).toEqual([
      [june, 'office', address('phone').endpoint, startMs],
      [marcus, 'office', address('desk').endpoint, null],
    ]);
    const [first, second] = await store.listPushDevices();
    await store.endSession(first?.personId ?? 0, june);
    await store.removePushDevice(second?.id ?? 0);
    expect(await store.listPushDevices()).toEqual([]);
  });

  test('lists unopened new leads with their urgency, except junk', async () => {
    const store = await openOne(engine);
    const water = makeLead({ ...honest(), receivedAtMs: startMs + 1 });
    const leads = [
      makeLead({ ...honest(), receivedAtMs: startMs }),
      { ...water, fields: { ...water.fields, urgency: 'Water is coming in' } },
      makeLead({ judgement: { verdict: 'junk', score: 9, reasons: [] } }),
      makeLead(honest()),
    ];
    await saveAll(store, leads);
    const marked = leads.at(-1)?.reference ?? '';
    await store.changeLead(marked, {
      nowMs: startMs,
      status: 'contacted',
      by: { source: 'terminal', who: '' },
    });
    const listed = await store.listUnopened(startMs);
    expect(
      listed.map(({ reference, fields, assignedTo }) => [reference, fields.urgency, assignedTo]),
    ).toEqual([
      [leads[1]?.reference, 'Water is coming in', null],
      [leads[0]?.reference, undefined, null],
    ]);
    expect(await store.listUnopened(startMs + 2)).toEqual([]);
  });

  // PUSH-FLOOD
  test('lists clean unopened leads without messages first, whatever a flood does', async () => {
    const store = await openOne(engine);
    const suspect = { verdict: 'suspect' as const, score: 3, reasons: [] };
    const flood = Array.from({ length: 120 }, (_, index) =>
      makeLead({ judgement: suspect, receivedAtMs: startMs + index }),
    );
    const [first, second] = [
      makeLead({ ...honest(), receivedAtMs: startMs }),
      makeLead({ ...honest(), receivedAtMs: startMs + 1 }),
    ];
    await saveAll(store, [...flood, first, second]);
    const push = [makeDelivery({ channel: 'push', recipient: 'a' })];
    await store.addReminders(second.reference, push, startMs + 5);
    const listed = await store.listUnopened(startMs);
    expect(listed.slice(0, 3).map(({ reference }) => reference)).toEqual([
      ...[first.reference, second.reference, flood.at(-1)?.reference],
    ]);
    expect(listed).toHaveLength(100);
    const [pushed] = flood;
    await store.addReminders(
      pushed?.reference ?? '',
      [makeDelivery({ channel: 'push', recipient: 'b' })],
      startMs + 5,
    );
    expect(await store.countSuspectPushes(startMs + 5)).toBe(1);
    expect(await store.countSuspectPushes(startMs + 6)).toBe(0);
  });

  test('drops a push message about an opened or answered lead', async () => {
    const store = await openOne(engine);
    const [opened, answered, waiting] = [makeLead(honest()), makeLead(honest()), makeLead(honest())];
    for (const { reference } of await saveAll(store, [opened, answered, waiting]))
      await store.addReminders(reference, [makeDelivery({ channel: 'push', recipient: '1' })], startMs);
    await store.recordOpening(opened.reference, { id: 1, name: 'June' }, startMs, 0);
    const by = { source: 'person', who: 'June' } as const;
    await store.changeLead(answered.reference, { nowMs: startMs, status: 'contacted', by });
    const claimed = await store.claimDeliveries({ ...claim, channel: 'push' });
    expect(claimed.map(({ lead }) => lead?.reference)).toEqual([waiting.reference]);
  });

  test('counts a lost lead as quoted if it ever was, and ignores spam', async () => {
    const store = await openOne(engine);
    const [lost, won, spam] = [makeLead(honest()), makeLead(honest()), makeLead(honest())];
    await saveAll(store, [lost, won, spam]);
    const by = { source: 'person', who: 'June' } as const;
    for (const status of ['quoted', 'lost'] as const)
      await store.changeLead(lost.reference, { nowMs: startMs, status, reason: 'Price', by });
    await store.changeLead(won.reference, { nowMs: startMs, status: 'won', by });
    await store.changeLead(spam.reference, { nowMs: startMs, status: 'spam', by });
    const { months, sources } = await store.sumNumbers([{ name: '2026-11', startMs }], startMs + 1);
    const row = { visits: 0, requests: 2, quotes: 2, won: 1 };
    expect(months).toEqual([{ name: '2026-11', ...row }]);
    expect(sources).toEqual([{ name: 'yard sign', ...row }]);
  });

  test('keeps at most one notice', async () => {
    const store = await openOne(engine);
    const notice = {
      ...{ text: 'Storm', linkLabel: null, linkAddress: null },
      ...{ untilMs: startMs, author: 'June' },
    };
    await store.setNotice(notice);
    await store.setNotice({ ...notice, text: 'Calm' });
    expect(await store.findNotice()).toEqual({ ...notice, text: 'Calm' });
    await store.setNotice(undefined);
    expect(await store.findNotice()).toBeUndefined();
  });

  test('lists closures that have not ended, and removes them (OFFICE-CLOSURES)', async () => {
    const store = await openOne(engine);
    const given = { fromTime: '12:00', untilTime: null, reason: '', author: 'June' };
    const past = { ...given, firstDay: '2026-07-01', lastDay: '2026-07-02' };
    const winter = { ...given, firstDay: '2026-12-24', lastDay: '2027-01-03' };
    for (const one of [winter, past]) await store.addClosure(one);
    const [{ id } = { id: 0 }, ...rest] = await store.listClosures('2026-07-03');
    expect(rest).toEqual([]);
    await store.removeClosure(id);
    expect(await store.listClosures('2026-07-02')).toMatchObject([past]);
  });
}
