/** Claiming, ending, requeueing and giving up deliveries. */
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

export function describeDelivering(engine: StoreContract): void {
  test('gives a due mail to one claimer only', async () => {
    const stores = await engine.openStores(3);
    const deliveries = Array.from({ length: 20 }, () => makeDelivery());
    await stores[0]?.saveLead(makeLead(), deliveries);
    const claims = await Promise.all(
      Array.from({ length: 12 }, async (_, index) =>
        stores[index % 3]?.claimDeliveries({ ...claim, limit: 3 }),
      ),
    );
    const ids = claims.flatMap((claimed) => claimed?.map(({ id }) => id) ?? []);
    expect(ids.toSorted()).toEqual(deliveries.map(({ id }) => id).toSorted());
    expect(await stores[0]?.claimDeliveries(claim)).toEqual([]);
  });

  // INBOX-CODE
  test('claims codes before other mail, drops expired and damaged ones, and removes the digits of sent ones', async () => {
    const store = await openOne(engine);
    const planCode = (untilMs: number) =>
      makeDelivery({ occasion: 'sign-in', payload: JSON.stringify({ code: '541488', untilMs }) });
    const [current, expired, damaged, late] = [
      planCode(startMs + 9),
      planCode(startMs),
      planCode(0),
      planCode(0),
    ];
    await store.addDeliveries([makeDelivery(), current, expired, { ...damaged, payload: 'x' }], startMs);
    await store.addDeliveries([late], startMs, startMs + 5);
    expect(await store.findNextDueAtMs('mail', 'sign-in')).toBe(startMs);
    const codes = await store.claimDeliveries({ ...claim, only: 'sign-in' });
    expect(codes.map(({ id }) => id)).toEqual([current.id]);
    const [code] = codes;
    if (code === undefined) throw new Error('Nothing was claimed');
    await store.markForRetry(code, startMs + 1, 'try later');
    const [again] = await store.claimDeliveries({ ...claim, nowMs: startMs + 1, only: 'sign-in' });
    expect(again?.payload).toBe(current.payload);
    await store.markSent(again ?? code, startMs + 2);
    expect(await store.findNextDueAtMs('mail', 'sign-in')).toBe(startMs + 5);
    const kept: unknown[] = [];
    await store.dump(async ({ table, row }) => {
      if (table === 'deliveries' && row['occasion'] === 'sign-in') kept.push([row['state'], row['payload']]);
    });
    expect(kept).toEqual([['sent', null]]);
  });

  test('returns a claimed mail with its lead and counts the attempt', async () => {
    const store = await openOne(engine);
    const lead = makeLead();
    const delivery = makeDelivery();
    await store.saveLead(lead, [delivery]);
    const { id, occasion, channel, recipient, messageId } = delivery;
    expect(await store.claimDeliveries(claim)).toEqual([
      {
        id,
        occasion,
        channel,
        recipient,
        messageId,
        payload: null,
        attempts: 1,
        firstAttemptAtMs: startMs,
        lead: asStored(lead),
      },
    ]);
  });

  test('gives a mail to another claimer when the lease of a crashed one ends', async () => {
    const store = await openOne(engine);
    await store.saveLead(makeLead(), [makeDelivery()]);
    const [crashed] = await store.claimDeliveries(claim);
    expect(await store.claimDeliveries({ ...claim, nowMs: startMs + 999 })).toEqual([]);
    const [rescued] = await store.claimDeliveries({ ...claim, nowMs: startMs + 1_000 });
    expect(rescued).toMatchObject({ id: crashed?.id, attempts: 2, firstAttemptAtMs: startMs });
    if (crashed === undefined || rescued === undefined) throw new Error('Nothing was claimed');
    await store.markDead(crashed, 'too late');
    expect((await store.countDeliveries()).sending).toBe(1);
    await store.markSent(rescued, startMs + 1_001);
    expect(await store.countDeliveries()).toMatchObject({ sending: 0, sent: 1, dead: 0 });
  });

  test('records the result of a claim', async () => {
    const store = await openOne(engine);
    const lead = makeLead();
    await store.saveLead(lead, [
      makeDelivery({ recipient: 'a' }),
      makeDelivery({ recipient: 'b' }),
      makeDelivery({ recipient: 'c' }),
    ]);
    const [sent, retried, dead] = await store.claimDeliveries(claim);
    if (!sent || !retried || !dead) throw new Error('Nothing was claimed');
    await store.markSent(sent, startMs + 5);
    await store.markForRetry(retried, startMs + 500, '451 later');
    await store.markDead(dead, '550 never');
    const deliveries = (await store.findLead(lead.reference))?.deliveries;
    const find = (recipient: string) => deliveries?.find((delivery) => delivery.recipient === recipient);
    expect(find(sent.recipient)).toMatchObject({ state: 'sent', sentAtMs: startMs + 5, lastError: null });
    expect(find(retried.recipient)).toMatchObject({
      state: 'pending',
      dueAtMs: startMs + 500,
      lastError: '451 later',
    });
    expect(find(dead.recipient)).toMatchObject({ state: 'dead', lastError: '550 never' });
    expect(await store.findNextDueAtMs('mail')).toBe(startMs + 500);
    expect(await store.claimDeliveries({ ...claim, nowMs: startMs + 499 })).toEqual([]);
    expect(await store.claimDeliveries({ ...claim, nowMs: startMs + 500 })).toHaveLength(1);
  });

  test('reports the age of the oldest waiting mail', async () => {
    const store = await openOne(engine);
    expect(await store.countDeliveries()).toEqual({
      pending: 0,
      sending: 0,
      sent: 0,
      dead: 0,
      oldestWaitingAtMs: null,
    });
    expect(await store.findNextDueAtMs('mail')).toBeUndefined();
    await store.saveLead(makeLead({ receivedAtMs: startMs + 7 }), [makeDelivery()]);
    await store.saveLead(makeLead({ receivedAtMs: startMs + 3 }), [makeDelivery()]);
    expect((await store.countDeliveries()).oldestWaitingAtMs).toBe(startMs + 3);
    await store.probeWrite(startMs);
    await store.probeWrite(startMs + 1);
  });

  // INBOX-TOLD
  test('drops the mail to somebody who no longer has the lead', async () => {
    const store = await openOne(engine);
    const [ann, luis] = await Promise.all(
      ['ann', 'luis'].map((name) =>
        store.addPerson({ email: `${name}@plumb.example`, name, role: 'crew' }, startMs),
      ),
    );
    const lead = makeLead();
    await store.saveLead(lead, []);
    for (const person of [ann, luis]) {
      const { id = 0, email = '' } = person ?? {};
      const payload = JSON.stringify({ giver: 'Dana', personId: id });
      const deliveries = [makeDelivery({ occasion: 'assigned', recipient: email, payload })];
      await store.changeLead(lead.reference, { nowMs: startMs, assignedTo: id, deliveries });
    }
    const claimed = await store.claimDeliveries(claim);
    expect(claimed.map(({ recipient }) => recipient)).toEqual(['luis@plumb.example']);
  });

  // INBOX-STALLED
  test('finds the oldest mail that waits after a failure or was due long ago', async () => {
    const store = await openOne(engine);
    await store.addDeliveries([makeDelivery()], startMs);
    await store.addDeliveries([makeDelivery({ channel: 'push' })], startMs - 9);
    expect(await store.findStalledMailMs(startMs)).toBeUndefined();
    expect(await store.findStalledMailMs(startMs + 1)).toBe(startMs);
    const [claimed] = await store.claimDeliveries(claim);
    if (claimed === undefined) throw new Error('Nothing was claimed');
    expect(await store.findStalledMailMs(startMs)).toBeUndefined();
    await store.markForRetry(claimed, startMs + 60_000, 'try later');
    expect(await store.findStalledMailMs(startMs)).toBe(startMs);
    await store.claimDeliveries({ ...claim, nowMs: startMs + 60_000 });
    expect(await store.findStalledMailMs(startMs)).toBe(startMs);
    await store.markSent({ ...claimed, attempts: 2 }, startMs + 60_001);
    expect(await store.findStalledMailMs(startMs + 70_000)).toBeUndefined();
  });

  test('gives a claimer only deliveries of its channel', async () => {
    const store = await openOne(engine);
    await store.saveLead(makeLead(), [
      makeDelivery(),
      makeDelivery({ channel: 'webhook', recipient: 'https://crm.example/hook' }),
    ]);
    const ofChannel = async (channel: 'mail' | 'webhook') =>
      (await store.claimDeliveries({ ...claim, channel })).map((delivery) => delivery.channel);
    expect(await ofChannel('webhook')).toEqual(['webhook']);
    expect(await ofChannel('webhook')).toEqual([]);
    expect(await store.findNextDueAtMs('webhook')).toBe(startMs + claim.leaseMs);
    expect(await store.findNextDueAtMs('mail')).toBe(startMs);
    expect(await ofChannel('mail')).toEqual(['mail']);
  });

  test('moves waiting webhook calls to a new address, and gives them up if it is removed', async () => {
    const store = await openOne(engine);
    const call = () => makeDelivery({ channel: 'webhook', recipient: 'https://old.example/' });
    await store.saveLead(makeLead(), [makeDelivery(), call(), call()]);
    const calls = { ...claim, channel: 'webhook' as const };
    const [first] = await store.claimDeliveries({ ...calls, limit: 1 });
    if (!first) throw new Error('Nothing was claimed');
    expect(await store.setWebhookUrl('https://new.example/')).toBe(0);
    await store.markForRetry(first, startMs, '503');
    const again = await store.claimDeliveries(calls);
    expect(again.map(({ recipient }) => recipient)).toEqual(Array(2).fill('https://new.example/'));
    for (const row of again) await store.markForRetry(row, startMs, '503');
    expect(await store.setWebhookUrl(undefined)).toBe(2);
    expect(await store.countDeliveries()).toMatchObject({ pending: 1, dead: 2 });
  });

  test('adds a delivery without a lead once, even if it is planned again', async () => {
    const stores = await engine.openStores(2);
    const digest = () =>
      makeDelivery({ occasion: 'digest', messageId: '<digest@plumb.example>', payload: '{"sinceMs":1}' });
    const added = await Promise.all(stores.map((store) => store.addDeliveries([digest()], startMs)));
    expect(added.toSorted()).toEqual([0, 1]);
    expect(await stores[0]?.claimDeliveries(claim)).toMatchObject([
      { occasion: 'digest', payload: '{"sinceMs":1}', lead: null },
    ]);
  });

  test('requeues failed deliveries on request', async () => {
    const store = await openOne(engine);
    const lead = makeLead();
    await store.saveLead(lead, [makeDelivery(), makeDelivery()]);
    const [sent, dead] = await store.claimDeliveries(claim);
    if (!sent || !dead) throw new Error('Nothing was claimed');
    await store.markSent(sent, startMs);
    await store.markDead(dead, '550 never');
    expect(await store.requeue(lead.reference, startMs + 9)).toBe(1);
    const again = await store.claimDeliveries({ ...claim, nowMs: startMs + 9 });
    expect(again).toMatchObject([{ messageId: dead.messageId, attempts: 1, firstAttemptAtMs: startMs + 9 }]);
    expect(await store.requeue('PT-NONE-NONE', startMs)).toBe(0);
  });

  test('requeues all failed deliveries except old receipts', async () => {
    const store = await openOne(engine);
    const weekMs = 7 * 24 * 60 * 60_000;
    const old = makeLead({ receivedAtMs: startMs - weekMs });
    await store.saveLead(old, [makeDelivery(), makeDelivery({ occasion: 'receipt', recipient: 'old' })]);
    await store.saveLead(makeLead(), [makeDelivery({ occasion: 'receipt', recipient: 'new' })]);
    await store.addDeliveries([makeDelivery({ occasion: 'digest' })], startMs);
    for (const delivery of await store.claimDeliveries(claim)) await store.markDead(delivery, '550 never');
    expect(await store.requeueFailed(startMs)).toBe(2);
    const again = await store.claimDeliveries(claim);
    expect(again.map(({ occasion, recipient }) => `${occasion} ${recipient}`).toSorted()).toEqual([
      'new-lead o@plumb.example',
      'receipt new',
    ]);
  });

  test('makes deliveries due that a clock that was ahead planned too late, and no others', async () => {
    const store = await openOne(engine);
    const yearMs = 365 * 24 * 60 * 60_000;
    const longest = { leaseMs: 1_000, longestPauseMs: 5_000 };
    await store.saveLead(makeLead(), [makeDelivery(), makeDelivery()]);
    const [leased, retried] = await store.claimDeliveries(claim);
    if (!leased || !retried) throw new Error('Nothing was claimed');
    await store.markForRetry(retried, startMs + 5_000, '451 later');
    expect(await store.rescheduleAfterClockJump(startMs, longest)).toBe(0);
    // The same two and a new one, planned under a clock that is a year ahead.
    await store.saveLead(makeLead({ receivedAtMs: startMs + yearMs }), [makeDelivery()]);
    expect(await store.claimDeliveries({ ...claim, nowMs: startMs + yearMs })).toHaveLength(3);
    expect(await store.rescheduleAfterClockJump(startMs, longest)).toBe(3);
    expect((await store.countDeliveries()).oldestWaitingAtMs).toBeLessThanOrEqual(startMs);
    const claimed = await store.claimDeliveries(claim);
    expect(claimed).toHaveLength(3);
    for (const { firstAttemptAtMs } of claimed) expect(firstAttemptAtMs).toBe(startMs);
  });
}
