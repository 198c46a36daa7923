/** Formats office hours for people, in the site's language. */
import { fillIn } from '../contract/fill-in.ts';
import { formatDate, formatList, formatShortClock } from '../contract/language.ts';
import { weekdays, type OfficeSpan } from '../contract/weekdays.ts';
import { toMinutes } from './office-hours.ts';
import type { Words } from '../contract/words/english.ts';

type HourWords = Words['site']['hours'];

/** The whole day, to the last minute. */
const allDay = { opens: '00:00', closes: '23:59' };

interface Hours {
  office: readonly OfficeSpan[];
  header?: string | undefined;
  footer?: string | undefined;
}

/**
 * One line with short day names, such as "Mon-Fri 7:30 AM to 5:30 PM, Sat 8 AM to 12 PM", or the company's own words.
 */
export function formatHours({ office, header }: Hours, words: HourWords): string {
  if (header !== undefined) return header;
  if (isAlwaysOpen(office)) return words.alwaysOpen;
  return groupDays(office, words)
    .map(({ days, times }) => `${sayDays(days, 'short', words.shortDays)} ${times}`)
    .join(', ');
}

/** One line for each group of days, such as "Monday to Friday, 7:30 AM to 5:30 PM". */
export function listHours({ office, footer }: Hours, words: HourWords): string[] {
  if (footer !== undefined) return [footer];
  if (isAlwaysOpen(office)) return [words.aroundTheClock];
  return groupDays(office, words).map(({ days, times }) => `${sayDays(days, 'long', words.days)}, ${times}`);
}

/** Groups days with the same times, in weekday order. */
function groupDays(office: readonly OfficeSpan[], { times: span }: HourWords) {
  const groups = new Map<string, string[]>();
  for (const day of weekdays) {
    const spans = office
      .filter(({ days }) => days.includes(day))
      .sort((a, b) => a.opens.localeCompare(b.opens))
      .map(({ opens, closes }) => fillIn(span, { opens: sayClock(opens), closes: sayClock(closes) }));
    const times = formatList(spans);
    if (times !== '') groups.set(times, [...(groups.get(times) ?? []), day]);
  }
  return [...groups].map(([times, days]) => ({ days, times }));
}

const weekIndex = (day: string | undefined): number => weekdays.findIndex((name) => name === day);

/** January 1, 2024 is a Monday. */
const nameDay = (day: string, weekday: 'short' | 'long'): string =>
  formatDate(Date.UTC(2024, 0, 1 + weekIndex(day)), { weekday, timeZone: 'UTC' });

/**
 * Formats runs of days, such as "Monday to Friday" and "Monday, Wednesday". `range` is the text with {from} and {to}.
 */
function sayDays(days: readonly string[], style: 'short' | 'long', range: string): string {
  const runs: string[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && weekIndex(day) === weekIndex(run.at(-1)) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => run.map((day) => nameDay(day, style)))
    .map((run) =>
      run.length < 3 ? run.join(', ') : fillIn(range, { from: run[0] ?? '', to: run.at(-1) ?? '' }),
    )
    .join(', ');
}

const sayClock = (clock: string): string => formatShortClock(toMinutes(clock));

const isAlwaysOpen = (office: readonly OfficeSpan[]): boolean =>
  office.length === 1 &&
  office.every(
    ({ days, opens, closes }) =>
      days.length === weekdays.length && opens === allDay.opens && closes === allDay.closes,
  );
