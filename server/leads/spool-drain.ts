/**
 * Moves leads from the spool into the database. It has its own loop, so that it and the mails never wait for each
 * other.
 */
import { describeError, type Log } from '../lib/log.ts';
import { createLoop, type Loop } from '../lib/loop.ts';
import type { Spool } from '../spool/spool.ts';
import type { Store } from '../store/store.ts';
import { saveWithFreeReference } from './lead-intake.ts';

export interface SpoolDrainParts {
  spool: Spool;
  store: Pick<Store, 'saveLead'>;
  /** Called after leads were moved into the database. */
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
      if (moved > 0) log.info({ moved }, 'Moved leads from the spool into the database');
      onMoved();
      return pauseMs;
    },
    pauseAfterFailureMs: pauseMs,
    onFailure: (error) => log.error(describeError(error), 'Moving a lead from the spool failed'),
  });
}
