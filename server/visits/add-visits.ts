import type { Core } from '../core/core.ts';
import { readCalendars, readGoers } from './calendars.ts';
import { createVisits, type Visits } from './decide-visits.ts';
import { tendVisits } from './visit-reminders.ts';

const roundMs = 60_000;

export function addVisits(core: Core): Visits {
  const visits = createVisits(core, () => readGoers(core));
  core.addLoop({
    run: async () => {
      if (!visits.settings().on) return roundMs;
      await tendVisits(core, visits);
      await readCalendars(core);
      return roundMs;
    },
    pauseAfterFailureMs: roundMs,
    failure: 'Reading calendars or reminding of visits failed',
  });
  return visits;
}
