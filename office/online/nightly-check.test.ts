import { expect, test } from 'vitest';
import type { Core } from '../../server/core/core.ts';
import { addNightlyCheck } from './nightly-check.ts';

const hourMs = 60 * 60_000;

test('finishes the pages that `npm start` left for later when the server starts (PICTURES-LATE)', async () => {
  let checks = 0;
  let run: () => Promise<number> = () => Promise.resolve(0);
  const core = {
    addLoop: (work: { run: typeof run }) => (run = work.run),
    nowMs: () => 0,
    hours: () => ({ timeZone: 'America/New_York' }),
  } as unknown as Core;
  addNightlyCheck(core, {
    check: () => {
      checks++;
      return Promise.resolve(undefined);
    },
    isUnfinished: () => true,
  });
  await run();
  expect(checks).toBe(1);
});

test('compares the site at three in the night of the company, not when the server starts (RENDER-NIGHTLY)', async () => {
  const problems: (string | undefined)[] = ['index.html', undefined];
  const raised: unknown[] = [];
  let checks = 0;
  let run: () => Promise<number> = () => Promise.resolve(0);
  const core = {
    addLoop: (work: { run: typeof run }) => (run = work.run),
    alerts: { raise: (trouble: unknown) => Promise.resolve(raised.push(trouble) > 0) },
    // 6 PM in New York, and after the first pause 3 AM.
    nowMs: () => Date.parse('2026-11-30T23:00:00Z') + checks * 9 * hourMs,
    hours: () => ({ timeZone: 'America/New_York' }),
  } as unknown as Core;
  addNightlyCheck(core, { check: () => Promise.resolve(problems[checks++]), isUnfinished: () => false });

  expect(await run()).toBe(9 * hourMs);
  expect([checks, raised]).toEqual([0, []]);
  expect(await run()).toBe(24 * hourMs);
  expect(raised).toEqual([
    { code: 'site-differs', sentence: 'siteDiffers', values: { problem: 'index.html' } },
  ]);
  await run();
  expect([checks, raised.length]).toEqual([2, 1]);
});

test('pauses at least an hour also in the night in which clocks are set back', async () => {
  let run: () => Promise<number> = () => Promise.resolve(0);
  const core = {
    addLoop: (work: { run: typeof run }) => (run = work.run),
    // 2 AM in New York, a day and a second after 3 AM of the day before.
    nowMs: () => Date.parse('2026-11-01T07:00:01Z'),
    hours: () => ({ timeZone: 'America/New_York' }),
  } as unknown as Core;
  addNightlyCheck(core, { check: () => Promise.resolve(undefined), isUnfinished: () => false });
  expect(await run()).toBe(hourMs);
});
