/** Daily counts. */
import { expect, test } from 'vitest';
import { openOne, type StoreContract } from './contract-data.ts';
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
    expect(await one.sumCounts('2026-11-01')).toEqual([
      { month: '2026-11', kind: 'sent', path: '/', source: 'direct', amount: 1 },
      { month: '2026-11', kind: 'visit', path: '/', source: 'direct', amount: 6 },
    ]);
  });

  test('removes old counts', async () => {
    const store = await openOne(engine);
    await store.addCounts([count({ day: '2024-10-01' }), count()]);
    expect(await store.purgeCounts('2024-11-01')).toBe(1);
    expect(await store.sumCounts('2000-01-01')).toHaveLength(1);
  });
}
