/** People, sessions, lists and timelines, on every engine. */
import { expect, test } from 'vitest';
import {
  makeDelivery,
  makeLead,
  makePromise,
  openOne,
  startMs,
  type StoreContract,
} from './contract-data.ts';
import { readQuestion } from './lead-search.ts';
import type { DumpRow } from './dump.ts';
import { toUndated, type NewLead } from './records.ts';
import type { Store } from './store.ts';

const dayMs = 24 * 60 * 60_000;
const code = {
  tokenHash: 't',
  addressHash: 'a',
  pool: 'network',
  codeHash: 'right',
  email: 'marcus@plumb.example',
  owners: [
    { email: 'Marcus@plumb.example', name: 'Marcus' },
    { email: 'office@plumb.example', name: 'Office' },
  ],
  nowMs: startMs,
  sinceMs: startMs - dayMs,
  mayAsk: (taken: ReadonlyMap<string, number>) => (taken.get('network') ?? 0) < 2,
};
const by = { source: 'person', who: 'Marcus' } as const;

async function addPerson(store: Store, email = 'crew@plumb.example') {
  const person = await store.addPerson({ email, name: 'Cruz', role: 'crew' }, startMs);
  if (person === undefined) throw new Error('Nobody was added');
  return person;
}

async function listReferences(
  store: Store,
  shelf: 'open' | 'mine' | 'waiting' | 'done' | 'spam',
  assignedTo?: number,
) {
  const rows = await store.listShelf({ shelf, assignedTo, after: undefined, limit: 10 });
  return rows.map(({ lead }) => lead.reference);
}

const honest = { verdict: 'clean', score: 0, reasons: [] } as const;
const makeHonest = (change: Partial<NewLead> = {}) =>
  makeLead({ judgement: { ...honest, reasons: [] }, ...change });

export function describeInbox(engine: StoreContract): void {
  test('lets owners sign in from the start, accepts each code once, and voids it after five wrong ones', async () => {
    const store = await openOne(engine);
    const { person } = await store.saveCode(code);
    expect(person).toMatchObject({ email: code.email, name: 'Marcus', role: 'owner' });
    const enter = (codeHash: string, tokenHash = 't', sinceMs = startMs, nowMs = startMs) =>
      store.useCode({ tokenHash, codeHash, sinceMs, nowMs, mostTries: 5 });
    expect(await enter('wrong')).toBeUndefined();
    expect(await enter('right', 'other browser')).toBeUndefined();
    expect(await enter('right', 't', startMs + 1, startMs + 1)).toBeUndefined();
    // A clock that was ahead made it.
    expect(await enter('right', 't', startMs - 9, startMs - 1)).toBeUndefined();
    await store.saveCode({ ...code, addressHash: 'b', codeHash: 'newer' });
    await store.saveCode({
      ...code,
      addressHash: 'c',
      codeHash: 'of nobody',
      email: 'stranger@else.example',
    });
    expect(await enter('of nobody')).toBeUndefined();
    expect(await enter('right')).toEqual(person);
    expect(await enter('right')).toBeUndefined();
    expect(await enter('newer')).toEqual(person);
    await store.saveCode({ ...code, tokenHash: 'u' });
    for (let attempt = 0; attempt < 5; attempt++) await enter('wrong', 'u');
    expect(await enter('right', 'u')).toBeUndefined();
  });

  test('gives codes five tries even if all guesses come at once', async () => {
    const [store, other = store] = await engine.openStores(2);
    if (store === undefined || other === undefined) throw new Error('No store');
    await store.saveCode(code);
    const guess = { tokenHash: 't', sinceMs: startMs, nowMs: startMs, mostTries: 5 };
    const guesses = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? store : other).useCode({ ...guess, codeHash: 'wrong' }),
    );
    await Promise.all(guesses);
    expect(await store.useCode({ ...guess, codeHash: 'right' })).toBeUndefined();
  });

  test('counts the addresses of people that somebody asks codes for without using them', async () => {
    const store = await openOne(engine);
    const askOften = async (email: string, pool: string) => {
      for (let asked = 0; asked < 3; asked++)
        await store.saveCode({ ...code, addressHash: email + pool, email, pool, mayAsk: () => true });
    };
    await askOften(code.email, 'network');
    await askOften(code.email, 'pass');
    await askOften(code.email, 'shown');
    await askOften('stranger@else.example', 'network');
    const count = (leastCodes: number) => store.countGuessedAddresses(startMs - 1, leastCodes);
    expect([await count(3), await count(4), await store.countGuessedAddresses(startMs, 3)]).toEqual([
      1, 0, 0,
    ]);
  });

  test('limits the codes of an address, whether it is known or not', async () => {
    const store = await openOne(engine);
    for (const email of [code.email, 'stranger@else.example']) {
      const ask = (tokenHash: string, nowMs = startMs) =>
        store.saveCode({
          ...code,
          email,
          addressHash: email,
          tokenHash: email + tokenHash,
          nowMs,
          sinceMs: nowMs - dayMs,
        });
      const asked = [await ask('1'), await ask('2'), await ask('3'), await ask('4', startMs + dayMs + 1)];
      expect(asked.map(({ isAllowed }) => isAllowed)).toEqual([true, true, false, true]);
      expect(asked[2]?.person).toBeUndefined();
    }
    expect((await store.listPeople()).map(({ email }) => email)).toEqual([
      code.email,
      'office@plumb.example',
    ]);
  });

  test('ends a session on sign-out, on removal of the person, and after ninety days', async () => {
    const store = await openOne(engine);
    const person = await addPerson(store);
    const begin = (tokenHash: string, nowMs = startMs) =>
      store.addSession({
        tokenHash,
        personId: person.id,
        device: 'Safari, iPhone',
        nowMs,
      });
    for (const token of ['a', 'b', 'c']) await begin(token);
    const find = async (token: string) => (await store.findSession(token, startMs))?.person.email;
    const [session] = await store.listSessions(person.id, startMs);
    await store.endSession(person.id + 1, session?.id ?? 0);
    expect(await find('a')).toBe(person.email);
    const own = await store.findSession('a', startMs);
    await store.endSession(person.id, own?.id ?? 0);
    expect([await find('a'), await find('b')]).toEqual([undefined, person.email]);
    expect(await store.findSession('b', startMs + 1)).toBeUndefined();
    await store.touchSession((await store.findSession('b', startMs))?.id ?? 0, startMs + 5);
    expect(await store.findSession('b', startMs + 1)).toBeDefined();
    await store.removePerson(person.id, { nowMs: startMs, by });
    expect([await find('b'), await find('c')]).toEqual([undefined, undefined]);
  });

  test('removes codes and sessions that nobody used for long', async () => {
    const store = await openOne(engine);
    const person = await addPerson(store);
    for (const [tokenHash, nowMs] of [['old', startMs - 1] as const, ['new', startMs] as const]) {
      await store.addSession({ tokenHash, personId: person.id, device: 'Safari, iPhone', nowMs });
      await store.saveCode({ ...code, tokenHash, email: person.email, nowMs });
    }
    await store.purgeSignIns({ codesMs: startMs, sessionsMs: startMs });
    expect(await store.listSessions(person.id, 0)).toHaveLength(1);
    const enter = (tokenHash: string) =>
      store.useCode({ tokenHash, codeHash: 'right', sinceMs: 0, nowMs: startMs, mostTries: 5 });
    expect([await enter('old'), await enter('new')]).toEqual([undefined, person]);
  });

  test('sorts lists by urgency, page by page', async () => {
    const store = await openOne(engine);
    const leads = [
      makeHonest(),
      makeHonest({ receivedAtMs: startMs + 1 }),
      makeHonest({ promise: makePromise(startMs + 9) }),
      makeHonest({ promise: makePromise(startMs + 3) }),
    ];
    const junk = makeLead({ judgement: { verdict: 'junk', score: 9, reasons: [] } });
    for (const lead of [...leads, junk]) await store.saveLead(lead, []);
    const [old, young, later, sooner] = leads.map(({ reference }) => reference);
    expect(await listReferences(store, 'open')).toEqual([sooner, later, young, old]);
    expect(await listReferences(store, 'spam')).toEqual([junk.reference]);
    const [first, second] = await store.listShelf({ shelf: 'open', after: undefined, limit: 2 });
    const after = { actByMs: second?.lead.actByMs ?? 0, id: second?.id ?? 0 };
    const rest = await store.listShelf({ shelf: 'open', after, limit: 9 });
    expect([first?.lead.reference, ...rest.map(({ lead }) => lead.reference)]).toEqual([sooner, young, old]);
  });

  test('moves a request between lists by status and within a list by snooze, and records who did it', async () => {
    const store = await openOne(engine);
    const person = await addPerson(store);
    const lead = makeHonest({ promise: makePromise(startMs) });
    const { reference } = lead;
    await store.saveLead(lead, []);
    const change = (rest: object) => store.changeLead(reference, { nowMs: startMs, by, ...rest });
    expect(await change({ status: 'quoted', assignedTo: person.id, snoozedUntilMs: startMs + 5 })).toBe(
      'done',
    );
    expect(await listReferences(store, 'waiting')).toEqual([reference]);
    expect(await listReferences(store, 'mine', person.id)).toEqual([reference]);
    expect(await listReferences(store, 'mine', person.id + 1)).toEqual([]);
    const paused = (await store.findLead(reference))?.lead;
    expect(paused).toMatchObject({
      actByMs: startMs + 5,
      snoozedUntilMs: startMs + 5,
      assignedTo: person.id,
    });
    const answer = { kind: 'answer', value: 'd', text: '' } as const;
    expect(await change({ nowMs: startMs + 4, events: [answer] })).toBe('done');
    expect((await store.findLead(reference))?.lead.snoozedUntilMs).toBe(startMs + 5);
    expect(await change({ nowMs: startMs + 5, events: [{ ...answer, text: 'b' }] })).toBe('done');
    expect((await store.findLead(reference))?.lead).toMatchObject({
      snoozedUntilMs: null,
      actByMs: toUndated(startMs),
    });
    expect(await change({ status: 'lost', reason: 'Too dear' })).toBe('done');
    expect(await listReferences(store, 'done')).toEqual([reference]);
    expect((await store.findLead(reference))?.lead).toMatchObject({
      snoozedUntilMs: null,
      actByMs: toUndated(startMs),
    });
    const events = (await store.listEvents(reference)).map(({ kind, value, text, who }) => [
      kind,
      value,
      text,
      who,
    ]);
    expect(events).toEqual([
      ['status', 'quoted', '', 'Marcus'],
      ['assigned', 'Cruz', '', 'Marcus'],
      ['snoozed', String(startMs + 5), '', 'Marcus'],
      ['answer', 'd', '', 'Marcus'],
      ['snoozed', '', '', 'Marcus'],
      ['answer', 'd', 'b', 'Marcus'],
      ['status', 'lost', 'Too dear', 'Marcus'],
    ]);
    await store.removePerson(person.id, { nowMs: startMs, by });
    expect((await store.findLead(reference))?.lead.assignedTo).toBeNull();
  });

  test('hands the requests of a removed person to another one, and records it', async () => {
    const store = await openOne(engine);
    const [crew, heir] = [await addPerson(store), await addPerson(store, 'heir@plumb.example')];
    const [mine, done] = [makeHonest(), makeHonest()];
    for (const { reference } of await Promise.all([mine, done].map((lead) => store.saveLead(lead, []))))
      await store.changeLead(reference, { nowMs: startMs, by, assignedTo: crew.id });
    await store.changeLead(done.reference, { nowMs: startMs, by, status: 'won' });
    expect([...(await store.countAssigned())]).toEqual([[crew.id, 1]]);
    await store.removePerson(crew.id, { heirId: heir.id, nowMs: startMs + 1, by });
    for (const { reference } of [mine, done]) {
      expect((await store.findLead(reference))?.lead.assignedTo).toBe(heir.id);
      const last = (await store.listEvents(reference)).at(-1);
      expect(last).toMatchObject({ kind: 'assigned', value: 'Cruz', who: 'Marcus', atMs: startMs + 1 });
    }
  });

  test("finds the sender's other requests by e-mail address and by phone number", async () => {
    const store = await openOne(engine);
    const crew = await addPerson(store);
    const make = (email: string, phoneE164: string | null) =>
      makeLead({ fields: { name: 'Ron', email }, phoneE164 });
    const one = make('Ron@plumb.example', '+18435550142');
    const others = [make('ron@PLUMB.example', null), make('work@plumb.example', '+18435550142')];
    const stranger = make('else@plumb.example', null);
    for (const lead of [one, ...others, stranger]) await store.saveLead(lead, []);
    const found = (await store.findLead(one.reference))?.lead;
    if (found === undefined) throw new Error('The lead is missing');
    const list = async (assignedTo?: number) =>
      (await store.listRelated(found, { assignedTo, limit: 5 })).map(({ lead }) => lead.reference);
    expect(await list()).toEqual(others.map(({ reference }) => reference).reverse());
    await store.changeLead(others[0]?.reference ?? '', { nowMs: startMs, by, assignedTo: crew.id });
    expect(await list(crew.id)).toEqual([others[0]?.reference]);
    const alone = (await store.findLead(stranger.reference))?.lead ?? found;
    expect(await store.listRelated(alone, { limit: 5 })).toEqual([]);
  });

  test('refuses the second of two conflicting changes entirely', async () => {
    const stores = await engine.openStores(2);
    const [store] = stores;
    const lead = makeHonest();
    const { reference } = lead;
    await store?.saveLead(lead, []);
    const outcomes = await Promise.all(
      stores.flatMap((one) =>
        (['won', 'lost'] as const).map((status) =>
          one.changeLead(reference, {
            nowMs: startMs,
            by,
            version: 0,
            status,
            deliveries: [makeDelivery({ occasion: 'answer' })],
          }),
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(['done', 'done', 'outdated', 'outdated']);
    const note = { kind: 'note', value: '', text: 'Both may add notes' } as const;
    expect(await store?.changeLead(reference, { nowMs: startMs, by, events: [note] })).toBe('done');
    const found = await store?.findLead(reference);
    expect([found?.lead.version, found?.deliveries.length]).toEqual([1, 1]);
    expect((await store?.listEvents(reference))?.map(({ kind }) => kind)).toEqual(['status', 'note']);
  });

  test('keeps the same note of two people with one name', async () => {
    const store = await openOne(engine);
    const lead = makeHonest();
    await store.saveLead(lead, []);
    const events = [{ kind: 'note', value: '', text: 'Called' }] as const;
    for (const personId of [1, 2, 1])
      await store.changeLead(lead.reference, { nowMs: startMs, by: { ...by, personId }, events });
    expect((await store.listEvents(lead.reference)).map(({ personId }) => personId)).toEqual([1, 2]);
  });

  test('treats a double click as one change', async () => {
    const [store, other] = await engine.openStores(2);
    const lead = makeHonest();
    const { reference } = lead;
    await store?.saveLead(lead, []);
    const send = (one: Store | undefined, status: 'won' | undefined, kind: 'answer' | 'note') =>
      one?.changeLead(reference, {
        nowMs: startMs,
        by,
        ...(status && { version: 0, status }),
        events: status ? [] : [{ kind, value: '', text: 'Hello' }],
        deliveries: status ? [] : [makeDelivery({ occasion: 'answer' })],
      });
    for (const status of ['won', undefined] as const)
      for (const kind of ['answer', 'note'] as const)
        expect(await Promise.all([send(store, status, kind), send(other, status, kind)])).toEqual([
          'done',
          'done',
        ]);
    const kinds = (await store?.listEvents(reference))?.map(({ kind }) => kind);
    expect(kinds).toEqual(['status', 'answer', 'note']);
    expect((await store?.findLead(reference))?.deliveries).toHaveLength(2);
  });

  test('clears the junk verdict when a person answers or clears a lead', async () => {
    const store = await openOne(engine);
    const leads = [1, 2].map(() => makeLead({ judgement: { verdict: 'junk', score: 9, reasons: ['x'] } }));
    for (const lead of leads) await store.saveLead(lead, []);
    await store.changeLead(leads[0]?.reference ?? '', { nowMs: startMs, by, isHonest: true });
    await store.changeLead(leads[1]?.reference ?? '', { nowMs: startMs, by, status: 'contacted' });
    expect(await listReferences(store, 'spam')).toEqual([]);
    expect((await listReferences(store, 'open')).sort()).toEqual(
      leads.map(({ reference }) => reference).sort(),
    );
  });

  test('records one opening per reading, and finds the newest leads first', async () => {
    const store = await openOne(engine);
    const leads = [makeHonest(), makeHonest({ receivedAtMs: startMs + 1 })];
    for (const lead of leads) await store.saveLead(lead, []);
    const { reference } = leads[0] ?? makeLead();
    const open = (id: number, atMs: number, quietSinceMs: number) =>
      store.recordOpening(reference, { id, name: 'Ann' }, atMs, quietSinceMs);
    await open(1, startMs, startMs - 10);
    await open(1, startMs + 5, startMs - 5);
    await open(2, startMs + 5, startMs - 5);
    expect((await store.listEvents(reference)).map(({ personId }) => personId)).toEqual([1, 2]);
    expect((await store.findLead(reference))?.lead.openedAtMs).toBe(startMs);
    const find = async (question: string, rest = {}) =>
      (await store.searchLeads(readQuestion(question), { limit: 5, ...rest })).map(
        ({ lead }) => lead.reference,
      );
    expect(await find('ada')).toEqual(leads.map((lead) => lead.reference).reverse());
    expect(await find(reference)).toEqual([reference]);
    expect(await find('ada', { assignedTo: 1 })).toEqual([]);
    expect(await find('ada', { limit: 1 })).toHaveLength(1);
    expect(await find('')).toEqual([]);
  });

  test('finds new words of a lead, and none of an erased one', async () => {
    const store = await openOne(engine);
    const lead = makeHonest({ fields: { name: 'Zoë', email: 'z@visitor.example', phone: '(843) 555-0177' } });
    await store.saveLead(lead, []);
    const find = async (question: string) =>
      (await store.searchLeads(readQuestion(question), { limit: 5 })).length;
    for (const question of ['zoe', 'é', 'o', '8435550177', '+1 843 555 0177', '555-0177', 'zoe 8435550177'])
      expect([question, await find(question)]).toEqual([question, question === 'é' ? 1 : 1]);
    expect(await find('siân')).toBe(0);
    await store.changeLead(lead.reference, { nowMs: startMs, note: 'Call Siân' });
    expect(await find('sian')).toBe(1);
    await store.eraseLead(lead.reference);
    expect(await find('zoe')).toBe(0);
  });

  test('restores people and timelines but no sessions, and erases timelines with their lead', async () => {
    const [store] = await engine.openStores(1);
    const [other] = await engine.openStores(1);
    if (!store || !other) throw new Error('The engine opened no store');
    const lead = makeHonest();
    const person = await addPerson(store);
    const session = { personId: person.id, device: '', nowMs: startMs, sinceMs: 0 };
    await store.addSession({ ...session, tokenHash: 's' });
    await store.saveLead(lead, []);
    await store.changeLead(lead.reference, { nowMs: startMs, by, status: 'won', assignedTo: person.id });
    const rows: DumpRow[] = [];
    await store.dump(async (row) => void rows.push(row));
    expect(rows.map(({ table }) => table)).toEqual(['people', 'leads', 'lead_events', 'lead_events']);
    await store.eraseLead(lead.reference);
    expect(await store.listEvents(lead.reference)).toEqual([]);
    await other.restore(
      (async function* () {
        yield* rows;
      })(),
    );
    expect(await other.listPeople()).toEqual([person]);
    expect((await other.findLead(lead.reference))?.lead).toMatchObject({
      status: 'won',
      assignedTo: person.id,
    });
    expect(await other.listEvents(lead.reference)).toHaveLength(2);
    expect(await other.findSession('s', 0)).toBeUndefined();
    expect((await addPerson(other, 'next@plumb.example')).id).toBeGreaterThan(person.id);
  });
}
