/** Measures how long a server keeps others waiting. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../tools/lib/paths.ts';

export interface HealthWatch {
  /** The longest time to an answer of /healthz during `work`, in milliseconds. */
  longestDuring(work: () => Promise<unknown>): Promise<number>;
  stop(): void;
}

export function watchHealth(url: string): HealthWatch {
  const child = fork(path.join(root, 'bench/inbox/ask-health.ts'), [new URL(url).port]);
  const send = async (word: 'start' | 'stop') => {
    const answered = once(child, 'message');
    child.send(word);
    return (await answered)[0] as unknown;
  };
  return {
    async longestDuring(work) {
      await send('start');
      await work();
      return Number(await send('stop'));
    },
    stop: () => child.disconnect(),
  };
}
