/** Removes what is too old to keep. */
import type { Store } from '../store/store.ts';

export interface RetentionParts {
  store: Pick<Store, 'purge'>;
  /** 0 keeps leads until somebody erases them. */
  retentionDays: number;
  junkRetentionDays: number;
  nowMs: () => number;
}

const dayMs = 24 * 60 * 60_000;

/** Returns how many leads were removed. */
export async function purgeOldLeads(parts: RetentionParts): Promise<number> {
  const { store, retentionDays, junkRetentionDays, nowMs } = parts;
  const before = (days: number) => nowMs() - days * dayMs;
  return store.purge({
    leadsBeforeMs: retentionDays === 0 ? undefined : before(retentionDays),
    junkBeforeMs: before(junkRetentionDays),
  });
}
