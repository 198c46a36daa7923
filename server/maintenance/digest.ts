/** Queues one digest a day, whichever process is first, and also those that the server missed while it was off. */
import { readLocalClock } from '../../domain/office-hours.ts';
import { toDay } from '../../domain/to-day.ts';
import type { Core } from '../core/core.ts';
import { planOnce, toOwners } from '../outbox/plan-deliveries.ts';
import type { Store } from '../store/store.ts';

export interface DigestParts extends Pick<Core, 'recipients' | 'nowMs'>, Pick<Core['config'], 'digestHour'> {
  store: Pick<Store, 'addDeliveries' | 'countLeads' | 'listWaitingPayloads' | 'recordStart'>;
  hours: () => { timeZone: string };
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const daysToCatchUp = 6;

/**
 * Queues the digests of this morning and of missed mornings with leads. Queues none while one still waits for the mail
 * server, since they would all arrive at once, and none about the time before the server was installed.
 */
export async function planDigests({
  store,
  recipients,
  digestHour,
  hours,
  nowMs,
}: DigestParts): Promise<void> {
  if (digestHour === 'off' || (await store.listWaitingPayloads('digest')).length > 0) return;
  const { timeZone } = hours();
  let untilMs = getLastTimeMs(nowMs(), digestHour, timeZone);
  for (let missed = 0; missed <= daysToCatchUp; missed++) {
    const sinceMs = getLastTimeMs(untilMs - minuteMs, digestHour, timeZone);
    const { clean, suspect, junk } = await store.countLeads({ sinceMs, untilMs });
    const isEmpty = clean + suspect + junk === 0;
    if (!isEmpty || (missed === 0 && (await store.recordStart(nowMs())) < untilMs)) {
      // The company's date: an evening's UTC date may be the next day's.
      const { noonUtcMs } = readLocalClock(untilMs, timeZone);
      const day = toDay(noonUtcMs);
      await store.addDeliveries(planOnce('digest', day, { sinceMs, untilMs }, toOwners, recipients), nowMs());
    }
    untilMs = sinceMs;
  }
}

/** The latest time until `atMs` at which local clocks showed this hour. */
export function getLastTimeMs(atMs: number, hour: number, timeZone: string): number {
  const wholeMinuteMs = Math.floor(atMs / minuteMs) * minuteMs;
  const since = (timeMs: number) => (readLocalClock(timeMs, timeZone).minutes - hour * 60 + 1440) % 1440;
  const guessMs = wholeMinuteMs - since(wholeMinuteMs) * minuteMs;
  // A clock change in between shifts the guess by about an hour.
  const error = since(guessMs);
  if (error === 0) return guessMs;
  const shiftedMs = guessMs - (error > 720 ? error - 1440 : error) * minuteMs;
  return shiftedMs <= atMs ? shiftedMs : shiftedMs - dayMs;
}
