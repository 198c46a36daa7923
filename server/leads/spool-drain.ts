/** Moves leads from the spool into the database, in a loop of its own: neither waits for mails, nor mails for it. */
import { describeError, type Log } from '../lib/log.ts';
import { createLoop, type Loop } from '../lib/loop.ts';
import type { Spool } from '../spool/spool.ts';
import type { Store } from '../store/store.ts';
import { saveWithFreeReference } from './lead-intake.ts';

export interface SpoolDrainParts {
  spool: Spool;
  store: Pick<Store, 'saveLead'>;
  /** Called when leads have come into the database. */
  onMoved: () => void;
  log: Log;
}

const pauseMs = 5_000;

export function createSpoolDrain({ spool, store, onMoved, log }: SpoolDrainParts): Loop {
  return createLoop({
    async run() {
      if (spool.count() === 0) return pauseMs;
      const moved = await spool.drain(({ lead, deliveries }) =>
        saveWithFreeReference(lead, deliveries, store),
      );
      if (moved > 0) log.info({ moved }, 'Leads went from the spool into the database');
      onMoved();
      return pauseMs;
    },
    pauseAfterFailureMs: pauseMs,
    onFailure: (error) => log.error(describeError(error), 'A lead could not leave the spool'),
  });
}
