/** Daily counts. */
import { expect, test } from 'vitest';
import { makeLead, openOne, startMs, type StoreContract } from './contract-data.ts';
import type { DayCount } from './count-store.ts';

export function describeCounting(engine: StoreContract): void {
  const count = (change: Partial<DayCount> = {}): DayCount => ({
    day: '2026-11-21',
    kind: 'visit',
    path: '/',
    source: 'direct',
    amount: 1,
    ...change,
  });

  test('sums counts by month, kind, path and source, also when two processes write', async () => {
    const [one, two] = await engine.openStores(2);
    if (!one || !two) throw new Error('The engine opened no store');
    await one.addCounts([count({ amount: 2 }), count({ kind: 'sent' })]);
    await Promise.all([one, two].map((store) => store.addCounts([count(), count({ day: '2026-11-30' })])));
    await one.addCounts([count({ day: '2026-10-31' })]);
    const november = [{ name: '2026-11', startMs }];
    const none = { requests: 0, quotes: 0, won: 0 };
    expect(await one.sumNumbers(november, startMs)).toEqual({
      months: [{ name: '2026-11', visits: 6, ...none }],
      sources: [{ name: 'direct', visits: 6, ...none }],
      pages: [],
    });
    expect(await one.readDayCounts('2026-11-21')).toEqual({ sources: ['direct'], rows: 2 });
    const week = await one.sumDays(['2026-11-15', '2026-11-21'], { sinceMs: 0, untilMs: startMs });
    expect(week.total).toEqual({ name: '', visits: 4, ...none });
  });

  // COUNT-NUMBERS
  test('sums visits and requests by month, source and page, the busiest first', async () => {
    const store = await openOne(engine);
    const honest = { judgement: { verdict: 'clean' as const, score: 0, reasons: [] } };
    const lead = (source: string, page: string, receivedAtMs = startMs) =>
      makeLead({ ...honest, source: { landing: '/', utm_source: source }, page, receivedAtMs });
    for (const one of [lead('Google', '/contact'), lead('google', '/'), lead('yelp', '/', startMs - 1)])
      await store.saveLead(one, []);
    await store.addCounts([
      count({ source: 'google', amount: 7 }),
      count({ source: 'bing' }),
      count({ kind: 'view', path: '/contact', amount: 3 }),
    ]);
    const months = [
      { name: '2026-10', startMs: startMs - 1 },
      { name: '2026-11', startMs },
    ];
    const none = { visits: 0, requests: 0, quotes: 0, won: 0 };
    expect(await store.sumNumbers(months, startMs + 1)).toEqual({
      months: [
        { ...none, name: '2026-11', visits: 8, requests: 2 },
        { ...none, name: '2026-10', requests: 1 },
      ],
      sources: [
        { ...none, name: 'google', visits: 7, requests: 2 },
        { ...none, name: 'yelp', requests: 1 },
        { ...none, name: 'bing', visits: 1 },
      ],
      pages: [
        { ...none, name: '/', requests: 2 },
        { ...none, name: '/contact', visits: 3, requests: 1 },
      ],
    });
  });

  test('removes old counts', async () => {
    const store = await openOne(engine);
    await store.addCounts([count({ day: '2024-10-01' }), count()]);
    expect(await store.purgeCounts('2024-11-01')).toBe(1);
    expect((await store.readDayCounts('2026-11-21')).rows).toBe(1);
  });
}
