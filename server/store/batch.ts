/**
 * Batches concurrent saves: while one batch is being saved, the next one collects. A durable commit costs one disk
 * flush, and one round of queries, however many rows it has.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

interface Job<T, R> {
  item: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/** Bounds the duration of a batch. */
const mostItems = 256;

/**
 * `save` returns a result or an error for each item, in order. If it throws, it has saved nothing; then, if `canSplit`
 * says that a single item may be the cause, each item is saved separately.
 */
export function createBatcher<T, R>(
  save: (items: readonly T[]) => Promise<(R | Error)[]>,
  canSplit: (error: unknown) => boolean,
): (item: T) => Promise<R> {
  const waiting: Job<T, R>[] = [];
  let isWorking = false;

  /** Never throws. */
  async function settle(jobs: readonly Job<T, R>[]): Promise<void> {
    try {
      const results = await save(jobs.map(({ item }) => item));
      jobs.forEach((job, index) => {
        const result = results[index];
        if (result instanceof Error || result === undefined) job.reject(result);
        else job.resolve(result);
      });
    } catch (error) {
      if (jobs.length > 1 && canSplit(error)) for (const job of jobs) await settle([job]);
      else for (const job of jobs) job.reject(error);
    }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      // Includes requests that have just arrived.
      await nextTurn();
      await settle(waiting.splice(0, mostItems));
    }
    isWorking = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isWorking) return;
      isWorking = true;
      void work();
    });
}
