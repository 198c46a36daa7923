/**
 * Keeps changes of content and the making of pages apart. The development server keeps the list of pages that it made
 * last. A page that is being made while content changes puts the old list back when it is ready, and nobody sees the
 * change before the next one. So a change waits for the pages that are being made, and new pages wait for the change.
 */
import { setTimeout as delay } from 'node:timers/promises';

/** A page that never comes must not keep an owner from saving. */
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
    /** Comes back when no content is changing; `answered` settles when the page has been made. */
    async enter(answered: Promise<void>): Promise<void> {
      await waitForChanges();
      const page = answered.finally(() => pages.delete(page));
      pages.add(page);
    },
    /** Runs one change after the other, each while no page is being made. */
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

export type PageGate = ReturnType<typeof createPageGate>;
