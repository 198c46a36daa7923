import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { doSomeAtOnce } from './some-at-once.ts';

test('returns the results in the order of the items', async () => {
  const work = async (ms: number) => {
    await setTimeout(ms);
    return [ms];
  };
  expect(await doSomeAtOnce(2, [9, 1, 5], work)).toEqual([[9], [1], [5]]);
});

test('begins nothing after an error, and waits for what has begun (RENDER-WHOLE)', async () => {
  const begun: string[] = [];
  const ended: string[] = [];
  const work = async (name: string) => {
    begun.push(name);
    if (name === 'wrong') throw new Error('a wrong field');
    await setTimeout(20);
    ended.push(name);
  };
  await expect(doSomeAtOnce(2, ['slow', 'wrong', 'next', 'last'], work)).rejects.toThrow('a wrong field');
  expect([begun, ended]).toEqual([['slow', 'wrong'], ['slow']]);
});
