/** Decisions about visits. */
import { expect, test } from 'vitest';
import { claim, makeDelivery, makeLead, openOne, startMs, type StoreContract } from './contract-data.ts';
import type { Store } from './store.ts';
import type { VisitDecision, VisitState } from './visit-store.ts';

const hourMs = 60 * 60_000;
const fromMs = startMs + 48 * hourMs;
const by = { source: 'visitor', who: '' } as const;
const plan = {
  fromMs,
  untilMs: fromMs + 2 * hourMs,
  startMs: fromMs,
  endMs: fromMs + hourMs,
  area: null,
  reason: '',
};

const makeDecision = (state: VisitState, given: Partial<VisitDecision> = {}): VisitDecision => ({
  ...{
    state,
    personId: null,
    plan,
    change: { by },
    version: 0,
    replaces: state === 'confirmed' || state === 'canceled' ? 'all' : 'news',
  },
  ...(state === 'held' && { expiresAtMs: startMs + 10 * 60_000 }),
  ...given,
});

async function saveLeads(store: Store, count: number) {
  const leads = Array.from({ length: count }, () => makeLead());
  for (const lead of leads) await store.saveLead(lead, []);
  return leads.map(({ reference }) => reference);
}

export function describeVisiting(engine: StoreContract): void {
  // VISIT-ONE
  test('refuses a second claim even if the decision overlooks the first', async () => {
    const store = await openOne(engine);
    const [one = '', other = ''] = await saveLeads(store, 2);
    const hold = (reference: string, nowMs: number) =>
      store.decideVisit(reference, nowMs, () => makeDecision('held', { expiresAtMs: nowMs + 10 * 60_000 }));
    expect(await hold(one, startMs)).toMatchObject({
      visit: { reference: one, state: 'held', version: 0, plan },
    });
    expect(await hold(other, startMs)).toBe('taken');
    // The hold has expired.
    expect(await hold(other, startMs + 11 * 60_000)).toMatchObject({ visit: { reference: other } });
    const asked = await store.decideVisit(one, startMs + 11 * 60_000, ({ others }) =>
      others.length > 0 ? 'taken' : makeDecision('asked'),
    );
    expect(asked).toBe('taken');
  });

  test('frees the time of a canceled visit', async () => {
    const store = await openOne(engine);
    const [one = '', other = ''] = await saveLeads(store, 2);
    for (const state of ['held', 'asked', 'canceled'] as const)
      await store.decideVisit(one, startMs, () => makeDecision(state));
    expect(
      await store.decideVisit(other, startMs, ({ others }) =>
        others.length > 0 ? 'taken' : makeDecision('asked'),
      ),
    ).toMatchObject({ visit: { state: 'asked' } });
    expect(await store.findVisit(one)).toMatchObject({ state: 'canceled', personId: null });
    expect(await store.decideVisit('PT-NONE-NONE', startMs, () => makeDecision('held'))).toBe('unknown');
  });

  // VISIT-MAILS
  test('removes the waiting mail about an earlier time, and never sends one that is late', async () => {
    const store = await openOne(engine);
    const [reference = ''] = await saveLeads(store, 1);
    const decide = (state: VisitState, version: number, nowMs: number) =>
      store.decideVisit(reference, nowMs, () =>
        makeDecision(state, {
          version,
          change: {
            by,
            events: [{ kind: 'visit', value: state, text: '' }],
            deliveries: [{ ...makeDelivery({ occasion: 'visit' }), payload: JSON.stringify({ version }) }],
          },
        }),
      );
    await decide('asked', 0, startMs);
    // A process has claimed the first mail, and fails.
    const [first] = await store.claimDeliveries({ ...claim, nowMs: startMs });
    await decide('confirmed', 1, startMs + 1);
    await decide('canceled', 2, startMs + 2);
    if (first) await store.markForRetry(first, startMs + 3, 'down');
    const claimed = await store.claimDeliveries({ ...claim, nowMs: startMs + 4 });
    expect(claimed.map(({ payload }) => payload)).toEqual(['{"version":2}']);
    const events = await store.listEvents(reference);
    expect(events.map(({ value }) => value)).toEqual(['asked', 'confirmed', 'canceled']);
  });

  test('lists visits by their start, and those of closed requests', async () => {
    const store = await openOne(engine);
    const [one = '', other = ''] = await saveLeads(store, 2);
    const later = { ...plan, fromMs: fromMs + hourMs, startMs: fromMs + hourMs };
    await store.decideVisit(one, startMs, () => makeDecision('confirmed', { plan: later }));
    await store.decideVisit(other, startMs, () => makeDecision('held'));
    const span = { sinceMs: startMs, untilMs: fromMs + 2 * hourMs };
    const list = async (nowMs: number) =>
      (await store.listVisits({ ...span, nowMs })).map(({ reference }) => reference);
    expect(await list(startMs)).toEqual([other, one]);
    expect(await list(startMs + hourMs)).toEqual([one]);
    const abandoned = { states: ['confirmed'], statuses: ['withdrawn'], changedBeforeMs: startMs };
    expect(await store.listOffers('visit', abandoned)).toEqual([]);
    await store.changeLead(one, { nowMs: startMs, status: 'withdrawn' });
    expect(await store.listOffers('visit', abandoned)).toEqual([one]);
    expect(await store.listOffers('visit', { ...abandoned, changedBeforeMs: startMs - 1 })).toEqual([]);
  });
}
