/** What every store must hold, whichever engine is behind it. Each engine's test file calls this once. */
import { expect, test } from 'vitest';
import { ReferenceTakenError, type NewLead, type NewMail, type Store } from './store.ts';

export interface StoreContract {
  /** Opens another connection to one and the same empty database, which is removed after the test. */
  openStores: (amount: number) => Promise<Store[]>;
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
    ...change,
  };
}

function makeMail(change: Partial<NewMail> = {}): NewMail {
  serial++;
  return {
    id: `mail-${serial}`,
    kind: 'owner',
    recipient: 'o@plumb.example',
    messageId: `<${serial}@plumb.example>`,
    ...change,
  };
}

const claim = { nowMs: startMs, leaseMs: 1_000, limit: 10 };

export function describeStoreContract({ openStores }: StoreContract): void {
  async function openOne(): Promise<Store> {
    const [store] = await openStores(1);
    if (store === undefined) throw new Error('The engine opened no store');
    return store;
  }

  test('gives a lead back as it was saved, with its mails', async () => {
    const store = await openOne();
    const lead = makeLead();
    const mail = makeMail();
    expect(await store.saveLead(lead, [mail])).toEqual({ reference: lead.reference, isNew: true });
    const found = await store.findLead(lead.reference);
    expect(found?.lead).toEqual({ ...lead, status: 'new' });
    expect(found?.mails).toMatchObject([
      { kind: 'owner', recipient: mail.recipient, state: 'pending', attempts: 0 },
    ]);
    expect(await store.findReferenceByKey(lead.idempotencyKey)).toBe(lead.reference);
    expect(await store.findLead('PT-NONE-NONE')).toBeUndefined();
  });

  test('writes nothing for a known key', async () => {
    const store = await openOne();
    const first = makeLead();
    await store.saveLead(first, [makeMail()]);
    const again = makeLead({ idempotencyKey: first.idempotencyKey });
    expect(await store.saveLead(again, [makeMail()])).toEqual({ reference: first.reference, isNew: false });
    expect(await store.listLeads()).toHaveLength(1);
    expect((await store.countMails()).pending).toBe(1);
  });

  test('makes one row of fifty parallel saves over several connections', async () => {
    const stores = await openStores(5);
    const key = makeLead().idempotencyKey;
    const saves = Array.from({ length: 50 }, async (_, index) =>
      stores[index % stores.length]?.saveLead(makeLead({ idempotencyKey: key }), [makeMail()]),
    );
    const references = new Set((await Promise.all(saves)).map((saved) => saved?.reference));
    expect(references.size).toBe(1);
    expect(await stores[0]?.listLeads()).toHaveLength(1);
    expect((await stores[0]?.countMails())?.pending).toBe(1);
  });

  test('keeps neither lead nor mails when one of them cannot be written', async () => {
    const store = await openOne();
    const mail = makeMail();
    await store.saveLead(makeLead(), [mail]);
    await expect(store.saveLead(makeLead(), [makeMail(), mail])).rejects.toThrow();
    expect(await store.listLeads()).toHaveLength(1);
    expect((await store.countMails()).pending).toBe(1);
  });

  test('refuses a reference that another lead has', async () => {
    const store = await openOne();
    const { reference } = makeLead();
    await store.saveLead(makeLead({ reference }), []);
    await expect(store.saveLead(makeLead({ reference }), [])).rejects.toBeInstanceOf(ReferenceTakenError);
  });

  test('leaves out a mail that the same address got a short while ago', async () => {
    const store = await openOne();
    const receipt = (recipient: string) =>
      makeMail({ kind: 'receipt', recipient, unlessWrittenSinceMs: startMs - 60_000 });
    await store.saveLead(makeLead({ receivedAtMs: startMs - 60_001 }), [receipt('old@visitor.example')]);
    await store.saveLead(makeLead(), [receipt('old@visitor.example')]);
    await store.saveLead(makeLead(), [
      receipt('OLD@visitor.example'),
      receipt('new@visitor.example'),
      makeMail(),
    ]);
    expect((await store.countMails()).pending).toBe(4);
  });

  test('lists the newest first', async () => {
    const store = await openOne();
    for (const offset of [2, 1, 3]) await store.saveLead(makeLead({ receivedAtMs: startMs + offset }), []);
    const times = (await store.listLeads(2)).map(({ lead }) => lead.receivedAtMs - startMs);
    expect(times).toEqual([3, 2]);
  });

  test('gives a due mail to one claimer only', async () => {
    const stores = await openStores(3);
    const mails = Array.from({ length: 20 }, () => makeMail());
    await stores[0]?.saveLead(makeLead(), mails);
    const claims = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => stores[index % 3]?.claimMails({ ...claim, limit: 3 })),
    );
    const ids = claims.flatMap((claimed) => claimed?.map(({ id }) => id) ?? []);
    expect(ids.toSorted()).toEqual(mails.map(({ id }) => id).toSorted());
    expect(await stores[0]?.claimMails(claim)).toEqual([]);
  });

  test('hands over a mail with its lead and counts the attempt', async () => {
    const store = await openOne();
    const lead = makeLead();
    const mail = makeMail();
    await store.saveLead(lead, [mail]);
    const { id, kind, recipient, messageId } = mail;
    expect(await store.claimMails(claim)).toEqual([
      {
        id,
        kind,
        recipient,
        messageId,
        attempts: 1,
        firstAttemptAtMs: startMs,
        lead: { ...lead, status: 'new' },
      },
    ]);
  });

  test('gives a mail to another claimer when the lease of a crashed one ends', async () => {
    const store = await openOne();
    await store.saveLead(makeLead(), [makeMail()]);
    const [crashed] = await store.claimMails(claim);
    expect(await store.claimMails({ ...claim, nowMs: startMs + 999 })).toEqual([]);
    const [rescued] = await store.claimMails({ ...claim, nowMs: startMs + 1_000 });
    expect(rescued).toMatchObject({ id: crashed?.id, attempts: 2, firstAttemptAtMs: startMs });
    if (crashed === undefined || rescued === undefined) throw new Error('Nothing was claimed');
    await store.markDead(crashed, 'too late');
    expect((await store.countMails()).sending).toBe(1);
    await store.markSent(rescued, startMs + 1_001);
    expect(await store.countMails()).toMatchObject({ sending: 0, sent: 1, dead: 0 });
  });

  test('writes down how a claim ended', async () => {
    const store = await openOne();
    const lead = makeLead();
    await store.saveLead(lead, [
      makeMail({ recipient: 'a' }),
      makeMail({ recipient: 'b' }),
      makeMail({ recipient: 'c' }),
    ]);
    const [sent, retried, dead] = await store.claimMails(claim);
    if (!sent || !retried || !dead) throw new Error('Nothing was claimed');
    await store.markSent(sent, startMs + 5);
    await store.markForRetry(retried, startMs + 500, '451 later');
    await store.markDead(dead, '550 never');
    const mails = (await store.findLead(lead.reference))?.mails;
    const find = (recipient: string) => mails?.find((mail) => mail.recipient === recipient);
    expect(find(sent.recipient)).toMatchObject({ state: 'sent', sentAtMs: startMs + 5, lastError: null });
    expect(find(retried.recipient)).toMatchObject({
      state: 'pending',
      nextAttemptAtMs: startMs + 500,
      lastError: '451 later',
    });
    expect(find(dead.recipient)).toMatchObject({ state: 'dead', lastError: '550 never' });
    expect(await store.findNextDueAtMs()).toBe(startMs + 500);
    expect(await store.claimMails({ ...claim, nowMs: startMs + 499 })).toEqual([]);
    expect(await store.claimMails({ ...claim, nowMs: startMs + 500 })).toHaveLength(1);
  });

  test('knows how long the oldest mail has waited', async () => {
    const store = await openOne();
    expect(await store.countMails()).toEqual({
      pending: 0,
      sending: 0,
      sent: 0,
      dead: 0,
      oldestWaitingAtMs: null,
    });
    expect(await store.findNextDueAtMs()).toBeUndefined();
    await store.saveLead(makeLead({ receivedAtMs: startMs + 7 }), [makeMail()]);
    await store.saveLead(makeLead({ receivedAtMs: startMs + 3 }), [makeMail()]);
    expect((await store.countMails()).oldestWaitingAtMs).toBe(startMs + 3);
    await store.probeWrite(startMs);
    await store.probeWrite(startMs + 1);
  });
}
