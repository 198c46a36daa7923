/**
 * Every night, a process makes the site again without the parts of the last release and compares the two
 * (render/main.ts). It also renews what another day changes, such as a license that has expired. When the server starts, it
 * finishes the pages that `npm start` has left for later.
 */
import { getLastTimeMs } from '../../server/maintenance/digest.ts';
import type { Core } from '../../server/core/core.ts';
import type { Renders } from './renders.ts';

/** In the company's time zone. */
const hour = 3;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

export function addNightlyCheck(
  { addLoop, alerts, hours, nowMs }: Pick<Core, 'addLoop' | 'alerts' | 'hours' | 'nowMs'>,
  renders: Pick<Renders, 'check' | 'isUnfinished'>,
): void {
  let isNight = false;
  addLoop({
    run: async () => {
      const problem = isNight || renders.isUnfinished() ? await renders.check() : undefined;
      if (problem !== undefined)
        await alerts.raise({ code: 'site-differs', sentence: 'siteDiffers', values: { problem } });
      isNight = true;
      // When clocks are set back, a day after the last time is before the next one.
      return Math.max(getLastTimeMs(nowMs(), hour, hours().timeZone) + dayMs - nowMs(), hourMs);
    },
    pauseMs: dayMs,
    failure: 'The nightly check of the site failed',
  });
}
