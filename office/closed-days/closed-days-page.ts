/** Enters and removes days on which the office is closed (OFFICE-CLOSURES). */
import { readDay } from '../../contract/credentials.ts';
import { listClosed } from '../../domain/days-off.ts';
import { readLocalClock } from '../../domain/office-hours.ts';
import { findClosingTime, findOpeningTime } from '../../domain/typed/find-closed-hours.ts';
import { findNextDate } from '../../domain/typed/find-day.ts';
import { isClosedBy } from '../../domain/office-clock.ts';
import { isDated } from '../../server/store/records.ts';
import type { InboxRoutes, Visit } from '../frame/guard.ts';
import type { InboxParts } from '../frame/inbox-parts.ts';
import type { Problem } from '../frame/screens.ts';

declare module '../frame/screens.ts' {
  interface Screens {
    closed: Awaited<ReturnType<typeof readScreen>>;
  }
}

type Typed = ReturnType<typeof readTyped>;

const mostCounted = 200;
const longestDays = 366;
/** Characters. */
const longestReason = 200;
const dayMs = 24 * 60 * 60_000;

const readToday = ({ site, nowMs }: InboxParts) => readDay(nowMs(), site.manifest().company.hours.timeZone);

const readTyped = ({ read }: Visit) => ({
  firstDay: read('firstDay'),
  fromTime: read('fromTime'),
  lastDay: read('lastDay'),
  untilTime: read('untilTime'),
  reason: read('reason'),
});

async function readScreen(visit: Visit, parts: InboxParts, problem?: Problem) {
  const { closures, site, nowMs } = parts;
  const { hours } = site.manifest().company;
  const { noonUtcMs } = readLocalClock(nowMs(), hours.timeZone);
  const today = readToday(parts);
  return {
    today,
    typed: readTyped(visit),
    problem,
    longestReason,
    /** What the last press did: `added` or `removed`. */
    done: visit.read('done'),
    closures: closures.list().filter(({ lastDay }) => lastDay >= today),
    dueThen: await countDue(parts),
    daysOff: listClosed({ ...hours, closures: [] }, noonUtcMs, longestDays),
  };
}

/** The open requests whose promise was made before a closure and is due in it. */
async function countDue({ site, store, nowMs }: InboxParts): Promise<number> {
  const { hours } = site.manifest().company;
  const after = { actByMs: nowMs(), id: 0 };
  const found = await store.listShelf({ shelf: 'open', after, limit: mostCounted });
  const dated = found.flatMap(({ lead: { actByMs } }) => (isDated(actByMs) ? [actByMs] : []));
  return dated.filter((atMs) => isClosedBy(atMs, hours)).length;
}

export function addClosedDays(routes: InboxRoutes, parts: InboxParts): void {
  const { closures } = parts;
  const show = async (visit: Visit, problem?: Problem) =>
    visit.show('closed', await readScreen(visit, parts, problem), problem && 422);

  routes.get('/closed', 'see-all', (visit) => show(visit));

  routes.post('/closed', 'see-all', async (visit) => {
    const id = Number(visit.read('remove'));
    if (id > 0) {
      await closures.remove(id);
      return visit.goTo('/closed?done=removed');
    }
    const found = parseClosure(readTyped(visit), readToday(parts));
    if (typeof found === 'string') return show(visit, found);
    await closures.add({ ...found, author: visit.person.name });
    return visit.goTo('/closed?done=added');
  });
}

function parseClosure(typed: Typed, today: string) {
  const { reason } = typed;
  const firstDay = findNextDate(typed.firstDay, today);
  const lastDay = typed.lastDay === '' ? firstDay : findNextDate(typed.lastDay, firstDay ?? today);
  const fromTime = typed.fromTime === '' ? null : findClosingTime(typed.fromTime);
  const untilTime = typed.untilTime === '' ? null : findOpeningTime(typed.untilTime);
  if (firstDay === undefined) return 'noFirstDay';
  if (lastDay === undefined || lastDay < firstDay || lastDay < today) return 'noLastDay';
  if (Date.parse(lastDay) - Date.parse(firstDay) > longestDays * dayMs) return 'noLastDay';
  if (fromTime === undefined || untilTime === undefined) return 'noTime';
  const isReversed = fromTime !== null && untilTime !== null && untilTime <= fromTime;
  if (firstDay === lastDay && isReversed) return 'noTime';
  if (reason.length > longestReason) return 'longReason';
  return { firstDay, lastDay, fromTime, untilTime, reason };
}
