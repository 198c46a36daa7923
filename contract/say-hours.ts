/** The hours of the office as people read them. */
import { weekdays, type OfficeSpan } from './office-hours.ts';

/** The whole day, as far as a clock says it. */
export const allDay = { opens: '00:00', closes: '23:59' };

interface Hours {
  office: readonly OfficeSpan[];
  header?: string | undefined;
  footer?: string | undefined;
}

/** One line with short days: "Mon-Fri 7:30 am to 5:30 pm, Sat 8 am to 12 pm". The company may say it in words of its own. */
export function sayHours({ office, header }: Hours): string {
  if (header !== undefined) return header;
  if (isAlwaysOpen(office)) return 'Open 24 hours';
  return groupDays(office)
    .map(({ days, times }) => `${sayDays(days, '-', 3)} ${times}`)
    .join(', ');
}

/** A line for each group of days: "Monday to Friday, 7:30 am to 5:30 pm". */
export function listHours({ office, footer }: Hours): string[] {
  if (footer !== undefined) return [footer];
  if (isAlwaysOpen(office)) return ['Every day, around the clock'];
  return groupDays(office).map(({ days, times }) => `${sayDays(days, ' to ')}, ${times}`);
}

/** Days with the same times, in the order of the week. */
function groupDays(office: readonly OfficeSpan[]): { days: string[]; times: string }[] {
  const groups = new Map<string, string[]>();
  for (const day of weekdays) {
    const times = office
      .filter(({ days }) => days.includes(day))
      .sort((a, b) => a.opens.localeCompare(b.opens))
      .map(({ opens, closes }) => `${sayClock(opens)} to ${sayClock(closes)}`)
      .join(' and ');
    if (times !== '') groups.set(times, [...(groups.get(times) ?? []), day]);
  }
  return [...groups].map(([times, days]) => ({ days, times }));
}

const weekIndex = (day: string | undefined): number => weekdays.findIndex((name) => name === day);

/** Runs of days: "Monday to Friday", "Monday, Wednesday". `length`: letters of a day. */
function sayDays(days: readonly string[], joiner: string, length?: number): string {
  const runs: string[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && weekIndex(day) === weekIndex(run.at(-1)) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => run.map((day) => day.slice(0, length)))
    .map((run) => (run.length < 3 ? run.join(', ') : [run[0], run.at(-1)].join(joiner)))
    .join(', ');
}

/** "17:00" as "5 pm", "07:30" as "7:30 am". */
function sayClock(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

const isAlwaysOpen = (office: readonly OfficeSpan[]): boolean =>
  office.length === 1 &&
  office.every(
    ({ days, opens, closes }) =>
      days.length === weekdays.length && opens === allDay.opens && closes === allDay.closes,
  );
