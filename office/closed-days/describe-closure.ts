import { closed as words } from 'words:inbox';
import type { Closure } from '../../contract/closure.ts';
import { fillIn } from '../../contract/fill-in.ts';
import { formatClock, formatDate } from '../../contract/language.ts';
import { toMinutes } from '../../domain/office-hours.ts';

const sayTime = (clock: string): string => formatClock(toMinutes(clock));

/** "Thursday, December 24", with the year if it is not the current one. */
const sayDay = (day: string, today: string): string =>
  formatDate(new Date(`${day}T12:00:00Z`), {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  });

type Days = Pick<Closure, 'firstDay' | 'lastDay' | 'fromTime' | 'untilTime'>;

/** "Thursday, December 24, from 12:00 PM" or "Thursday, December 24 to Sunday, January 3, 2027". */
export function describeClosure({ firstDay, lastDay, fromTime, untilTime }: Days, today: string): string {
  const say = (day: string, time: string | null) =>
    time === null ? sayDay(day, today) : fillIn(words.at, { day: sayDay(day, today), time: sayTime(time) });
  if (firstDay !== lastDay)
    return fillIn(words.span, { from: say(firstDay, fromTime), to: say(lastDay, untilTime) });
  const day = sayDay(firstDay, today);
  if (fromTime !== null && untilTime !== null)
    return fillIn(words.betweenHours, { day, from: sayTime(fromTime), to: sayTime(untilTime) });
  if (fromTime !== null) return fillIn(words.fromHour, { day, time: sayTime(fromTime) });
  return untilTime === null ? day : fillIn(words.untilHour, { day, time: sayTime(untilTime) });
}

/** A line of `listClosed`. */
export function describeClosed(line: string, today: string): string {
  const [day = '', from = '00:00', until = '24:00'] = line.split(' ');
  return describeClosure(
    {
      firstDay: day,
      lastDay: day,
      fromTime: from === '00:00' ? null : from,
      untilTime: until === '24:00' ? null : until,
    },
    today,
  );
}
