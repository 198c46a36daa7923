/** Plans the daily digest: one a day, whichever process is first, and none is lost when the server slept in the morning. */
import { readLocalClock } from '../leads/business-time.ts';
import { planOnce, type Recipients } from '../leads/plan-deliveries.ts';
import type { Store } from '../store/store.ts';

export interface DigestDesk {
  store: Pick<Store, 'addDeliveries' | 'countLeads'>;
  recipients: Recipients;
  digestHour: number | 'off';
  timeZone: () => string;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const daysToCatchUp = 6;

/** Digests of this morning and of mornings that were missed; a missed one without leads is left out. */
export async function planDigests(nowMs: number, desk: DigestDesk): Promise<void> {
  const { digestHour, store, recipients } = desk;
  if (digestHour === 'off') return;
  let untilMs = findLatest(nowMs, digestHour, desk.timeZone());
  for (let missed = 0; missed <= daysToCatchUp; missed++) {
    const sinceMs = findLatest(untilMs - minuteMs, digestHour, desk.timeZone());
    const { clean, suspect, junk } = await store.countLeads({ sinceMs, untilMs });
    if (missed === 0 || clean + suspect + junk > 0) {
      const day = new Date(untilMs).toISOString().slice(0, 10);
      await store.addDeliveries(planOnce('digest', day, { sinceMs, untilMs }, recipients), nowMs);
    }
    untilMs = sinceMs;
  }
}

/** The last time before or at `atMs` at which local clocks showed this hour. */
export function findLatest(atMs: number, hour: number, timeZone: string): number {
  const wholeMinuteMs = Math.floor(atMs / minuteMs) * minuteMs;
  const since = (timeMs: number) => (readLocalClock(timeMs, timeZone).minutes - hour * 60 + 1440) % 1440;
  const guessMs = wholeMinuteMs - since(wholeMinuteMs) * minuteMs;
  // A change of the clocks in between moves the guess by an hour or so.
  const error = since(guessMs);
  if (error === 0) return guessMs;
  const shiftedMs = guessMs - (error > 720 ? error - 1440 : error) * minuteMs;
  return shiftedMs <= atMs ? shiftedMs : shiftedMs - dayMs;
}
