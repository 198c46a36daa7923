/** Removes leads, counts, codes and sessions past their retention period. */
import { toDay } from '../../domain/to-day.ts';
import type { Core } from '../core/core.ts';
import type { Store } from '../store/store.ts';

/** `retentionDays`: 0 keeps leads until somebody erases them. */
export type RetentionParts = Pick<Core, 'store' | 'nowMs'> &
  Pick<Core['config'], 'retentionDays' | 'junkRetentionDays'>;

const dayMs = 24 * 60 * 60_000;
/** Twenty-five months, so that a month can be compared with the same month two years before. */
const countDays = 760;
/** Unused codes of three days raise an alert (checks.ts). */
const codeDays = 4;
/** The inbox accepts a session for 90 days after its last use. */
const sessionDays = 91;
/** Somebody may go to court about a building for up to ten years. */
const quoteDays = 3_653;

/**
 * The time used for retention. It follows the clock by at most an hour per round (five minutes). So a clock that jumps
 * by a year removes nothing for two weeks, while the owner is alerted; after a winter's pause the time is right within
 * a day or two.
 */
export function followClock(store: Pick<Store, 'followClock'>, nowMs: number): Promise<number> {
  return store.followClock(nowMs, dayMs / 24);
}

export async function purgeOldLeads(parts: RetentionParts) {
  const { store, retentionDays, junkRetentionDays, nowMs } = parts;
  const trustedMs = Math.min(nowMs(), await followClock(store, nowMs()));
  const before = (days: number) => trustedMs - days * dayMs;
  await store.purgeCounts(toDay(before(countDays)));
  await store.purgeSignIns({ codesMs: before(codeDays), sessionsMs: before(sessionDays) });
  // The digest tells owners about junk, so junk stays until it is sent.
  const isToldOfJunk = (await store.listWaitingPayloads('digest')).length === 0;
  return store.purge({
    leadsBeforeMs: retentionDays === 0 ? undefined : before(retentionDays),
    junkBeforeMs: isToldOfJunk ? before(junkRetentionDays) : 0,
    quotesBeforeMs: before(quoteDays),
  });
}
