import type { Core } from '../core/core.ts';
import { readCalendars, readGoers } from './calendars.ts';
import { createVisits, type Visits } from './decide-visits.ts';
import { tendVisits } from './visit-reminders.ts';

const roundMs = 60_000;

export function addVisits(core: Core): Visits {
  const visits = createVisits(core, () => readGoers(core));
  const round = async () => {
    if (!visits.settings().on) return;
    await tendVisits(core, visits);
    await readCalendars(core);
  };
  core.addRounds(roundMs, round, 'Reading calendars or reminding of visits failed');
  return visits;
}
