/**
 * Moves leads from the spool into the database. It has its own loop, so that it and the mails never wait for each
 * other.
 */
import type { Core } from '../core/core.ts';
import { saveWithFreeReference } from './lead-intake.ts';

export function addSpoolDrain({ spool, store, outbox, addLoop, onStored, log }: Core): void {
  const drain = addLoop({
    async run() {
      if (spool.count() === 0) return;
      const moved = await spool.drain(({ lead, deliveries }) =>
        saveWithFreeReference(lead, deliveries, store),
      );
      if (moved > 0) log.info({ moved }, 'Moved leads from the spool into the database');
      outbox.wake();
    },
    pauseMs: 5_000,
    failure: 'Moving a lead from the spool failed',
  });
  onStored.push(drain.wake);
}
