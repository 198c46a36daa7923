/** Plans the daily digest: one a day, whichever process is first, and none is lost when the server was off in the morning. */
import { readLocalClock } from '../../domain/office-hours.ts';
import { toDay } from '../lib/to-day.ts';
import { planOnce, type Recipients } from '../outbox/plan-deliveries.ts';
import type { Store } from '../store/store.ts';

export interface DigestParts {
  store: Pick<Store, 'addDeliveries' | 'countLeads' | 'listWaitingPayloads'>;
  recipients: Recipients;
  digestHour: number | 'off';
  timeZone: () => string;
  nowMs: () => number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const daysToCatchUp = 6;

/**
 * Plans the digests of this morning and of mornings that were missed; a missed one without leads is left out. While one
 * waits for the mail server none is added: they would all come at once.
 */
export async function planDigests({
  store,
  recipients,
  digestHour,
  timeZone,
  nowMs,
}: DigestParts): Promise<void> {
  if (digestHour === 'off' || (await store.listWaitingPayloads('digest')).length > 0) return;
  let untilMs = getLastTimeMs(nowMs(), digestHour, timeZone());
  for (let missed = 0; missed <= daysToCatchUp; missed++) {
    const sinceMs = getLastTimeMs(untilMs - minuteMs, digestHour, timeZone());
    const { clean, suspect, junk } = await store.countLeads({ sinceMs, untilMs });
    if (missed === 0 || clean + suspect + junk > 0) {
      // The date is the company’s: in the evening, the date in UTC may be the same on two days.
      const { noonUtcMs } = readLocalClock(untilMs, timeZone());
      const day = toDay(noonUtcMs);
      await store.addDeliveries(planOnce('digest', day, { sinceMs, untilMs }, recipients), nowMs());
    }
    untilMs = sinceMs;
  }
}

/** The last time before or at `atMs` at which local clocks showed this hour. */
export function getLastTimeMs(atMs: number, hour: number, timeZone: string): number {
  const wholeMinuteMs = Math.floor(atMs / minuteMs) * minuteMs;
  const since = (timeMs: number) => (readLocalClock(timeMs, timeZone).minutes - hour * 60 + 1440) % 1440;
  const guessMs = wholeMinuteMs - since(wholeMinuteMs) * minuteMs;
  // A change of the clocks in between moves the guess by an hour or so.
  const error = since(guessMs);
  if (error === 0) return guessMs;
  const shiftedMs = guessMs - (error > 720 ? error - 1440 : error) * minuteMs;
  return shiftedMs <= atMs ? shiftedMs : shiftedMs - dayMs;
}
