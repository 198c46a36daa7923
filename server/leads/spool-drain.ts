/**
 * Moves leads from the spool into the database. It has its own loop, so that it and the mails never wait for each
 * other.
 */
import type { Core } from '../core/core.ts';
import { describeError } from '../lib/log.ts';
import { createLoop } from '../lib/loop.ts';
import { saveWithFreeReference } from './lead-intake.ts';

const pauseMs = 5_000;

export function addSpoolDrain({ spool, store, outbox, services, onStored, log }: Core): void {
  const drain = createLoop({
    async run() {
      if (spool.count() === 0) return pauseMs;
      const moved = await spool.drain(({ lead, deliveries }) =>
        saveWithFreeReference(lead, deliveries, store),
      );
      if (moved > 0) log.info({ moved }, 'Moved leads from the spool into the database');
      outbox.wake();
      return pauseMs;
    },
    pauseAfterFailureMs: pauseMs,
    onFailure: (error) => log.error(describeError(error), 'Moving a lead from the spool failed'),
  });
  services.push(drain);
  onStored.push(drain.wake);
}
