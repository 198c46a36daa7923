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

/** Long enough for the first question to be on its way. */
const leadMs = 20;

export function watchHealth(url: string): HealthWatch {
  const child = fork(path.join(root, 'bench/inbox/ask-health.ts'), [new URL(url).port]);
  return {
    async longestDuring(work) {
      child.send('start');
      await new Promise((resolve) => setTimeout(resolve, leadMs));
      await work();
      const answered = once(child, 'message');
      child.send('stop');
      const [longestMs] = (await answered) as [number];
      return longestMs;
    },
    stop: () => child.disconnect(),
  };
}
