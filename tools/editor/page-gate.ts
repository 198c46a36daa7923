/**
 * Keeps content changes and page renders apart. The development server caches its last list of pages. A page that
 * renders during a change restores the old list when it finishes, and hides the change until the next one. So a change
 * waits for the current renders, and new renders wait for the change.
 */
import { setTimeout as delay } from 'node:timers/promises';

/** A render that never ends must not block a save. */
const mostWaitMs = 30_000;

export function createPageGate(waitMs = mostWaitMs) {
  const pages = new Set<Promise<void>>();
  let lastChange: Promise<unknown> = Promise.resolve();

  async function waitForChanges(): Promise<void> {
    for (let seen: unknown; seen !== lastChange;) {
      seen = lastChange;
      await lastChange;
    }
  }

  return {
    /** Resolves when no change is running. `answered` settles when the page is rendered. */
    async enter(answered: Promise<void>): Promise<void> {
      await waitForChanges();
      const page = answered.finally(() => pages.delete(page));
      pages.add(page);
    },
    /** Runs changes one at a time, each while no page renders. */
    change<Result>(work: () => Result | Promise<Result>): Promise<Result> {
      const next = lastChange.then(async () => {
        await Promise.race([Promise.all(pages), delay(waitMs, undefined, { ref: false })]);
        return work();
      });
      lastChange = next.catch(() => undefined);
      return next;
    },
  };
}
