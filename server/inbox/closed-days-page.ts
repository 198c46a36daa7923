/** Enters and removes days on which the office is closed (OFFICE-CLOSURES). */
import { closureFields, longestReason, type InboxScreens } from '../../contract/inbox.ts';
import { readDay } from '../../contract/credentials.ts';
import { listClosed } from '../../domain/days-off.ts';
import { readLocalClock } from '../../domain/office-hours.ts';
import { findClosingTime, findOpeningTime } from '../../domain/typed/find-closed-hours.ts';
import { findNextDate } from '../../domain/typed/find-day.ts';
import type { Closures } from '../closures/closures.ts';
import { isClosedBy } from '../../domain/office-clock.ts';
import { isDated } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Site } from '../website/open-site.ts';
import type { InboxRoutes, Visit } from './guard.ts';

export interface ClosedDaysParts {
  closures: Closures;
  site: Site;
  store: Pick<Store, 'listShelf'>;
  nowMs: () => number;
}

type Problem = InboxScreens['closed']['problem'];
type Typed = InboxScreens['closed']['typed'];

const mostCounted = 200;
const longestDays = 366;
const dayMs = 24 * 60 * 60_000;

export function addClosedDays(routes: InboxRoutes, { closures, site, store, nowMs }: ClosedDaysParts): void {
  const getHours = () => site.manifest().company.hours;
  const getToday = () => readDay(nowMs(), getHours().timeZone);
  const readTyped = (visit: Visit) =>
    Object.fromEntries(closureFields.map((name) => [name, visit.read(name)])) as Typed;

  /** The open requests whose promise was made before a closure and is due in it. */
  async function countDue(): Promise<number> {
    const after = { actByMs: nowMs(), id: 0 };
    const found = await store.listShelf({ shelf: 'open', after, limit: mostCounted });
    const dated = found.flatMap(({ lead: { actByMs = 0 } }) => (isDated(actByMs) ? [actByMs] : []));
    return dated.filter((atMs) => isClosedBy(atMs, getHours())).length;
  }

  const show = async (visit: Visit, problem?: Problem) => {
    if (problem) visit.reply.code(422);
    const hours = { ...getHours(), closures: [] };
    const { noonUtcMs } = readLocalClock(nowMs(), hours.timeZone);
    return visit.show('closed', {
      today: getToday(),
      typed: readTyped(visit),
      problem,
      closures: closures
        .list()
        .filter(({ lastDay, removedAtMs }) => removedAtMs === null && lastDay >= getToday()),
      dueThen: await countDue(),
      daysOff: listClosed(hours, noonUtcMs, longestDays),
    });
  };

  routes.get('/closed', (visit) => show(visit), 'see-all');

  routes.post(
    '/closed',
    async (visit) => {
      const id = Number(visit.read('remove'));
      if (id > 0) {
        await closures.remove(id);
        return visit.goTo('/closed');
      }
      const found = parseClosure(readTyped(visit), getToday());
      if (typeof found === 'string') return show(visit, found);
      await closures.add({ ...found, author: visit.person.name });
      return visit.goTo('/closed');
    },
    'see-all',
  );
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
