import { expect, test } from 'vitest';
import { findNextAttemptAtMs } from './backoff.ts';

const hourMs = 60 * 60_000;

function listAttempts(random: () => number): number[] {
  const times = [0];
  for (;;) {
    const failure = { attempts: times.length, firstAttemptAtMs: 0, nowMs: times.at(-1) ?? 0 };
    const next = findNextAttemptAtMs(failure, undefined, random);
    if (next === undefined) return times;
    times.push(next);
  }
}

test('retries after ten seconds, then at growing intervals for three days', () => {
  const times = listAttempts(() => 0.5);
  expect(times.slice(0, 4)).toEqual([0, 10_000, 30_000, 70_000]);
  expect(times.at(-1)).toBe(72 * hourMs);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.max(...pauses)).toBe(12 * hourMs);
});

test('spreads the retries of mails that failed together', () => {
  expect(listAttempts(() => 0)[1]).toBe(8_000);
  expect(listAttempts(() => 0.999_999)[1]).toBe(12_000);
});

test('gives up after enough attempts, not because the clock jumped', () => {
  const jumped = { firstAttemptAtMs: 0, nowMs: 400 * 24 * hourMs };
  expect(findNextAttemptAtMs({ ...jumped, attempts: 2 }, undefined, () => 0.5)).toBe(jumped.nowMs + 20_000);
  expect(findNextAttemptAtMs({ ...jumped, attempts: 10 })).toBeUndefined();
});
