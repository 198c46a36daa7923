/** COUNT-NUMBERS */
import { expect, test } from 'vitest';
import type { LeadStatus } from '../../contract/lead-status.ts';
import type { VisitState } from '../../server/store/visit-store.ts';
import { sumByMonth, sumVisits } from './numbers-page.ts';

test('sums visits by the month of their start, those that took place, and jobs won afterwards', () => {
  const visits: { atMs: number; state: VisitState; status: LeadStatus }[] = [
    { atMs: 100, state: 'kept', status: 'won' },
    { atMs: 101, state: 'kept', status: 'visit-set' },
    { atMs: 102, state: 'no-show', status: 'won' },
    { atMs: 199, state: 'confirmed', status: 'won' },
    { atMs: 199, state: 'canceled', status: 'won' },
    { atMs: 200, state: 'confirmed', status: 'visit-set' },
  ];
  const months = [
    { name: '2026-10', startMs: 0 },
    { name: '2026-11', startMs: 100 },
    { name: '2026-12', startMs: 200 },
  ];
  expect(sumByMonth(months, visits, ({ atMs }) => atMs, sumVisits)).toEqual([
    { name: '2026-12', planned: 1, kept: 0, won: 0 },
    { name: '2026-11', planned: 4, kept: 2, won: 2 },
  ]);
});
