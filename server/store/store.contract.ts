/** What every store must hold, whichever engine is behind it. Each engine's test file calls this once. */
import { expect, test } from 'vitest';
import type { DumpRow } from './dump.ts';
import type { NewDelivery, NewLead } from './records.ts';
import { ReferenceTakenError, TooManyNotesError, type Store } from './store.ts';

export interface StoreContract {
  /** Opens another connection to one and the same empty database, which is removed after the test. */
  openStores: (amount: number) => Promise<Store[]>;
  /** Opens a database that takes every row of a lead and then refuses the commit. */
  openWithoutCommit: () => Promise<Store>;
}

const startMs = Date.parse('2026-11-21T12:00:00Z');
let serial = 0;

function makeLead(change: Partial<NewLead> = {}): NewLead {
  serial++;
  return {
    reference: `PT-TEST-${String(serial).padStart(4, '0')}`,
    kind: 'contact-message',
    idempotencyKey: `key-${serial}`,
    receivedAtMs: startMs,
    fields: {
      name: 'Ada “Å” 🏠',
      email: 'ada@visitor.example',
      phone: '1',
      website: '',
      message: "a\n'b';--",
    },
    phoneE164: null,
    consentVersion: '2026-11',
    page: null,
    signals: { honeypot: 'x' },
    judgement: { verdict: 'suspect', score: 3, reasons: ['the hidden field was filled in'] },
    ...change,
  };
}

function makeDelivery(change: Partial<NewDelivery> = {}): NewDelivery {
  serial++;
  return {
    id: `mail-${serial}`,
    occasion: 'new-lead',
    channel: 'mail',
    recipient: 'o@plumb.example',
    messageId: `<${serial}@plumb.example>`,
    ...change,
  };
}

const claim = { channel: 'mail', nowMs: startMs, leaseMs: 1_000, limit: 10 } as const;

export function describeStoreContract({ openStores, openWithoutCommit }: StoreContract): void {
  async function openOne(): Promise<Store> {
    const [store] = await openStores(1);
    if (store === undefined) throw new Error('The engine opened no store');
    return store;
  }

  test('gives a lead back as it was saved, with its mails', async () => {
    const store = await openOne();
    const lead = makeLead();
    const delivery = makeDelivery();
    expect(await store.saveLead(lead, [delivery])).toEqual({ reference: lead.reference, isNew: true });
    const found = await store.findLead(lead.reference);
    expect(found?.lead).toEqual({ ...lead, status: 'new', notes: [] });
    expect(found?.deliveries).toMatchObject([
      { occasion: 'new-lead', recipient: delivery.recipient, state: 'pending', attempts: 0 },
    ]);
    expect(await store.findReferenceByKey(lead.idempotencyKey)).toBe(lead.reference);
    expect(await store.findLead('PT-NONE-NONE')).toBeUndefined();
  });

  test('writes nothing for a known key', async () => {
    const store = await openOne();
    const first = makeLead();
    await store.saveLead(first, [makeDelivery()]);
    const again = makeLead({ idempotencyKey: first.idempotencyKey });
    expect(await store.saveLead(again, [makeDelivery()])).toEqual({
      reference: first.reference,
      isNew: false,
    });
    expect(await store.listLeads()).toHaveLength(1);
    expect((await store.countDeliveries()).pending).toBe(1);
  });

  test('makes one row of fifty parallel saves over several connections', async () => {
    const stores = await openStores(5);
    const key = makeLead().idempotencyKey;
    const saves = Array.from({ length: 50 }, async (_, index) =>
      stores[index % stores.length]?.saveLead(makeLead({ idempotencyKey: key }), [makeDelivery()]),
    );
    const references = new Set((await Promise.all(saves)).map((saved) => saved?.reference));
    expect(references.size).toBe(1);
    expect(await stores[0]?.listLeads()).toHaveLength(1);
    expect((await stores[0]?.countDeliveries())?.pending).toBe(1);
  });

  test('keeps neither lead nor mails when one of them cannot be written', async () => {
    const store = await openOne();
    const delivery = makeDelivery();
    await store.saveLead(makeLead(), [delivery]);
    await expect(store.saveLead(makeLead(), [makeDelivery(), delivery])).rejects.toThrow();
    expect(await store.listLeads()).toHaveLength(1);
    expect((await store.countDeliveries()).pending).toBe(1);
  });

  test('refuses a reference that another lead has', async () => {
    const store = await openOne();
    const { reference } = makeLead();
    await store.saveLead(makeLead({ reference }), []);
    await expect(store.saveLead(makeLead({ reference }), [])).rejects.toBeInstanceOf(ReferenceTakenError);
  });

  test('saves what comes together, and leaves out only what cannot be saved', async () => {
    const store = await openOne();
    const leads = Array.from({ length: 300 }, () => makeLead());
    const clash = makeLead({ reference: leads[7]?.reference ?? '' });
    const saves = [...leads, clash].map((lead) => store.saveLead(lead, [makeDelivery()]));
    const saved = await Promise.allSettled(saves);
    expect(saved.filter(({ status }) => status === 'rejected')).toEqual([
      { status: 'rejected', reason: expect.any(ReferenceTakenError) as unknown },
    ]);
    expect(saved.at(-1)?.status).toBe('rejected');
    expect(await store.listLeads()).toHaveLength(300);
    expect((await store.countDeliveries()).pending).toBe(300);
    for (const { lead, deliveries } of await store.listLeads({ limit: 20 })) {
      expect([lead.reference, deliveries.length]).toEqual([lead.reference, 1]);
    }
  });

  test('says that a lead is saved only after the commit', async () => {
    const store = await openWithoutCommit();
    const saves = [makeLead(), makeLead()].map((lead) => store.saveLead(lead, [makeDelivery()]));
    const endings = await Promise.allSettled(saves);
    expect(endings.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await store.listLeads()).toEqual([]);
    await store.probeWrite(startMs);
  });

  test('leaves out a mail that the same address got a short while ago', async () => {
    const store = await openOne();
    const receipt = (recipient: string) =>
      makeDelivery({ occasion: 'receipt', recipient, unlessWrittenSinceMs: startMs - 60_000 });
    await store.saveLead(makeLead({ receivedAtMs: startMs - 60_001 }), [receipt('old@visitor.example')]);
    await store.saveLead(makeLead(), [receipt('old@visitor.example')]);
    await store.saveLead(makeLead(), [
      receipt('OLD@visitor.example'),
      receipt('new@visitor.example'),
      makeDelivery(),
    ]);
    expect((await store.countDeliveries()).pending).toBe(4);
    // One that a clock a year ahead has written counts for nothing.
    const yearMs = 365 * 24 * 60 * 60_000;
    await store.saveLead(makeLead({ receivedAtMs: startMs + yearMs }), [receipt('late@visitor.example')]);
    await store.saveLead(makeLead(), [receipt('late@visitor.example')]);
    expect((await store.countDeliveries()).pending).toBe(6);
  });

  test('plans one receipt when an address writes over several connections at once', async () => {
    const stores = await openStores(4);
    const receipt = () =>
      makeDelivery({ occasion: 'receipt', recipient: 'a@visitor.example', unlessWrittenSinceMs: startMs });
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => stores[index % 4]?.saveLead(makeLead(), [receipt()])),
    );
    expect(await stores[0]?.listLeads()).toHaveLength(12);
    expect((await stores[0]?.countDeliveries())?.pending).toBe(1);
  });

  test('lists the newest first', async () => {
    const store = await openOne();
    for (const offset of [2, 1, 3]) await store.saveLead(makeLead({ receivedAtMs: startMs + offset }), []);
    const times = (await store.listLeads({ limit: 2 })).map(({ lead }) => lead.receivedAtMs - startMs);
    expect(times).toEqual([3, 2]);
  });

  test('gives a due mail to one claimer only', async () => {
    const stores = await openStores(3);
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

  test('hands over a mail with its lead and counts the attempt', async () => {
    const store = await openOne();
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
        lead: { ...lead, status: 'new', notes: [] },
      },
    ]);
  });

  test('gives a mail to another claimer when the lease of a crashed one ends', async () => {
    const store = await openOne();
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

  test('writes down how a claim ended', async () => {
    const store = await openOne();
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
      nextAttemptAtMs: startMs + 500,
      lastError: '451 later',
    });
    expect(find(dead.recipient)).toMatchObject({ state: 'dead', lastError: '550 never' });
    expect(await store.findNextDueAtMs('mail')).toBe(startMs + 500);
    expect(await store.claimDeliveries({ ...claim, nowMs: startMs + 499 })).toEqual([]);
    expect(await store.claimDeliveries({ ...claim, nowMs: startMs + 500 })).toHaveLength(1);
  });

  test('knows how long the oldest mail has waited', async () => {
    const store = await openOne();
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

  test('gives a claimer only what its channels carry', async () => {
    const store = await openOne();
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

  test('keeps what happens to a lead, and tells the owner of it in the same transaction', async () => {
    const store = await openOne();
    const lead = makeLead();
    await store.saveLead(lead, []);
    const note = 'Please call after six.';
    expect(
      await store.changeLead(lead.reference, {
        nowMs: startMs + 5,
        status: 'called',
        note,
        deliveries: [makeDelivery({ occasion: 'change' })],
      }),
    ).toBe(true);
    const [claimed] = await store.claimDeliveries({ ...claim, nowMs: startMs + 5 });
    expect(claimed?.lead).toMatchObject({
      status: 'called',
      notes: [{ writtenAtMs: startMs + 5, text: note }],
    });
    expect((await store.findLead(lead.reference))?.lead).toEqual(claimed?.lead);
    expect(await store.changeLead('PT-NONE-NONE', { nowMs: startMs, status: 'called' })).toBe(false);
  });

  test('keeps as many notes as it may, also of those that come at once', async () => {
    const stores = await openStores(2);
    const lead = makeLead();
    await stores[0]?.saveLead(lead, []);
    const add = (store: Store, note: string) =>
      store.changeLead(lead.reference, {
        ...{ nowMs: startMs, note, mostNotes: 3 },
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

  test('takes a note that is sent twice for one, but one that was sent before another', async () => {
    const store = await openOne();
    const lead = makeLead();
    await store.saveLead(lead, []);
    for (const note of ['Number 13', 'Number 13', 'Number 14', 'Number 13']) {
      const deliveries = [makeDelivery({ occasion: 'change' })];
      expect(await store.changeLead(lead.reference, { nowMs: startMs, note, deliveries })).toBe(true);
    }
    const found = await store.findLead(lead.reference);
    expect(found?.lead.notes.map(({ text }) => text)).toEqual(['Number 13', 'Number 14', 'Number 13']);
    expect(found?.deliveries).toHaveLength(3);
  });

  test('lets waiting webhook calls follow the address, and gives them up when there is none', async () => {
    const store = await openOne();
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

  test('finds leads by verdict and time, and counts them', async () => {
    const store = await openOne();
    const judged = (verdict: 'clean' | 'junk', offset: number) =>
      makeLead({ receivedAtMs: startMs + offset, judgement: { verdict, score: 0, reasons: [] } });
    for (const lead of [judged('clean', 0), judged('junk', 1), judged('junk', 2), judged('junk', 3)]) {
      await store.saveLead(lead, []);
    }
    const span = { sinceMs: startMs + 1, untilMs: startMs + 3 };
    expect(await store.listLeads({ ...span, verdict: 'junk' })).toHaveLength(2);
    expect(await store.listLeads({ verdict: 'suspect' })).toEqual([]);
    expect(await store.countLeads({ ...span, sinceMs: startMs })).toEqual({ clean: 1, suspect: 0, junk: 2 });
  });

  test('adds a delivery without a lead once, however often it is planned', async () => {
    const stores = await openStores(2);
    const digest = () =>
      makeDelivery({ occasion: 'digest', messageId: '<digest@plumb.example>', payload: '{"sinceMs":1}' });
    const added = await Promise.all(stores.map((store) => store.addDeliveries([digest()], startMs)));
    expect(added.toSorted()).toEqual([0, 1]);
    expect(await stores[0]?.claimDeliveries(claim)).toMatchObject([
      { occasion: 'digest', payload: '{"sinceMs":1}', lead: null },
    ]);
  });

  test('tries again what was given up, when it is told to', async () => {
    const store = await openOne();
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

  test('tries everything again that was given up, but sends no receipt of long ago', async () => {
    const store = await openOne();
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

  test('makes due what a clock that was ahead planned for later, and nothing else', async () => {
    const store = await openOne();
    const yearMs = 365 * 24 * 60 * 60_000;
    const longest = { leaseMs: 1_000, longestPauseMs: 5_000 };
    await store.saveLead(makeLead(), [makeDelivery(), makeDelivery()]);
    const [leased, retried] = await store.claimDeliveries(claim);
    if (!leased || !retried) throw new Error('Nothing was claimed');
    await store.markForRetry(retried, startMs + 5_000, '451 later');
    expect(await store.pullBack(startMs, longest)).toBe(0);
    // The same two and a new one, seen under a clock that is a year ahead.
    await store.saveLead(makeLead({ receivedAtMs: startMs + yearMs }), [makeDelivery()]);
    expect(await store.claimDeliveries({ ...claim, nowMs: startMs + yearMs })).toHaveLength(3);
    expect(await store.pullBack(startMs, longest)).toBe(3);
    expect((await store.countDeliveries()).oldestWaitingAtMs).toBeLessThanOrEqual(startMs);
    const claimed = await store.claimDeliveries(claim);
    expect(claimed).toHaveLength(3);
    for (const { firstAttemptAtMs } of claimed) expect(firstAttemptAtMs).toBe(startMs);
  });

  test('erases a lead with its notes and deliveries', async () => {
    const store = await openOne();
    const lead = makeLead();
    await store.saveLead(lead, [makeDelivery()]);
    await store.changeLead(lead.reference, { nowMs: startMs, note: 'x' });
    expect(await store.eraseLead(lead.reference)).toBe(true);
    expect(await store.findLead(lead.reference)).toBeUndefined();
    expect(await store.claimDeliveries(claim)).toEqual([]);
    expect(await store.eraseLead(lead.reference)).toBe(false);
  });

  test('purges what is older than its time, junk sooner, and old digests that went out', async () => {
    const store = await openOne();
    const aged = (verdict: 'clean' | 'junk', receivedAtMs: number) =>
      makeLead({ receivedAtMs, judgement: { verdict, score: 0, reasons: [] } });
    const ages = [aged('clean', 10), aged('clean', 30), aged('junk', 30), aged('junk', 60)];
    for (const lead of ages) await store.saveLead(lead, []);
    await store.addDeliveries([makeDelivery({ occasion: 'digest' })], 10);
    const [digest] = await store.claimDeliveries(claim);
    if (!digest) throw new Error('Nothing was claimed');
    await store.markSent(digest, 20);
    expect(await store.purge({ leadsBeforeMs: 20, junkBeforeMs: 50 })).toEqual({ leads: 2, isWiped: true });
    expect((await store.listLeads()).map(({ lead }) => lead.receivedAtMs)).toEqual([60, 30]);
    expect((await store.countDeliveries()).sent).toBe(0);
    expect((await store.purge({ leadsBeforeMs: undefined, junkBeforeMs: 50 })).leads).toBe(0);
  });

  test('follows the clock in steps, begins with the newest lead, and never goes back', async () => {
    const store = await openOne();
    await store.saveLead(makeLead({ receivedAtMs: 1_000 }), []);
    await store.saveLead(makeLead({ receivedAtMs: 90_000 }), []);
    const read = (nowMs: number) => store.followClock(nowMs, 100);
    expect([await read(50_000), await read(50_000), await read(1_150), await read(1_000)]).toEqual([
      1_000, 1_100, 1_150, 1_150,
    ]);
    const [empty] = await openStores(1);
    expect(await empty?.followClock(startMs, 100)).toBe(startMs);
  });

  test('knows when the last backup was made', async () => {
    const store = await openOne();
    expect(await store.findLastBackupMs()).toBeUndefined();
    await store.recordBackup(startMs);
    await store.recordBackup(startMs + 1);
    expect(await store.findLastBackupMs()).toBe(startMs + 1);
  });

  test('keeps old leads of which no owner was told', async () => {
    const store = await openOne();
    const owner = () => makeDelivery();
    const [told, waiting, dead] = [makeLead(), makeLead(), makeLead()];
    await store.saveLead(told, [owner(), makeDelivery({ occasion: 'receipt' })]);
    await store.saveLead(dead, [owner()]);
    const claimed = await store.claimDeliveries(claim);
    for (const row of claimed.filter(({ occasion }) => occasion === 'new-lead')) {
      if (row.lead?.reference === told.reference) await store.markSent(row, startMs);
      else await store.markDead(row, '550 never');
    }
    await store.saveLead(waiting, [owner()]);
    expect((await store.purge({ leadsBeforeMs: startMs + 1, junkBeforeMs: 0 })).leads).toBe(1);
    const kept = (await store.listLeads()).map(({ lead }) => lead.reference);
    expect(kept.toSorted()).toEqual([dead.reference, waiting.reference].toSorted());
  });

  test('makes one secret for all processes', async () => {
    const stores = await openStores(2);
    const secrets = await Promise.all([...stores, ...stores].map((store) => store.readSecret()));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  });

  test('dumps one moment, while others write on', async () => {
    const [store, other] = await openStores(2);
    if (!store || !other) throw new Error('The engine opened no store');
    await store.readSecret();
    await store.saveLead(makeLead(), [makeDelivery()]);
    const tables: string[] = [];
    await store.dump(async ({ table }) => {
      // The first row: from here on, nothing new may show.
      if (tables.length === 0) await other.saveLead(makeLead(), [makeDelivery()]);
      tables.push(table);
    });
    expect(tables).toEqual(['secrets', 'leads', 'deliveries']);
    expect(await store.listLeads()).toHaveLength(2);
  });

  test('puts a dump back into an empty store, and into no other', async () => {
    const [source] = await openStores(1);
    const [target] = await openStores(1);
    if (!source || !target) throw new Error('The engine opened no store');
    const lead = makeLead();
    await source.saveLead(lead, [makeDelivery()]);
    await source.changeLead(lead.reference, { nowMs: startMs, status: 'quoted', note: 'Ünï 🏠' });
    const secret = await source.readSecret();
    const rows: DumpRow[] = [];
    await source.dump(async (row) => void rows.push(row));
    const replay = async function* () {
      yield* rows;
    };
    await target.restore(replay());
    expect(await target.findLead(lead.reference)).toEqual(await source.findLead(lead.reference));
    expect(await target.readSecret()).toBe(secret);
    // New rows must not collide with the ids that came back.
    expect((await target.saveLead(makeLead(), [makeDelivery()])).isNew).toBe(true);
    await target.changeLead(lead.reference, { nowMs: startMs, note: 'second' });
    await expect(target.restore(replay())).rejects.toThrow('already holds leads');
    expect(await target.listLeads()).toHaveLength(2);
  });
}
